import { login } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import type { AccountValues } from './accountFields.ts'
import { limitedReason } from './limitedAccess.ts'

/**
 * Logs in to the backend with a new account.
 *
 * @throws Error with a message for the user: why the account starts without the backend
 */
export async function logInToBackend(
  { email, password }: Pick<AccountValues, 'email' | 'password'>,
  signal: AbortSignal,
): Promise<BackendGrant> {
  try {
    const { access_token, user } = await login({ email, password }, signal)
    return { token: access_token, user }
  } catch (error) {
    throw error instanceof ApiError ? new Error(limitedReason(error), { cause: error }) : error
  }
}
