export const HOSTED_STORAGE_KEY = 'engram.hostedSession'

/** Path of the edge functions, relative to the provider's URL. */
export const FUNCTIONS_PATH = '/functions/v1/'

/** Time limit of a call, including the response body. */
export const CALL_TIMEOUT_MS = 30_000

export interface HostedSettings {
  /** The provider's address: an absolute URL, or a path on `redirectOrigin`. */
  url: string
  key: string
  /** Stores the provider session. Only HOSTED_STORAGE_KEY and keys that start with it are read and removed. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The app's own origin, which the links in the provider's emails open. */
  redirectOrigin: string
  /** Replaces the global fetch. */
  fetch?: typeof fetch
}
