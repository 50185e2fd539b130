import type { BackendIssue } from './backendIssue.ts'
import { signInFailureMessage } from './signIn.ts'

/**
 * Outcome of the provider sign-in. `secondFactor`: the password is correct, a second factor is required. A `message`:
 * the sign-in ends with it, and the backend is not asked.
 */
export type ProviderOutcome =
  | 'accepted'
  | 'refused'
  | 'unreachable'
  | 'secondFactor'
  | { readonly message: string }

/** Outcome of the backend login. `status` is null without an HTTP response. */
export type BackendOutcome = 'accepted' | { readonly status: number | null; readonly message: string }

export interface SignInDecision {
  grant: 'backend' | 'hosted' | 'demo' | 'none'
  message: string | null
  /** Why a `hosted` session has no backend access; null for the other modes. */
  issue: BackendIssue | null
  /** Warning to show after a successful sign-in. */
  notice: { title: string; text: string } | null
  /** Where the provider session must be ended because the sign-in failed; null if nowhere. */
  signOutProvider: 'here' | 'everywhere' | null
}

const NOTHING: SignInDecision = {
  grant: 'none',
  message: null,
  issue: null,
  notice: null,
  signOutProvider: null,
}

/**
 * Combines the outcomes of provider and backend for the same credentials. Null while the outcome of the backend is
 * missing (null) and decides. While a second factor is missing it grants nothing; once verified, the provider's outcome
 * is `accepted`.
 */
export function signInDecision(
  provider: ProviderOutcome,
  backend: BackendOutcome | null,
): SignInDecision | null {
  if (provider === 'secondFactor') return NOTHING
  if (typeof provider === 'object') return { ...NOTHING, message: provider.message }
  if (backend === null) return null
  if (backend === 'accepted') return { ...NOTHING, grant: 'backend' }

  const reason = signInFailureMessage(backend)
  const isAccepted = provider === 'accepted'
  if (!isAccepted) return { ...NOTHING, message: reason }
  // A disabled backend account must not get hosted access either.
  if (backend.status === 403) return { ...NOTHING, message: reason, signOutProvider: 'everywhere' }
  if (backend.status === 429) return { ...NOTHING, message: reason, signOutProvider: 'here' }
  // 409: the backend account has another password.
  if (backend.status === 409)
    return {
      ...NOTHING,
      grant: 'hosted',
      issue: 'otherPassword',
      notice: { title: 'Some features may be limited', text: backend.message },
    }
  // 401: normal for users who have a provider account only.
  if (backend.status === 401) return { ...NOTHING, grant: 'hosted', issue: 'noAccount' }
  return {
    ...NOTHING,
    grant: 'hosted',
    issue: 'unreachable',
    notice: { title: 'Some features may be limited', text: reason },
  }
}

/** The decision without an email: only the master access code is accepted. `isAccessCode` is null if none is configured. */
export function decisionWithoutEmail(isAccessCode: boolean | null): SignInDecision {
  if (isAccessCode === true) return { ...NOTHING, grant: 'demo' }
  const message =
    isAccessCode === null
      ? 'Please enter your email.'
      : 'Please enter your email, or the master access code as the password.'
  return { ...NOTHING, message }
}
