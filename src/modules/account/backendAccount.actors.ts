import { login, register } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import { readAnsweredFields } from '../../device/onboardingAnswers.ts'
import type { AnsweredFields } from '../../domain/onboarding.ts'
import { type NewAccount, personalRegistration, waitlistRegistration } from '../../domain/registration.ts'
import { log } from '../../lib/log/log.ts'
import { saveAnswers } from '../../session/keptAnswers.actors.ts'
import type { BackendGrant } from '../../session/session.types.ts'

/**
 * Registers an account at the backend, with `answers` or else those that are kept on this device. If it exists already,
 * logs in with this password and saves `answers` there; the session saves those of this device. Can be repeated.
 *
 * @returns null if it was registered now, otherwise the login
 * @throws ApiError why there is no such account; with status 409 if the email has an account with another password
 */
export async function registerBackendAccount(
  account: NewAccount,
  signal: AbortSignal,
  answers?: AnsweredFields,
): Promise<BackendGrant | null> {
  try {
    const fields = answers ?? readAnsweredFields(account.email)
    await register(
      fields === null ? waitlistRegistration(account) : personalRegistration(account, fields),
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
    if (answers !== undefined) await saveAnswers(grant, answers, signal)
    return grant
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
