import type { Client } from 'openapi-fetch'
import createClient from 'openapi-fetch'
import type { BearerSettings } from './bearer.ts'
import { bearer } from './bearer.ts'
import type { paths } from './schema.gen.ts'

export interface ApiSettings extends BearerSettings {
  /** Where the backend answers, its versioned path included: an absolute URL, or in a browser a path. */
  baseUrl: string
}

let client: Client<paths> | null = null

/** Says where the backend is and who speaks to it. The app calls this once, before its first call. */
export function configureApi({ baseUrl, ...bearerSettings }: ApiSettings): void {
  client = createClient<paths>({
    baseUrl,
    // Looked up at each call: what replaces the global fetch may come later than this line.
    fetch: (request) => fetch(request),
  })
  client.use(bearer(bearerSettings))
}

/**
 * The backend's typed client. Only the calls of this folder use it, each inside `call`.
 *
 * @throws Error where configureApi has not been called.
 */
export function api(): Client<paths> {
  if (client === null) throw new Error('Call configureApi before the first call to the backend.')
  return client
}
