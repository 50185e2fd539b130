import { signInFailureMessage } from './signIn.ts'

/** The hosted provider's word on a sign-in. `secondFactor`: the password is right, a factor is still to be shown. */
export type ProviderOutcome = 'accepted' | 'refused' | 'unreachable' | 'secondFactor'

/** The backend's word on it. `status` is null where no answer came. */
export type BackendOutcome = 'accepted' | { readonly status: number | null; readonly message: string }

/** What a sign-in leads to. */
export interface SignInDecision {
  /** The mode that begins; `none` where none does. */
  grant: 'backend' | 'hosted' | 'demo' | 'none'
  /** Why nobody was let in. */
  message: string | null
  /** What somebody who was let in should know. */
  notice: { title: string; text: string } | null
  /** The provider's session must end, for its owner may not come in. */
  signOutProvider: boolean
}

const NOTHING: SignInDecision = { grant: 'none', message: null, notice: null, signOutProvider: false }

/**
 * The demo login's decision, once both services were asked with the same credentials. With a second factor
 * outstanding nothing is decided, whatever the backend says; shown, it makes the provider's outcome `accepted`.
 */
export function signInDecision(provider: ProviderOutcome, backend: BackendOutcome): SignInDecision {
  if (provider === 'secondFactor') return NOTHING
  if (backend === 'accepted') return { ...NOTHING, grant: 'backend' }

  const reason = signInFailureMessage(backend)
  const isAccepted = provider === 'accepted'
  // A disabled account does not come in by the other door.
  if (!isAccepted || backend.status === 403)
    return { ...NOTHING, message: reason, signOutProvider: isAccepted }
  // The backend does not know them, which is how somebody with a hosted account alone always signs in.
  if (backend.status === 401) return { ...NOTHING, grant: 'hosted' }
  return { ...NOTHING, grant: 'hosted', notice: { title: 'Some features may be limited', text: reason } }
}

/**
 * The decision where no e-mail was given, so that only the master access code could let somebody in.
 * `isAccessCode` is null where no code is configured.
 */
export function decisionWithoutEmail(isAccessCode: boolean | null): SignInDecision {
  if (isAccessCode === true) return { ...NOTHING, grant: 'demo' }
  const message =
    isAccessCode === null
      ? 'Please enter your email.'
      : 'Please enter your email, or the master access code as the password.'
  return { ...NOTHING, message }
}
