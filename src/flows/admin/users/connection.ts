import * as v from 'valibot'

/** What the backend's login is given. */
export interface Credentials {
  email: string
  password: string
}

/** The form that connects an admin to the backend. The password may not be trimmed: spaces belong to it. */
export const connectionSchema = v.object({
  password: v.pipe(v.string(), v.nonEmpty('Please enter your password.')),
})

/** What is told when a token is not good any more. */
export const TOKEN_REFUSED =
  'The backend does not accept your sign-in any more. Enter your password to connect again.'

/** Whether a call failed because the backend does not know, or no longer knows, who makes it. */
export function isTokenRefused(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401
}
