import type { BearerSettings } from './bearer.ts'

export interface ApiSettings extends BearerSettings {
  /** The backend's URL including its versioned path. In browsers it can be an absolute path. */
  baseUrl: string
}

let settings: ApiSettings | null = null

/**
 * Sets the backend's URL and authentication. The app calls this once, before its first call. This module does not import
 * the client, which the landing page does not need.
 */
export function configureApi(newSettings: ApiSettings): void {
  settings = newSettings
}

/** @throws Error if configureApi was not called. */
export function apiSettings(): ApiSettings {
  if (settings === null) throw new Error('Call configureApi before the first call to the backend.')
  return settings
}
