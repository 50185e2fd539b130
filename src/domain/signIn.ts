import * as v from 'valibot'
import { emailField } from './email.ts'

/** Fields of the demo login. The password is not trimmed: spaces are part of it. */
export const signInSchema = v.object({
  email: emailField,
  password: v.pipe(v.string(), v.nonEmpty('Please enter your password.')),
})

export type SignInValues = v.InferOutput<typeof signInSchema>

/** Shown instead of a sign-in at the backend alone, which does not ask for the second factor. */
export const SECOND_FACTOR_UNCHECKED =
  "Two-factor authentication isn't available. The sign-in service can't be reached, and your password alone doesn't sign you in on this device. Please try again later."

/** The error message for a sign-in that a service refused. `status` is null without an HTTP response. */
export function signInFailureMessage(failure: { status: number | null; message: string }): string {
  switch (failure.status) {
    case null:
      return 'Unable to connect to the authentication server. Check your internet connection and try again.'
    case 401:
      return 'Invalid email or password. Check both, then type your password again.'
    case 403:
      return 'Access denied. Your account may be disabled. Contact us if you think this is a mistake.'
    case 404:
      return 'Authentication service not found. Please contact support.'
    // The message names the wait.
    case 429:
      return failure.message
    case 500:
      return 'Server error. Please try again later or contact support.'
    default:
      return `Authentication failed: ${failure.message}`
  }
}
