import type { BearerSettings } from './bearer.ts'

export interface ApiSettings extends BearerSettings {
  /** The backend's URL including its versioned path. In browsers it can be an absolute path. */
  baseUrl: string
}

let settings: ApiSettings | null = null

/**
 * Sets the backend's URL and authentication. The app calls this once, before its first call. This module does not import
 * the client, which the front page does not need.
 */
export function configureApi(given: ApiSettings): void {
  settings = given
}

/** @throws Error if configureApi was not called. */
export function apiSettings(): ApiSettings {
  if (settings === null) throw new Error('Call configureApi before the first call to the backend.')
  return settings
}
