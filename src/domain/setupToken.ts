/** The columns of a setup row that determine the token's state. */
export interface SetupTokenRow {
  /** ISO timestamp. */
  expires_at: string
  account_created: boolean
}

export type SetupTokenState = 'usable' | 'used' | 'expired' | 'unknown' | 'malformed' | 'missing'

/** Why a token cannot be used; `unverified` means that the look-up failed. */
export type SetupTokenProblem = Exclude<SetupTokenState, 'usable'> | 'unverified'

/** The token in a link's query, or null: `setup_token`, or `token` if that is missing. */
export function setupTokenFromQuery(query: URLSearchParams): string | null {
  return query.get('setup_token')?.trim() || query.get('token')?.trim() || null
}

/** The error of a token that is not 64 lowercase hexadecimal digits, or null. */
export function setupTokenFormatError(token: string | null): 'missing' | 'malformed' | null {
  if (token === null || token === '') return 'missing'
  return /^[0-9a-f]{64}$/.test(token) ? null : 'malformed'
}

/**
 * The state of a token at `now` (milliseconds). `row` is null for an unknown token. A token is usable up to and
 * including expires_at. A used token that has expired counts as used: its owner can sign in.
 */
export function setupTokenState(
  token: string | null,
  row: SetupTokenRow | null,
  now: number,
): SetupTokenState {
  const formatError = setupTokenFormatError(token)
  if (formatError !== null) return formatError
  if (row === null) return 'unknown'
  if (row.account_created) return 'used'
  // An unreadable expiry (NaN) counts as expired.
  return now <= Date.parse(row.expires_at) ? 'usable' : 'expired'
}
