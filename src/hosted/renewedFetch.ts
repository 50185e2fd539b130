/** Returns an access token to use instead of the refused one, or null if there is none. */
export type Renew = (refused: string) => Promise<string | null>

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/**
 * A fetch that repeats a request once with a new access token if it is answered with 401. The client renews its token
 * by the device's clock, but the provider may refuse it earlier. Requests to `/auth/v1/` are not repeated: they renew
 * the token themselves. The body must be repeatable, for example a string.
 */
export function createRenewedFetch(fetch: Fetch, renew: Renew): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const headers = new Headers(init?.headers)
    const [, refused] = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '') ?? []
    if (response.status !== 401 || refused === undefined || String(input).includes('/auth/v1/'))
      return response
    const token = await renew(refused)
    if (token === null) return response
    await response.body?.cancel()
    headers.set('Authorization', `Bearer ${token}`)
    return fetch(input, { ...init, headers })
  }
}
