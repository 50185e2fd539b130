import type { Client } from 'openapi-fetch'
import createClient from 'openapi-fetch'
import { bearer } from './bearer.ts'
import type { paths } from './schema.gen.ts'
import type { ApiSettings } from './settings.ts'
import { apiSettings } from './settings.ts'

let settings: ApiSettings | null = null
let client: Client<paths> | null = null

/**
 * The backend's typed client. Only the calls of this folder use it, each inside `call`.
 *
 * @throws Error where configureApi has not been called.
 */
export function api(): Client<paths> {
  const given = apiSettings()
  if (client === null || settings !== given) {
    settings = given
    client = create(given)
  }
  return client
}

function create({ baseUrl, ...bearerSettings }: ApiSettings): Client<paths> {
  const created = createClient<paths>({
    baseUrl,
    // Looked up at each call: what replaces the global fetch may come later than this line.
    fetch: (request) => fetch(request),
  })
  created.use(bearer(bearerSettings))
  return created
}
