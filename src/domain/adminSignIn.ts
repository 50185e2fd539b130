import type { ProviderOutcome } from './signInOutcome.ts'

export const NOT_AN_ADMIN = 'Access denied. Admin privileges required.'

/** What an admin login leads to. */
export interface AdminDecision {
  isAdmitted: boolean
  /** Why nobody was let in; null where somebody was, or a second factor is still to be shown. */
  message: string | null
  /** The provider's session must end: it is not an admin's, or not known to be. */
  signOutProvider: boolean
}

/**
 * The admin login's decision. `isAdmin` says whether admin_users has a row for them: null where that could not be
 * read, and without meaning before the provider has accepted them.
 */
export function adminDecision(provider: ProviderOutcome, isAdmin: boolean | null): AdminDecision {
  switch (provider) {
    case 'secondFactor':
      return { isAdmitted: false, message: null, signOutProvider: false }
    case 'refused':
      return { isAdmitted: false, message: 'Login failed', signOutProvider: false }
    case 'unreachable':
      return { isAdmitted: false, message: 'An unexpected error occurred', signOutProvider: false }
    case 'accepted':
      if (isAdmin === true) return { isAdmitted: true, message: null, signOutProvider: false }
      return {
        isAdmitted: false,
        message: isAdmin === null ? 'An unexpected error occurred' : NOT_AN_ADMIN,
        signOutProvider: true,
      }
  }
}
