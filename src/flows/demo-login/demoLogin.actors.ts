import { login } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import type { SignInValues } from '../../domain/signIn.ts'
import { signInFailureMessage } from '../../domain/signIn.ts'
import { fromCall } from '../../machines/fromCall.ts'
import type { BackendGrant } from '../../session/session.machine.ts'

/** Signs in at the backend. Fails with a message of the error catalogue. */
export const signIn = fromCall<BackendGrant, SignInValues>(async ({ input, signal }) => {
  try {
    const { access_token, user } = await login(input, signal)
    return { token: access_token, user }
  } catch (error) {
    throw error instanceof ApiError ? new Error(signInFailureMessage(error), { cause: error }) : error
  }
})
