import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import type { Backend, BackendSnapshot } from '../../../mocks/backend.ts'
import type { Database } from '../../../src/hosted/database.gen.ts'
import { APPLICANT } from '../../supabase/fixture.ts'
import { createTestBackend, signUp } from '../../support/mocks/testBackend.ts'

const NOOR = { email: APPLICANT.email, password: 'correct-horse' }

function clientOf(backend: Backend) {
  return createClient<Database>('http://mock/hosted', 'anon-key', {
    global: { fetch: (input, init) => backend.handle(new Request(input, init)) },
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

/** A backend with one applicant who has a provider account, and their signed-in client. */
async function createFilledBackend() {
  const backend = createTestBackend()
  const client = clientOf(backend)
  await client.from('waitlist_submissions').insert(APPLICANT)
  await client.auth.signUp(NOOR)
  const { data, error } = await client.auth.signInWithPassword(NOOR)
  expect(error).toBeNull()
  const { id = '' } = backend.hosted.waitlistSubmissions.find('email', NOOR.email) ?? {}
  await backend.hosted.waitlistSubmissions.update(id, { owner_id: data.user?.id ?? null })
  return { backend, client }
}

const own = (client: ReturnType<typeof clientOf>) =>
  client.from('waitlist_submissions').select('email,status')
const stored = (backend: Backend): BackendSnapshot => structuredClone(backend.snapshot())

test("the backend serves the provider's accounts, tables and functions", async () => {
  const { backend, client } = await createFilledBackend()
  expect((await own(client)).data).toEqual([{ email: NOOR.email, status: 'pending' }])
  const { error } = await client.functions.invoke('notify-waitlist-submission', {
    body: { ...APPLICANT, role: 'researcher' },
  })
  expect(error).toBeNull()
  const subjects = backend.hosted.outbox.list().map(({ subject }) => subject)
  expect(subjects).toEqual(['New application: Noor Haddad'])
  // Backend and provider accounts are independent.
  await expect(signUp(backend, NOOR.email)).resolves.toMatchObject({ user: { email: NOOR.email } })
})

describe('unknown provider paths', () => {
  const request = (path: string, method = 'GET') =>
    createTestBackend().handle(
      new Request(`http://mock/hosted${path}`, { method, headers: { apikey: 'public' } }),
    )

  test.each([
    ['', { error: 'requested path is invalid' }],
    ['/', { error: 'requested path is invalid' }],
    ['/nothing', { error: 'requested path is invalid' }],
    ['/rest/v2/waitlist_submissions', { error: 'requested path is invalid' }],
    [
      '/rest/v1/waitlist_submissions/1',
      { code: 'PGRST125', message: 'Invalid path specified in request URL', details: null, hint: null },
    ],
    ['/functions/v1/nothing', { code: 'NOT_FOUND', message: 'Requested function was not found' }],
  ])('the path %j gets 404 with the body of the service', async (path, body) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual(body)
  })

  test('an unknown path of the auth service gets 404 in plain text', async () => {
    const response = await request('/auth/v1/nothing')
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe('404 page not found\n')
  })

  test('a wrong method of the auth service gets 405 without a body', async () => {
    const response = await request('/auth/v1/token', 'DELETE')
    expect(response.status).toBe(405)
    expect(await response.text()).toBe('')
  })

  test.each([
    '/storage/v1/bucket',
    '/rest/v1/',
    '/rest/v1/rpc/is_admin',
    '/realtime/v1/websocket',
    '/auth/v1/otp',
    '/auth/v1/admin/users',
    '/graphql/v1',
  ])('the path %s, which only the mock lacks, gets 501', async (path) => {
    const response = await request(path, 'POST')
    expect(response.status).toBe(501)
    expect(await response.json()).toMatchObject({ code: 'PGRST127', details: `${path} is not mocked.` })
  })
})

const ask = (path: string, headers: HeadersInit = {}, method = 'GET') =>
  createTestBackend().handle(new Request(`http://mock/hosted${path}`, { method, headers }))

test.each(['/rest/v1/waitlist_submissions?select=id', '/auth/v1/user', '/auth/v1/nothing'])(
  'the gateway refuses %s without a key of the project',
  async (path) => {
    const [missing, wrong] = [await ask(path), await ask(path, { apikey: 'sb_publishable_of_another' })]
    expect([missing.status, wrong.status]).toEqual([401, 401])
    expect(await missing.json()).toMatchObject({ message: 'No API key found in request' })
    expect(await wrong.json()).toMatchObject({ message: 'Invalid API key' })
  },
)

test('the gateway accepts a key in the query, and needs none for functions, links and preflight requests', async () => {
  expect((await ask('/auth/v1/nothing?apikey=anon-key')).status).toBe(404)
  expect((await ask('/functions/v1/nothing')).status).toBe(404)
  expect((await ask('/auth/v1/verify')).status).toBe(501)
  expect((await ask('/rest/v1/waitlist_submissions', {}, 'OPTIONS')).status).not.toBe(401)
})

test('a snapshot contains the provider and its sessions', async () => {
  const { backend, client } = await createFilledBackend()
  const { data } = await client.auth.getSession()
  const restored = createTestBackend()
  await restored.restore(stored(backend))
  expect(restored.snapshot()).toEqual(backend.snapshot())

  const again = clientOf(restored)
  const { access_token = '', refresh_token = '' } = data.session ?? {}
  await again.auth.setSession({ access_token, refresh_token })
  expect((await own(again)).data).toHaveLength(1)
})

test("reset deletes the provider's data", async () => {
  const { backend } = await createFilledBackend()
  backend.reset()
  expect(Object.values(backend.hosted.snapshot()).flat()).toEqual([])
})
