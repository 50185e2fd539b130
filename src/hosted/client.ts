import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import type { HostedClient } from './createHostedClient.ts'
import { unreachableError } from './errors.ts'
import { CALL_TIMEOUT_MS, HOSTED_STORAGE_KEY, type HostedSettings } from './hostedSettings.ts'
import { readStoredTokens, type StoredTokens } from './storedSession.ts'

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
  client ??= loadHostedClient(settings).catch((error: unknown) => {
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

async function loadHostedClient(settings: HostedSettings): Promise<HostedClient> {
  const { createHostedClient } = await import('./createHostedClient.ts').catch((error: unknown) => {
    throw unreachableError(error)
  })
  const created = createHostedClient(settings)
  created.auth.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session)
  })
  return created
}

function requireSettings(): HostedSettings {
  if (settings === null) throw new Error('Call configureHosted before the first call to the provider.')
  return settings
}
