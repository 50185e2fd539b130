import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { getResponse, type HttpHandler } from 'msw'
import { createManualClock, type ManualClock } from '../../../../mocks/clock.ts'
import { createIds } from '../../../../mocks/db/ids.ts'
import type { ProviderContext } from '../../../../mocks/hosted/auth/context.ts'
import { signToken } from '../../../../mocks/hosted/auth/jwt.ts'
import { createHostedDatabase } from '../../../../mocks/hosted/database.ts'
import { createRandom } from '../../../../mocks/random.ts'
import type { Database } from '../../../../src/hosted/database.gen.ts'
import { claimsOf, USERS } from '../../../supabase/fixture.ts'
import { factorOf, fill } from './fillProvider.ts'

const URL_OF_MOCK = 'http://mock/hosted'
const KEY = 'anon-key'

export type Client = SupabaseClient<Database>

export interface Provider extends ProviderContext {
  readonly clock: ManualClock
  handle(request: Request): Promise<Response>
  /** An access token of the person, without their password. */
  tokenOf(user: keyof typeof USERS, assurance?: 'aal1' | 'aal2'): Promise<string>
  /** A client signed in as the person, or signed out. */
  clientOf(user?: keyof typeof USERS, assurance?: 'aal1' | 'aal2'): Promise<Client>
  /** Adds an authenticator app to the person's account. */
  addFactor(user: keyof typeof USERS, status: 'unverified' | 'verified'): Promise<void>
  /** Sends a request below /hosted without a client. */
  ask(path: string, init?: RequestInit): Promise<Response>
}

/** A mock provider with the rows of the fixture and the given services. */
export async function createProvider(
  services: (context: ProviderContext) => readonly HttpHandler[],
): Promise<Provider> {
  const context = {
    db: createHostedDatabase(),
    // The dates of the fixture are relative to the system clock.
    clock: createManualClock(Date.now()),
    ids: createIds(createRandom(7)),
  }
  await fill(context.db, context.clock.now())
  const handlers = [...services(context)]

  async function handle(request: Request): Promise<Response> {
    const response = await getResponse(handlers, request)
    if (response === undefined) throw new Error(`Nobody answers ${request.method} ${request.url}`)
    return response
  }

  return {
    ...context,
    handle,
    tokenOf: (user, assurance) => accessTokenOf(context, user, assurance),
    async addFactor(user, status) {
      await context.db.factors.create(
        factorOf({ id: context.ids.uuid(), user_id: USERS[user].id, status }, context.clock.now()),
      )
    },
    async clientOf(user, assurance) {
      const token = user === undefined ? KEY : await accessTokenOf(context, user, assurance)
      return createClient<Database>(URL_OF_MOCK, KEY, {
        global: { fetch: (input, init) => handle(new Request(input, init)) },
        accessToken: async () => token,
      })
    },
    ask: (path, init) =>
      handle(new Request(`${URL_OF_MOCK}${path}`, { ...init, headers: { apikey: KEY, ...init?.headers } })),
  }
}

/** An access token of a new session of the person. */
async function accessTokenOf(
  { db, clock, ids }: Pick<ProviderContext, 'db' | 'clock' | 'ids'>,
  user: keyof typeof USERS,
  aal: 'aal1' | 'aal2' = 'aal1',
): Promise<string> {
  const now = Math.floor(clock.now() / 1000)
  const amr = [{ method: 'password', timestamp: now }]
  const session = await db.sessions.create({
    id: ids.uuid(),
    user_id: USERS[user].id,
    refresh_token: ids.secret(),
    aal,
    amr,
    created_at: new Date(clock.now()).toISOString(),
  })
  return signToken({
    ...claimsOf(user),
    aud: 'authenticated',
    role: 'authenticated',
    aal,
    amr,
    session_id: session.id,
    iat: now,
    exp: now + 3600,
  })
}
