import type { BearerSettings } from './bearer.ts'

export interface ApiSettings extends BearerSettings {
  /** Where the backend answers, its versioned path included: an absolute URL, or in a browser a path. */
  baseUrl: string
}

let settings: ApiSettings | null = null

/**
 * Says where the backend is and who speaks to it. The app calls this once, before its first call. Does not load the
 * client, which visitors of the front page have no use for.
 */
export function configureApi(given: ApiSettings): void {
  settings = given
}

/** @throws Error where configureApi has not been called. */
export function apiSettings(): ApiSettings {
  if (settings === null) throw new Error('Call configureApi before the first call to the backend.')
  return settings
}
