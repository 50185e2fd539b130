import { login, register } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import { readAnsweredFields } from '../../device/onboardingAnswers.ts'
import type { AnsweredFields } from '../../domain/onboarding.ts'
import type { NewAccount } from '../../domain/registration.ts'
import { personalRegistration, waitlistRegistration } from '../../domain/registration.ts'
import { log } from '../../lib/log/log.ts'
import { saveAnswers } from '../../session/keptAnswers.actors.ts'
import type { BackendGrant } from '../../session/session.types.ts'

/**
 * Registers an account at the backend, with the answers of onboarding if there are any, and logs in to it. If the email
 * has an account, logs in with this password and saves the answers there. Can be repeated.
 *
 * @param answers those of this device by default
 * @throws ApiError why the account cannot be opened; with status 409 if the email has an account with another password
 */
export async function openBackendAccount(
  account: NewAccount,
  signal: AbortSignal,
  answers: AnsweredFields | null = readAnsweredFields(account.email),
): Promise<BackendGrant> {
  const registration =
    answers === null ? waitlistRegistration(account) : personalRegistration(account, answers)
  const failure = await registrationFailure(registration, signal)
  const { email, password } = account
  const { access_token, user } = await login({ email, password }, signal).catch((error: unknown) => {
    // The login is refused because nothing was registered, or because the account has another password.
    throw failure !== null && error instanceof ApiError && error.status === 401 ? failure : error
  })
  const grant = { token: access_token, user }
  const changed = answers === null ? null : await saveAnswers(grant, answers, signal)
  return changed === null ? grant : { ...grant, user: changed }
}

/** Why the backend did not register the account, or null. It may have done so: the response can be lost. */
async function registrationFailure(
  registration: Parameters<typeof register>[0],
  signal: AbortSignal,
): Promise<ApiError | null> {
  try {
    await register(registration, signal)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status !== 409) log.warn('The backend did not register the account.', { error })
    return error
  }
}
