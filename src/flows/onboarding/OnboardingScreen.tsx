import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
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
import { liveActors } from './onboarding.actors.ts'
import { onboardingMachine } from './onboarding.machine.ts'
import { currentProgress } from './progress.ts'

export interface OnboardingScreenProps {
  /** The setup token in the URL; null if there is none. */
  setupToken: string | null
  /** The address of 'Contact Us'. */
  contactEmail: string
}

const liveMachine = onboardingMachine.provide({ actors: liveActors })

/** /onboarding, for signed-in users and for applicants whose setup data /magic-setup stored in this tab. */
export default function OnboardingScreen({ setupToken, contactEmail }: OnboardingScreenProps) {
  const session = useSessionActor()
  const navigate = useNavigate()
  const firstName = useSession((session) => sessionUserOf(session).firstName)
  const userId = useSession(({ context }) => context.grant?.user.id ?? null)
  const email = useSession((session) => sessionUserOf(session).email)
  const [input] = useState(() => ({
    account: readSetupData(),
    setupToken,
    userId,
    email,
    progress: readOnboardingProgress(),
  }))
  const [state, send, actor] = useMachine(liveMachine, { input })
  useEmitted(actor, {
    'setupData.used': clearSetupData,
    'profile.saved': ({ user }) => session.send({ type: 'user.changed', user }),
    'profile.completed': () => navigate(PATHS.dashboard, { replace: true }),
    'account.created': () => {
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
