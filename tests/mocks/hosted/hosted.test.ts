import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { Backend, BackendSnapshot } from '../../../mocks/backend.ts'
import type { Database } from '../../../src/hosted/database.gen.ts'
import { INTEREST } from '../../supabase/fixture.ts'
import { createTestBackend, signUp } from '../../support/mocks/testBackend.ts'

const NOOR = { email: 'noor@lab.example', password: 'correct-horse' }

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
  await client
    .from('waitlist_submissions')
    .insert({ first_name: 'Noor', last_name: 'Haddad', email: NOOR.email, interest: INTEREST })
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
    body: { first_name: 'Noor', last_name: 'Haddad', email: NOOR.email, role: 'researcher' },
  })
  expect(error).toBeNull()
  const subjects = backend.hosted.outbox.list().map(({ subject }) => subject)
  expect(subjects).toEqual(['Your Engram account is ready', 'Noor Haddad applies for the private beta'])
  // Backend and provider accounts are independent.
  await expect(signUp(backend, NOOR.email)).resolves.toMatchObject({ user: { email: NOOR.email } })
})

test('a request to an unknown provider path gets 501', async () => {
  const { backend } = await createFilledBackend()
  const response = await backend.handle(new Request('http://mock/hosted/storage/v1/bucket'))
  expect(response.status).toBe(501)
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

test('a snapshot without provider data restores an empty provider', async () => {
  const { backend } = await createFilledBackend()
  const { hosted: _, ...old } = stored(createTestBackend())
  await backend.restore(old)
  expect(backend.hosted.users.count()).toBe(0)
  expect(backend.hosted.waitlistSubmissions.count()).toBe(0)
})

test("reset deletes the provider's data", async () => {
  const { backend } = await createFilledBackend()
  backend.reset()
  expect(Object.values(backend.hosted.snapshot()).flat()).toEqual([])
})
