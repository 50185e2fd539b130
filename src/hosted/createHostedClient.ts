import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { retryReads } from '../lib/retryReads.ts'
import type { Database } from './database.gen.ts'
import { CALL_TIMEOUT_MS, FUNCTIONS_PATH, HOSTED_STORAGE_KEY, type HostedSettings } from './hostedSettings.ts'
import { keepRateLimit } from './rateLimit.ts'

export type HostedClient = SupabaseClient<Database>

/** The provider's client. Import this file dynamically: it is large. */
export function createHostedClient({
  url,
  key,
  storage,
  redirectOrigin,
  fetch: given,
}: HostedSettings): HostedClient {
  // Read the global fetch at each call: it may be replaced after this line.
  const send = retryReads((input, init) => (given ?? fetch)(input, init))
  const client: HostedClient = createClient<Database>(new URL(url, redirectOrigin).href, key, {
    auth: {
      storage,
      storageKey: HOSTED_STORAGE_KEY,
      persistSession: true,
      autoRefreshToken: true,
      // A link may be opened on another device than the one that requested it.
      flowType: 'implicit',
      // openRecoveryLink parses the link instead, because the client would leave its tokens in the history.
      detectSessionInUrl: false,
    },
    // Reads are repeated by retryReads; the client's own four retries would delay the error message and its retry button.
    db: { retry: false },
    global: {
      fetch: createRenewedFetch(
        async (input, init) => {
          const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS)
          const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
          // Edge function calls must outlive the page.
          const keepalive = String(input).includes(FUNCTIONS_PATH)
          const response = await send(input, { ...init, keepalive, signal })
          keepRateLimit(response)
          return isLimitedRefresh(input, response) ? new Response(null, { status: 503 }) : response
        },
        (refused) => renewedToken(client, refused),
      ),
    },
  })
  return client
}

/**
 * Whether the provider limits the rate of refreshes. The client would end the session: it repeats a refresh only after
 * an error of the server.
 */
function isLimitedRefresh(input: RequestInfo | URL, { status }: Response): boolean {
  return status === 429 && String(input).includes('grant_type=refresh_token')
}

/** The stored access token if it is another one than the refused one; otherwise a new one. Null without a session. */
async function renewedToken({ auth }: HostedClient, refused: string): Promise<string | null> {
  const stored = (await auth.getSession()).data.session
  if (stored === null || stored.access_token !== refused) return stored?.access_token ?? null
  return (await auth.refreshSession()).data.session?.access_token ?? null
}

/** Returns an access token to use instead of the refused one, or null if there is none. */
type Renew = (refused: string) => Promise<string | null>

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/**
 * A fetch that repeats a request once with a new access token if it is answered with 401. The client renews its token
 * by the device's clock, but the provider may refuse it earlier. Requests to `/auth/v1/` are not repeated: they renew
 * the token themselves. The body must be repeatable, for example a string.
 */
function createRenewedFetch(fetch: Fetch, renew: Renew): Fetch {
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
