import type { Client } from 'openapi-fetch'
import createClient from 'openapi-fetch'
import { retryReads } from '../lib/retryReads.ts'
import { bearer } from './bearer.ts'
import type { paths } from './schema.gen.ts'
import { type ApiSettings, apiSettings } from './settings.ts'

let settings: ApiSettings | null = null
let client: Client<paths> | null = null

/**
 * The typed client of the backend. Used only by this folder's functions, inside `call`.
 *
 * @throws Error if configureApi was not called.
 */
export function api(): Client<paths> {
  const current = apiSettings()
  if (client === null || settings !== current) {
    settings = current
    client = create(current)
  }
  return client
}

function create({ baseUrl, ...bearerSettings }: ApiSettings): Client<paths> {
  const created = createClient<paths>({
    baseUrl,
    // Read `fetch` at each request, because it may be replaced later, for example by MSW.
    fetch: retryReads((request) => fetch(request)),
  })
  created.use(bearer(bearerSettings))
  return created
}
