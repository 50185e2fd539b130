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
 * Registers an account at the backend, with the answers of onboarding if there are any. If it exists already, logs in
 * with this password and saves the answers there. Can be repeated.
 *
 * @param answers those of this device by default
 * @returns null if it was registered now, otherwise the login
 * @throws ApiError why there is no such account; with status 409 if the email has an account with another password
 */
export async function registerBackendAccount(
  account: NewAccount,
  signal: AbortSignal,
  answers: AnsweredFields | null = readAnsweredFields(account.email),
): Promise<BackendGrant | null> {
  try {
    await register(
      answers === null ? waitlistRegistration(account) : personalRegistration(account, answers),
      signal,
    )
    return null
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    if (failure.status !== 409) log.warn('The backend did not register the account.', { error: failure })
    // The account exists, or was registered and the response was lost.
    const grant = await logIn(account, signal).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 401 ? failure : error
    })
    const changed = answers === null ? null : await saveAnswers(grant, answers, signal)
    return changed === null ? grant : { ...grant, user: changed }
  }
}

/** Like `registerBackendAccount`, and logs in. */
export async function openBackendAccount(account: NewAccount, signal: AbortSignal): Promise<BackendGrant> {
  return (await registerBackendAccount(account, signal)) ?? logIn(account, signal)
}

async function logIn({ email, password }: NewAccount, signal: AbortSignal): Promise<BackendGrant> {
  const { access_token: token, user } = await login({ email, password }, signal)
  return { token, user }
}
