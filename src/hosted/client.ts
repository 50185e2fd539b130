import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.gen.ts'
import { unreachableError } from './errors.ts'
import { createRenewedFetch } from './renewedFetch.ts'
import type { StoredTokens } from './storedSession.ts'
import { readStoredTokens } from './storedSession.ts'

export type HostedClient = SupabaseClient<Database>

/** The storage key of the provider session. */
export const HOSTED_STORAGE_KEY = 'engram.hostedSession'

/** Path of the edge functions, relative to the provider's URL. */
export const FUNCTIONS_PATH = '/functions/v1/'

/** Time limit of a call, including the response body. */
const CALL_TIMEOUT_MS = 30_000

export interface HostedSettings {
  /** The provider's address: an absolute URL, or a path on `redirectOrigin`. */
  url: string
  /** The provider's publishable key. */
  key: string
  /** Stores the provider session. Only HOSTED_STORAGE_KEY and keys that start with it are read and removed. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The app's own origin, which the links in the provider's emails open. */
  redirectOrigin: string
  /** Replaces the global fetch. */
  fetch?: typeof fetch
}

let settings: HostedSettings | null = null
let client: Promise<HostedClient> | null = null

type AuthListener = (event: AuthChangeEvent, session: Session | null) => void
const listeners = new Set<AuthListener>()

/** Sets the provider's address and session storage. The app calls this once, before its first call. */
export function configureHosted(newSettings: HostedSettings): void {
  settings = newSettings
  client = null
}

/**
 * The provider's typed client, loaded on first use. For this folder only.
 *
 * @throws HostedError 'unreachable' if its code could not be loaded; the next call tries again
 * @throws Error if configureHosted has not been called
 */
export function getHostedClient(): Promise<HostedClient> {
  const settings = requireSettings()
  client ??= createHostedClient(settings).catch((error: unknown) => {
    client = null
    throw error
  })
  return client
}

/**
 * Posts to the provider as the signed-in user without loading the client or refreshing the session, for a page that is
 * being unloaded or a session that is no longer stored. The request outlives the page (`keepalive`, which browsers
 * limit to 64 KiB).
 *
 * @param accessToken replaces the one of the stored session
 */
export function postImmediately(path: string, body: unknown, accessToken?: string): Promise<Response> {
  const { url, key, storage, redirectOrigin, fetch: given } = requireSettings()
  const token = accessToken ?? readStoredTokens(storage.getItem(HOSTED_STORAGE_KEY))?.accessToken
  // A publishable key is not a JWT: the provider refuses it as bearer.
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return (given ?? fetch)(`${new URL(url, redirectOrigin).href}${path}`, {
    method: 'POST',
    headers: { apikey: key, ...authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  })
}

/** Removes the stored session and reports the sign-out, without a request. Returns its tokens, or null. */
export function removeStoredSession(): StoredTokens | null {
  const { storage } = requireSettings()
  const tokens = readStoredTokens(storage.getItem(HOSTED_STORAGE_KEY))
  storage.removeItem(HOSTED_STORAGE_KEY)
  if (tokens !== null) for (const listener of listeners) listener('SIGNED_OUT', null)
  return tokens
}

/** The absolute URL of a page of the app, for the provider's emails. */
export function redirectUrl(path: string): string {
  return new URL(path, requireSettings().redirectOrigin).href
}

/**
 * Subscribes to changes of the provider session. Does not load the client: the session changes only through it.
 *
 * @returns unsubscribes
 */
export function onAuthChange(listener: AuthListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function createHostedClient({ url, key, storage, redirectOrigin, fetch: given }: HostedSettings) {
  const { createClient } = await import('@supabase/supabase-js').catch((error: unknown) => {
    throw unreachableError(error)
  })
  const created: HostedClient = createClient<Database>(new URL(url, redirectOrigin).href, key, {
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
    // The client's own four retries would delay the error message and its retry button.
    db: { retry: false },
    global: {
      fetch: createRenewedFetch(
        (input, init) => {
          const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS)
          const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
          // Edge function calls must outlive the page.
          const keepalive = String(input).includes(FUNCTIONS_PATH)
          // Read the global fetch at each call: it may be replaced after this line.
          return (given ?? fetch)(input, { ...init, keepalive, signal })
        },
        (refused) => renewedToken(created, refused),
      ),
    },
  })
  created.auth.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session)
  })
  return created
}

/** The stored access token if it is another one than the refused one; otherwise a new one. Null without a session. */
async function renewedToken({ auth }: HostedClient, refused: string): Promise<string | null> {
  const stored = (await auth.getSession()).data.session
  if (stored === null || stored.access_token !== refused) return stored?.access_token ?? null
  return (await auth.refreshSession()).data.session?.access_token ?? null
}

function requireSettings(): HostedSettings {
  if (settings === null) throw new Error('Call configureHosted before the first call to the provider.')
  return settings
}
