import { setupTokenFormatError } from '../domain/setupToken.ts'

/**
 * Adds the header with the setup token, which the row-level policies compare. Omits malformed tokens: not every string
 * is a valid header value.
 */
export function withSetupToken<Query extends { setHeader(name: string, value: string): unknown }>(
  query: Query,
  token: string | null,
): Query {
  if (token !== null && setupTokenFormatError(token) === null) query.setHeader('x-setup-token', token)
  return query
}
