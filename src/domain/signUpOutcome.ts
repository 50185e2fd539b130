/** What the hosted provider said about a new account that it did not make. */
interface SignUpFailure {
  /** In the words of the hosted client's errors. */
  readonly kind: string
  readonly code: string | null
  readonly message: string
}

/** Why there is no new account: its address has one, its password is too weak, or something else failed. */
export type SignUpRefusal =
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'weakPassword'; readonly message: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** What a failed sign-up means for the person, who can change the password but not the service. */
export function signUpRefusal({ kind, code, message }: SignUpFailure): SignUpRefusal {
  if (kind === 'duplicate') return { kind }
  if (code === 'weak_password') return { kind: 'weakPassword', message }
  if (kind === 'rateLimited')
    return { kind: 'failed', reason: 'Too many attempts. Wait a minute, then try again.' }
  if (kind === 'server')
    return { kind: 'failed', reason: 'The account service had a problem. Try again in a moment.' }
  return { kind: 'failed', reason: message }
}

/** Heads the reason, where a new account begins without the backend. */
export const LIMITED_FEATURES = 'Some features may be limited'

/** Why the backend did not let a new account in, and what helps. `status` is null where no answer came. */
export function limitedReason({ status, message }: { status: number | null; message: string }): string {
  switch (status) {
    case null:
      return 'The backend could not be reached. Sign in again later to use Knowledge Base and Chat.'
    case 401:
      return 'The backend has no account with this email and password. Knowledge Base and Chat need one.'
    case 403:
      return 'The backend account of this email may be disabled. Contact us if you think this is a mistake.'
    default:
      return `The backend answered “${message}”. Sign in again later to use Knowledge Base and Chat.`
  }
}
