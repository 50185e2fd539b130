import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { readKeptOnboarding, tryUpdateKeptOnboarding } from '../../device/keptOnboarding.ts'
import { storeReadyAccount } from '../../device/readyAccount.ts'
import { PATHS } from '../../domain/paths.ts'
import { useUrlParams } from '../../lib/url/useUrlParams.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { UNFINISHED_SETUP } from '../../modules/setup-link/UnfinishedSetup.tsx'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import { clearSetupData, readSetupData } from '../../session/signUpStorage.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { LOG_IN_TO_FINISH } from './callTexts.ts'
import { OnboardingView } from './OnboardingView.tsx'
import { liveActors, signOutOf } from './onboarding.actors.ts'
import { onboardingMachine } from './onboarding.machine.ts'
import { ONBOARDING_PARAMS } from './onboardingParams.ts'
import { currentProgress, currentStep } from './progress.ts'

export interface OnboardingScreenProps {
  /** The setup token in the URL; null if there is none. */
  setupToken: string | null
}

/**
 * /onboarding, for signed-in users and for applicants whose setup data /magic-setup stored in this tab. After a sign-in
 * in another tab, it continues for that user. A sign-out changes nothing: it is the last step.
 */
export default function OnboardingScreen(props: OnboardingScreenProps) {
  const email = useSession((session) => sessionUserOf(session).email)
  const userId = useSession(({ context }) => context.grant?.user.id ?? '')
  const signedIn = `${email} ${userId}`
  const [user, setUser] = useState(signedIn)
  if (email !== '' && user !== signedIn) setUser(signedIn)
  return <Onboarding key={user} {...props} />
}

function Onboarding({ setupToken }: OnboardingScreenProps) {
  const session = useSessionActor()
  const firstName = useSession((session) => sessionUserOf(session).firstName)
  const userId = useSession(({ context }) => context.grant?.user.id ?? null)
  const email = useSession((session) => sessionUserOf(session).email)
  const [input] = useState(() => {
    // A signed-in backend user has the account; the answers are saved in its profile.
    const account = userId === null ? readSetupData() : null
    const { progress } = readKeptOnboarding(account?.email ?? email)
    return { account, setupToken, userId, email, progress }
  })
  const [machine] = useState(() =>
    onboardingMachine.provide({ actors: { ...liveActors, signOut: signOutOf(session) } }),
  )
  const [state, send, actor] = useMachine(machine, { input })
  const isOpen = useRef(false)
  const leave = useUrlParams({
    params: ONBOARDING_PARAMS,
    values: { step: currentStep(state) },
    onFollow({ step }) {
      // What is kept decides where it opens: the step in the URL may be that of the user before.
      if (isOpen.current) send({ type: 'url.followed', step })
      isOpen.current = true
    },
  })
  useEmitted(actor, {
    'setupData.used': clearSetupData,
    'profile.saved': ({ user }) => session.send({ type: 'user.changed', user }),
    'profile.completed': () => {
      clearSetupData()
      leave(PATHS.dashboard)
    },
    'account.created': ({ isFinished }) => {
      if (input.account !== null) storeReadyAccount(input.account.email)
      if (isFinished) toasts.success('Account created successfully! Please log in.')
      else toasts.warning(UNFINISHED_SETUP, LOG_IN_TO_FINISH)
      leave(PATHS.home)
    },
  })
  const owner = input.account?.email ?? input.email
  useEffect(() => tryUpdateKeptOnboarding(owner, { progress: currentProgress(state) }), [owner, state])
  return <OnboardingView state={state} send={send} firstName={input.account?.firstName || firstName} />
}
