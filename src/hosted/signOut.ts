import { postImmediately, removeStoredSession } from './client.ts'
import { unreachableError } from './errors.ts'
import type { StoredTokens } from './storedSession.ts'

/** Response statuses if the session has already ended; 400 for its refresh token. */
const ENDED_STATUSES = [400, 401, 403, 404]

/**
 * Signs out on every device. Removes the session from this device before the request, because the provider may not
 * answer.
 *
 * @throws HostedError if the other devices could not be signed out. This device always is.
 */
export function signOut(): Promise<void> {
  return endSession('global')
}

/**
 * Signs out on this device only, like `signOut`.
 *
 * @throws HostedError if the provider could not be reached
 */
export function signOutHere(): Promise<void> {
  return endSession('local')
}

async function endSession(scope: 'global' | 'local'): Promise<void> {
  const tokens = removeStoredSession()
  if (tokens === null) return
  const accessToken = await validAccessToken(tokens)
  if (accessToken !== null) await post(`/auth/v1/logout?scope=${scope}`, {}, accessToken)
}

/** A new access token if the stored one has expired. Null if the session has ended. */
async function validAccessToken({
  accessToken,
  refreshToken,
  expiresAt,
}: StoredTokens): Promise<string | null> {
  if (expiresAt * 1000 > Date.now()) return accessToken
  const response = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken })
  const body: { access_token?: string } | null = await response?.json().catch(() => null)
  return body?.access_token ?? null
}

/** The response, or null if the session has ended already. */
async function post(path: string, body: unknown, accessToken?: string): Promise<Response | null> {
  const response = await postImmediately(path, body, accessToken).catch((error: unknown) => {
    throw unreachableError(error)
  })
  if (ENDED_STATUSES.includes(response.status)) return null
  if (!response.ok) {
    // Loaded on demand: visitors of the landing page do not need it.
    const { httpError } = await import('./providerErrors.ts')
    throw await httpError(new Error(response.statusText), response)
  }
  return response
}
