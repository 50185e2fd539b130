import * as v from 'valibot'

export interface Credentials {
  email: string
  password: string
}

/** The password is not trimmed, because spaces can be part of it. */
export const connectionSchema = v.object({
  password: v.pipe(v.string(), v.nonEmpty('Please enter your password.')),
})

export const TOKEN_REFUSED = 'Your backend sign-in has expired. Enter your password to connect again.'

/** Whether the backend responded with 401. */
export function isTokenRefused(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401
}
