import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { storeReadyAccount } from '../../device/readyAccount.ts'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { ACCOUNT_CREATED, FULL_ACCESS, LIMITED_FEATURES } from '../../modules/account/limitedAccess.ts'
import { accessModeOf } from '../../session/access.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import {
  clearSecretAccess,
  hasSecretAccess,
  readSetupData,
  storeSetupData,
} from '../../session/signUpStorage.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { AccountSetupView, type AccountSetupViewProps } from './AccountSetupView.tsx'
import { liveActors } from './accountSetup.actors.ts'
import type { AccountSetupInput } from './accountSetup.context.ts'
import { accountSetupMachine } from './accountSetup.machine.ts'
import { SETUP_OUTCOMES } from './setupOutcomes.ts'

export interface AccountSetupScreenProps
  extends Pick<AccountSetupInput, 'page' | 'token'>,
    /** `signOutPrompt`: if the user is signed in. */
    Pick<AccountSetupViewProps, 'signOutPrompt'> {}

const liveMachine = accountSetupMachine.provide({ actors: liveActors })

/** Creates an account from a setup link or at /signup, or connects a signed-in user's account with an application. */
export default function AccountSetupScreen({ page, token, signOutPrompt }: AccountSetupScreenProps) {
  const session = useSessionActor()
  const navigate = useNavigate()
  const { state: locationState } = useLocation()
  const userEmail = useSession((session) => sessionUserOf(session).email)
  const hasBackendAccess = useSession(accessModeOf) === 'backend'
  const isSignedIn = signOutPrompt !== undefined
  const [state, send, actor] = useMachine(liveMachine, {
    input: {
      page,
      token,
      user: isSignedIn ? { email: userEmail, hasBackendAccess } : null,
      existingEmail: page === 'registration' && !isSignedIn ? existingEmailFrom(locationState) : null,
      hasAccess: page !== 'signup' || hasSecretAccess(),
    },
  })
  const [setupData] = useState(readSetupData)
  const onboardingPath = `${PATHS.onboarding}?setup_token=${token}`
  const { email } = state.context.fields.values

  // Replaces the history entry: the link works only once.
  const open = (path: string, state?: object) => navigate(path, { replace: true, state })
  const openWithAccess = () => {
    if (page !== 'signup') return open(PATHS.dashboard)
    clearSecretAccess()
    open(PATHS.onboarding)
  }
  useEmitted(actor, {
    'access.denied': () => open(PATHS.home),
    'account.existed': () => {
      toasts.warning('Account already exists', 'Please sign in with your existing credentials.')
      open(PATHS.register, { accountExists: true, setupToken: token, email })
    },
    'account.created': ({ account }) => {
      storeSetupData(account)
      open(onboardingPath)
    },
    'account.connected': ({ grant, hostedUser }) => {
      session.send({ type: 'backend.granted', grant, hostedUser })
      if (page === 'signup') toasts.success(ACCOUNT_CREATED, FULL_ACCESS)
      openWithAccess()
    },
    'account.limited': ({ hostedUser, reason }) => {
      session.send({ type: 'hosted.granted', hostedUser })
      toasts.warning(LIMITED_FEATURES, reason)
      openWithAccess()
    },
    'setup.finished': ({ outcome }) => {
      if (isSignedIn) return open(PATHS.dashboard)
      const { title, text } = SETUP_OUTCOMES[outcome]
      // Fills in the demo login.
      storeReadyAccount(email)
      if (outcome === 'complete') toasts.success(title)
      else toasts.warning(title, text)
      open(PATHS.demoLogin)
    },
    // The route guard redirects to the demo login.
    'signIn.requested': () => session.send({ type: 'signInAgain.requested' }),
  })
  return (
    <AccountSetupView
      state={state}
      send={send}
      onboardingPath={page === 'magicSetup' && setupData?.email === email ? onboardingPath : null}
      signOutPrompt={signOutPrompt}
    />
  )
}

/** The email of the existing account that /magic-setup passes in the history state, empty if unknown; null without one. */
function existingEmailFrom(state: unknown): string | null {
  const { accountExists, email } = (state ?? {}) as { accountExists?: unknown; email?: unknown }
  if (accountExists !== true) return null
  return typeof email === 'string' ? email : ''
}
