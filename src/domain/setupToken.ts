/** The setup link's token: what it looks like, what it is worth, and how that is told. */

/** The fields of the token's row that decide. */
export interface SetupTokenRow {
  /** ISO timestamp. */
  expires_at: string
  account_created: boolean
}

export type SetupTokenState = 'usable' | 'used' | 'expired' | 'unknown' | 'malformed' | 'missing'

/** Why a token does not open anything; `unverified` is that it could not be looked up. */
export type SetupTokenProblem = Exclude<SetupTokenState, 'usable'> | 'unverified'

/** The token of a link's query, or null: `setup_token`, or `token` where that is not given. */
export function setupTokenFromQuery(query: URLSearchParams): string | null {
  return query.get('setup_token')?.trim() || query.get('token')?.trim() || null
}

/** What is wrong with a token that needs no look-up to be refused, or null. Its digits are never capitals. */
export function setupTokenFormatError(token: string | null): 'missing' | 'malformed' | null {
  if (token === null || token === '') return 'missing'
  return /^[0-9a-f]{64}$/.test(token) ? null : 'malformed'
}

/**
 * What a token is worth at `now` (milliseconds), by its row; null where it has none. It works up to expires_at
 * itself. One that was used and has expired is used: its holder has an account to sign in to.
 */
export function setupTokenState(
  token: string | null,
  row: SetupTokenRow | null,
  now: number,
): SetupTokenState {
  const fault = setupTokenFormatError(token)
  if (fault !== null) return fault
  if (row === null) return 'unknown'
  if (row.account_created) return 'used'
  // An expiry that cannot be read must not last for ever.
  return now <= Date.parse(row.expires_at) ? 'usable' : 'expired'
}

/** The messages of /setup. */
export const SETUP_TOKEN_MESSAGES: Record<SetupTokenProblem, string> = {
  missing: 'Invalid or missing setup token',
  malformed: 'Invalid or expired setup token',
  unknown: 'Setup token not found',
  expired: 'Setup token has expired',
  used: 'Account has already been set up',
  unverified: 'Failed to verify setup token',
}

/** The messages of /magic-setup. */
export const MAGIC_SETUP_MESSAGES: Record<SetupTokenProblem, string> = {
  missing: 'No setup token provided',
  malformed: 'Invalid setup token',
  unknown: 'Invalid setup token',
  expired: 'This registration link has expired',
  used: 'This registration link has already been used',
  unverified: 'Failed to validate setup token',
}

const UNUSABLE_REGISTRATION = 'Invalid or expired registration token'

/** The messages of /register. */
export const REGISTRATION_TOKEN_MESSAGES: Record<SetupTokenProblem, string> = {
  missing: 'No registration token provided',
  malformed: UNUSABLE_REGISTRATION,
  unknown: UNUSABLE_REGISTRATION,
  expired: UNUSABLE_REGISTRATION,
  used: UNUSABLE_REGISTRATION,
  unverified: 'An unexpected error occurred during registration',
}
