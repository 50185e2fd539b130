import { setupTokenFormatError } from '../domain/setupToken.ts'

/**
 * Puts the token into the header that the policies compare. What is no token opens nothing and is left out: a header
 * does not take every text.
 */
export function withSetupToken<Query extends { setHeader(name: string, value: string): unknown }>(
  query: Query,
  token: string | null,
): Query {
  if (token !== null && setupTokenFormatError(token) === null) query.setHeader('x-setup-token', token)
  return query
}
