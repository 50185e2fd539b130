import { expect, test } from 'vitest'
import type { Schemas } from '../../support/mocks/contractFetch.ts'
import { createTestBackend, signUp } from '../../support/mocks/testBackend.ts'

const backend = createTestBackend()
const admin = await signUp(backend, 'root@quill.example', ['user', 'admin'])

// Which bodies and queries are valid is compared with the contract in operations.*.test.ts.

/** An operation, an invalid body or query and the path of the invalid field. */
const WRONG: [name: string, options: { body?: unknown; query?: Record<string, string> }, loc: unknown[]][] = [
  ['post /auth/login', { body: { email: 'ada@quill.example' } }, ['body', 'password']],
  ['post /auth/login', { body: { email: 'ada@quill.example', password: 'x', extra: 1 } }, ['body', 'extra']],
  ['post /auth/login', {}, ['body']],
  ['put /users/{id}', { body: {} }, ['body']],
  ['post /chat/new', { body: { title: ' ' } }, ['body', 'title']],
  ['post /documents/upload', { body: new FormData() }, ['body', 'files']],
  ['post /memory/messages/{id}', { body: [{ role: 'user' }] }, ['body', 0, 'content']],
  [
    'post /memory/messages/batch/{id}',
    { body: { messages: [{ role: 'owner', content: 'x' }] } },
    ['body', 'messages', 0, 'role'],
  ],
  ['get /users/search', { query: { q: ' ' } }, ['query', 'q']],
  ['get /memory/top-connections/{id}', { query: { limit: '1.5' } }, ['query', 'limit']],
]

test.each(WRONG)('%s returns 422 for %j and names the field', async (name, options, loc) => {
  const call = { params: { id: admin.user.id }, ...options, isInvalid: true }
  const { status, body } = await admin.call<Schemas['ValidationError']>(name, call)
  expect(status).toBe(422)
  expect(body.detail.map((problem) => problem.loc)).toContainEqual(loc)
})

test('an operation returns 422 for a body that is not JSON', async () => {
  const response = await backend.handle(
    new Request('http://backend/api/v1/auth/login', {
      method: 'POST',
      body: '{',
      headers: { 'Content-Type': 'application/json' },
    }),
  )
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    detail: [{ loc: ['body'], msg: 'The body is not JSON', type: 'json_invalid' }],
  })
})
