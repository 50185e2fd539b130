import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.gen.ts'
import { unreachableError } from './errors.ts'
import { readStoredAccessToken } from './storedSession.ts'

export type HostedClient = SupabaseClient<Database>

/** The one key under which the provider's client keeps its session in the storage that it is given. */
export const HOSTED_STORAGE_KEY = 'engram.hostedSession'

/** Where the provider's functions are, from its URL. */
export const FUNCTIONS_PATH = '/functions/v1/'

/** How long a call may take, its answer's body included, in milliseconds. */
const CALL_TIMEOUT_MS = 30_000

export interface HostedSettings {
  /** Where the provider answers: an absolute URL, or a path of `redirectOrigin`. */
  url: string
  /** The provider's publishable key. */
  key: string
  /** Where the session is kept. Beside HOSTED_STORAGE_KEY only keys that begin with it are read and removed. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The app's own origin, to which the provider's e-mails lead back. */
  redirectOrigin: string
  /** Instead of the global fetch. */
  fetch?: typeof fetch
}

let settings: HostedSettings | null = null
let client: Promise<HostedClient> | null = null

type AuthListener = (event: AuthChangeEvent, session: Session | null) => void
const listeners = new Set<AuthListener>()

/** Says where the provider is and where its session is kept. The app calls this once, before its first call. */
export function configureHosted(given: HostedSettings): void {
  settings = given
  client = null
}

/**
 * The provider's typed client, loaded when it is first needed. Only the calls of this folder use it.
 *
 * @throws HostedError 'unreachable' where it could not be loaded; the next call tries again.
 * @throws Error where configureHosted has not been called.
 */
export function getHostedClient(): Promise<HostedClient> {
  const given = requireSettings()
  client ??= createHostedClient(given).catch((error: unknown) => {
    client = null
    throw error
  })
  return client
}

/**
 * Posts to the provider in the name of whoever is signed in, at once: the client would look after its session first,
 * and a page that is being left has no time for that. What is sent so arrives even when the page is gone by then;
 * browsers carry 64 KiB at a time like this.
 */
export function postImmediately(path: string, body: unknown): Promise<Response> {
  const { url, key, storage, redirectOrigin, fetch: given } = requireSettings()
  const token = readStoredAccessToken(storage.getItem(HOSTED_STORAGE_KEY)) ?? key
  return (given ?? fetch)(`${new URL(url, redirectOrigin).href}${path}`, {
    method: 'POST',
    headers: { apikey: key, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  })
}

/** The absolute address of a page of the app, for the provider's e-mails. */
export function redirectUrl(path: string): string {
  return new URL(path, requireSettings().redirectOrigin).href
}

/**
 * Hears of what becomes of the session. Does not load the client: before it is there nothing changes.
 *
 * @returns stops listening
 */
export function onAuthChange(listener: AuthListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function createHostedClient({ url, key, storage, redirectOrigin, fetch: given }: HostedSettings) {
  const { createClient } = await import('@supabase/supabase-js').catch((error: unknown) => {
    throw unreachableError(error)
  })
  const created = createClient<Database>(new URL(url, redirectOrigin).href, key, {
    auth: {
      storage,
      storageKey: HOSTED_STORAGE_KEY,
      persistSession: true,
      autoRefreshToken: true,
      // A link may be opened on another device than it was asked for on.
      flowType: 'implicit',
      // openRecoveryLink reads the link: the client would leave its tokens in the history.
      detectSessionInUrl: false,
    },
    // Asked four times in a row by itself, it would keep a person waiting who can try again.
    db: { retry: false },
    global: {
      fetch: (input, init) => {
        const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS)
        const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
        // A function that was called is carried out, though the page is left meanwhile.
        const keepalive = String(input).includes(FUNCTIONS_PATH)
        // The global fetch is looked up at each call: what replaces it may come later than this line.
        return (given ?? fetch)(input, { ...init, keepalive, signal })
      },
    },
  })
  created.auth.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session)
  })
  return created
}

function requireSettings(): HostedSettings {
  if (settings === null) throw new Error('Call configureHosted before the first call to the provider.')
  return settings
}
