import type { ProviderOutcome } from './signInOutcome.ts'

export const NOT_AN_ADMIN = 'Access denied. Admin privileges required.'

export interface AdminDecision {
  isAdmitted: boolean
  /** The error; null if the person is admitted or a second factor is required. */
  message: string | null
  /** Whether to end the provider session, because its user is not, or not verifiably, an admin. */
  signOutProvider: boolean
}

/** `isAdmin`: whether admin_users has a row for the user; null if unknown. Only used if the provider accepted the user. */
export function adminDecision(provider: ProviderOutcome, isAdmin: boolean | null): AdminDecision {
  if (typeof provider === 'object')
    return { isAdmitted: false, message: provider.message, signOutProvider: false }
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
