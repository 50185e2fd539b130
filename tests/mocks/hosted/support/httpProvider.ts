import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import type { Backend } from '../../../../mocks/backend.ts'
import { createBackend } from '../../../../mocks/backend.ts'
import type { ManualClock } from '../../../../mocks/clock.ts'
import { createManualClock } from '../../../../mocks/clock.ts'
import { createIds } from '../../../../mocks/db/ids.ts'
import { respondOverHttp } from '../../../../mocks/http.ts'
import { NO_DELAYS } from '../../../../mocks/jobs/delays.ts'
import { createRandom } from '../../../../mocks/random.ts'
import type { Database } from '../../../../src/hosted/database.gen.ts'
import type { USERS } from '../../../supabase/fixture.ts'
import { fill } from './fillProvider.ts'
import type { Client } from './provider.ts'
import { accessTokenOf } from './provider.ts'

const KEY = 'anon-key'

/** The mock backend as an HTTP server, with the rows of the fixture. */
export interface HttpProvider {
  readonly backend: Backend
  readonly clock: ManualClock
  /** The address of the provider. */
  readonly url: string
  /** A client signed in as the person, or signed out. */
  clientOf(user?: keyof typeof USERS): Promise<Client>
  /** A client with a session of its own, which is empty. */
  device(): Client
  /** Sends a request without a client. */
  ask(path: string, init?: RequestInit): Promise<Response>
  close(): void
}

/** At the current time, because the client also uses the system clock. */
export async function startHttpProvider(): Promise<HttpProvider> {
  const clock = createManualClock(Date.now())
  const backend = createBackend({ clock, random: createRandom(7), delays: NO_DELAYS })
  await fill(backend.hosted, clock.now())
  const server = createServer(
    (request, response) =>
      void respondOverHttp(backend.handle, request, response).catch(() => response.destroy()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hosted`
  const ids = createIds(createRandom(8))

  return {
    backend,
    clock,
    url,
    async clientOf(user) {
      const token = user === undefined ? KEY : await accessTokenOf({ db: backend.hosted, clock, ids }, user)
      return createClient<Database>(url, KEY, { accessToken: async () => token })
    },
    device: () =>
      createClient<Database>(url, KEY, { auth: { persistSession: false, autoRefreshToken: false } }),
    ask: (path, init) => fetch(`${url}${path}`, { ...init, headers: { apikey: KEY, ...init?.headers } }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
