/** Why a token cannot be used; `unverified` means that the look-up failed. */
export type SetupTokenProblem = 'used' | 'expired' | 'unknown' | 'malformed' | 'missing' | 'unverified'

/** The token in a link's query, or null: `setup_token`, or `token` if that is missing. */
export function setupTokenFromQuery(query: URLSearchParams): string | null {
  return query.get('setup_token')?.trim() || query.get('token')?.trim() || null
}

/** The error of a token that is not 64 lowercase hexadecimal digits, or null. */
export function setupTokenFormatError(token: string | null): 'missing' | 'malformed' | null {
  if (token === null || token === '') return 'missing'
  return /^[0-9a-f]{64}$/.test(token) ? null : 'malformed'
}
