import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { APPROVED_APPLICANT, DEMO_USER } from '../../../mocks/worlds/people.ts'
import { type Controlled, signInTo, startControlled } from './controlled.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const advance = (mock: Controlled, ms: number) => mock.control('/__mock/clock', { advanceMs: ms })

/** A supabase-js client that refreshes its session only when it is told to. */
const clientOf = ({ handle }: Controlled) =>
  createClient('http://mock.example/hosted', 'public', {
    global: { fetch: (input, init) => handle(new Request(input, init)) },
    auth: { persistSession: false, autoRefreshToken: false },
  })

async function signedInClient(mock: Controlled) {
  const client = clientOf(mock)
  const { email, password } = DEMO_USER
  const { error } = await client.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  return client
}

test('a setup link expires after seven days', async () => {
  const mock = await startControlled('demo')
  const mail = mock.backend.hosted.outbox.list().find(({ to }) => to === APPROVED_APPLICANT.email)
  const token = new URL(mail?.link?.href ?? '', 'http://app').searchParams.get('setup_token') ?? ''
  const usable = async () => {
    const { data } = await clientOf(mock)
      .from('approved_users')
      .select('id')
      .setHeader('x-setup-token', token)
      .gte('expires_at', 'now')
    return data?.length
  }
  expect(await usable()).toBe(1)
  await advance(mock, 8 * DAY)
  expect(await usable()).toBe(0)
  await mock.control('/__mock/clock', { reset: true })
  expect(await usable()).toBe(1)
})

test('expiring the tokens ends the session of the backend at once', async () => {
  const mock = await startControlled()
  const user = await signInTo(mock, DEMO_USER)
  expect((await mock.control('/__mock/clock', { expireTokens: true })).clock.offsetMs).toBe(0)
  const refused = await mock.send('/api/v1/chat/sessions', undefined, user)
  expect(refused.status).toBe(401)
  expect(await refused.json()).toEqual({ detail: 'The token is missing or no longer valid.' })
  const renewed = await signInTo(mock, DEMO_USER)
  expect((await mock.send('/api/v1/chat/sessions', undefined, renewed)).status).toBe(200)
})

test("expiring the tokens leaves the provider's refresh tokens valid", async () => {
  const mock = await startControlled()
  const client = await signedInClient(mock)
  await mock.control('/__mock/clock', { expireTokens: true })
  expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'bad_jwt' })
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect((await client.auth.getUser()).data.user?.email).toBe(DEMO_USER.email)
})

test('a sign-in at the provider is not limited after the clock was set back', async () => {
  const mock = await startControlled()
  await advance(mock, 30 * DAY)
  await signedInClient(mock)
  await clientOf(mock).auth.resetPasswordForEmail(DEMO_USER.email)
  await mock.control('/__mock/clock', { reset: true })
  await signedInClient(mock)
  expect((await clientOf(mock).auth.resetPasswordForEmail(DEMO_USER.email)).error).toBeNull()
})
