import { createClient } from '@supabase/supabase-js'
import { getResponse } from 'msw'
import { expect } from 'vitest'
import { createManualClock } from '../../../../mocks/clock.ts'
import { createIds } from '../../../../mocks/db/ids.ts'
import { auth } from '../../../../mocks/hosted/auth/auth.ts'
import { createHostedDatabase } from '../../../../mocks/hosted/database.ts'
import { createRandom } from '../../../../mocks/random.ts'

export const PASSWORD = 'sleep-spindle-9'
export const UNA = 'una@lab.example'
export const MINUTE = 60_000

export type Provider = ReturnType<typeof createProvider>
export type Client = ReturnType<Provider['client']>
/** The error that the client reports. */
export type Failure = { status?: number | undefined; code?: string | undefined; message: string } | null

/** An empty auth service at the current time, because the client also uses the system clock. */
export function createProvider() {
  const db = createHostedDatabase()
  const clock = createManualClock(Date.now())
  const context = { db, clock, ids: createIds(createRandom(7)) }
  const handlers = auth(context)

  const handle = async (request: Request): Promise<Response> =>
    (await getResponse(handlers, request)) ?? new Response('', { status: 404 })

  /** A client on a separate device. */
  const client = () =>
    createClient('http://mock/hosted', 'anon-key', {
      global: { fetch: (input, init) => handle(new Request(input, init)) },
      auth: { persistSession: false, autoRefreshToken: false },
    })

  return { ...context, handle, client }
}

/** A device on which a person has just signed up. */
export async function signUp(provider: Provider, email = UNA): Promise<Client> {
  const client = provider.client()
  const { error } = await client.auth.signUp({ email, password: PASSWORD })
  expect(error).toBeNull()
  return client
}

/** Another device on which the same person signs in. */
export async function signIn(provider: Provider, email = UNA, password = PASSWORD): Promise<Client> {
  const client = provider.client()
  const { error } = await client.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  return client
}

export async function sessionOf(client: Client) {
  const { data } = await client.auth.getSession()
  if (data.session === null) throw new Error('Not signed in.')
  return data.session
}

export function expectFailure(error: Failure, status: number, code: string, message?: string | RegExp): void {
  expect(error).toMatchObject({ status, code })
  if (message !== undefined) expect(error?.message).toMatch(message)
}
