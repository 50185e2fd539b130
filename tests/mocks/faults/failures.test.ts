import { expect, test } from 'vitest'
import type { Handle } from '../../../mocks/backend.ts'
import { errorResponse, expiredTokenResponse } from '../../../mocks/faults/failures.ts'
import { parseFault } from '../../../mocks/faults/parseFault.ts'
import { withFaults } from '../../../mocks/faults/withFaults.ts'
import { createRandom } from '../../../mocks/random.ts'
import { problems } from '../../../scripts/contract/schemas.ts'
import { createTestBackend, signUp } from '../../support/mocks/testBackend.ts'

const DAY_MS = 86_400_000
const KEY = 'public'

const request = (path: string, token: string | null, init: RequestInit = {}) =>
  new Request(`http://backend/${path}`, {
    ...init,
    headers: {
      apikey: KEY,
      'x-supabase-api-version': '2024-01-01',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
  })

const contentOf = async (response: Response) => ({ status: response.status, body: await response.json() })

async function expired() {
  const backend = createTestBackend()
  const { token } = await signUp(backend, 'ada@quill.example')
  const created = await backend.handle(
    new Request('http://backend/hosted/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ada@quill.example', password: 'Hippocampus-1953' }),
    }),
  )
  const { access_token } = await created.json()
  await backend.clock.advance(90 * DAY_MS)
  return { backend, token, access_token: String(access_token) }
}

test.each([
  ['api/v1/documents/', 'token', 'GET'],
  ['hosted/auth/v1/user', 'access_token', 'GET'],
  ['hosted/rest/v1/waitlist_submissions?select=id', 'access_token', 'GET'],
  ['hosted/functions/v1/send-approval-email', 'access_token', 'POST'],
] as const)(
  'the fault of an expired token at %s answers as the backend answers an expired token',
  async (path, name, method) => {
    const { backend, [name]: token } = await expired()
    const init = { method, ...(method === 'POST' && { body: '{}' }) }
    const real = await contentOf(await backend.handle(request(path, token, init)))
    expect([401, 403]).toContain(real.status)
    expect(await contentOf(expiredTokenResponse(request(path, token, init)))).toEqual(real)
  },
)

const sessionExpired = (handle: Handle) =>
  withFaults(handle, {
    faults: () => parseFault('session-expired'),
    clock: { now: () => 0, sleep: async () => {} },
    random: createRandom(1),
  })

test('an expired token affects no request without a token, and none with the publishable key', async () => {
  const handle = sessionExpired(async () => new Response('ok'))
  expect((await handle(request('api/v1/auth/login', null))).status).toBe(200)
  expect((await handle(request('hosted/auth/v1/token?grant_type=password', KEY))).status).toBe(200)
  expect((await handle(request('api/v1/documents/', 'a-token'))).status).toBe(401)
})

test('a session whose token has expired cannot be renewed', async () => {
  const handle = sessionExpired(async () => new Response('ok'))
  const response = await handle(request('hosted/auth/v1/token?grant_type=refresh_token', KEY))
  expect(await contentOf(response)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } })
})

const STATUSES = Array.from({ length: 200 }, (_, index) => 400 + index)

test('every error of the backend has its status and the shape of the contract', async () => {
  for (const status of STATUSES) {
    const response = errorResponse(request('api/v1/chat/new', null), status)
    expect(response.status).toBe(status)
    const documented = status === 422 ? 422 : 500
    const name = { method: 'post', path: '/chat/new' }
    expect(problems(name, documented, await response.json()), String(status)).toEqual([])
  }
})

test.each([
  ['hosted/auth/v1/user', { code: expect.any(String), message: expect.any(String) }],
  [
    'hosted/rest/v1/magic_links',
    { code: expect.any(String), message: expect.any(String), details: null, hint: null },
  ],
  ['hosted/functions/v1/send-approval-email', { error: expect.any(String) }],
])('every error at %s has its status and the shape of the service', async (path, shape) => {
  for (const status of STATUSES)
    expect(await contentOf(errorResponse(request(path, null), status))).toEqual({ status, body: shape })
})
