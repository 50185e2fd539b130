import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { storeReadyAccount } from '../../device/readyAccount.ts'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import {
  clearOnboardingProgress,
  clearSetupData,
  readOnboardingProgress,
  readSetupData,
  storeOnboardingProgress,
} from '../../session/signUpStorage.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { OnboardingView } from './OnboardingView.tsx'
import { liveActors, signOutOf } from './onboarding.actors.ts'
import { onboardingMachine } from './onboarding.machine.ts'
import { currentProgress } from './progress.ts'

export interface OnboardingScreenProps {
  /** The setup token in the URL; null if there is none. */
  setupToken: string | null
  /** The address of 'Contact Us'. */
  contactEmail: string
}

/** /onboarding, for signed-in users and for applicants whose setup data /magic-setup stored in this tab. */
export default function OnboardingScreen({ setupToken, contactEmail }: OnboardingScreenProps) {
  const session = useSessionActor()
  const navigate = useNavigate()
  const firstName = useSession((session) => sessionUserOf(session).firstName)
  const userId = useSession(({ context }) => context.grant?.user.id ?? null)
  const email = useSession((session) => sessionUserOf(session).email)
  const [input] = useState(() => ({
    // A signed-in backend user has the account; the answers are saved in its profile.
    account: userId === null ? readSetupData() : null,
    setupToken,
    userId,
    email,
    progress: readOnboardingProgress(),
  }))
  const [machine] = useState(() =>
    onboardingMachine.provide({ actors: { ...liveActors, signOut: signOutOf(session) } }),
  )
  const [state, send, actor] = useMachine(machine, { input })
  useEmitted(actor, {
    'setupData.used': clearSetupData,
    'profile.saved': ({ user }) => session.send({ type: 'user.changed', user }),
    'profile.completed': () => {
      clearSetupData()
      navigate(PATHS.dashboard, { replace: true })
    },
    'account.created': () => {
      if (input.account !== null) storeReadyAccount(input.account.email)
      toasts.success('Account created successfully! Please log in.')
      navigate(PATHS.home)
    },
  })
  useEffect(() => {
    const progress = currentProgress(state)
    if (progress === null) clearOnboardingProgress()
    else storeOnboardingProgress(progress)
  }, [state])
  return (
    <OnboardingView
      state={state}
      send={send}
      firstName={input.account?.firstName || firstName}
      contactEmail={contactEmail}
    />
  )
}
