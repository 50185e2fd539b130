import { login, register } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import type { RegisterPayload } from '../../api/types.ts'
import { log } from '../../lib/log/log.ts'
import type { BackendGrant } from '../../session/session.types.ts'

/**
 * Creates a backend account unless the email already has one, then logs in to it.
 *
 * @throws ApiError of the login; with status 409 if the email has an account with another password
 */
export async function openBackendAccount(
  registration: RegisterPayload,
  signal: AbortSignal,
): Promise<BackendGrant> {
  const exists = await registerAccount(registration, signal)
  try {
    const { email, password } = registration
    const { access_token, user } = await login({ email, password }, signal)
    return { token: access_token, user }
  } catch (error) {
    const hasOtherPassword = exists && error instanceof ApiError && error.status === 401
    throw hasOtherPassword ? new ApiError(error.message, { kind: 'http', status: 409, cause: error }) : error
  }
}

/** Returns whether the account existed before. Other failures are only logged: the login fails after them. */
async function registerAccount(registration: RegisterPayload, signal: AbortSignal): Promise<boolean> {
  try {
    await register(registration, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ApiError && error.status === 409) return true
    log.warn('The backend did not register the account.', { error })
  }
  return false
}
