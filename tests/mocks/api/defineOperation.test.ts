import { expect, test } from 'vitest'
import type { Schemas } from '../../support/mocks/contractFetch.ts'
import { createTestBackend, signUp } from '../../support/mocks/testBackend.ts'

const backend = createTestBackend()
const admin = await signUp(backend, 'root@quill.example', ['user', 'admin'])
const { body: session } = await admin.call<Schemas['ChatSession']>('post /chat/new', { body: {} })

const registration = {
  email: 'new@quill.example',
  password: 'long enough',
  name: 'New Quill',
  machine_name: 'Mneme',
  contradiction_tolerance: 0.5,
  belief_sensitivity: 'low',
}

/** An operation, an invalid body and the path of the invalid field. */
const WRONG: [name: string, body: unknown, loc: (string | number)[]][] = [
  ['post /auth/login', { email: 'ada@quill.example' }, ['body', 'password']],
  ['post /auth/login', { email: 'ada', password: 'x' }, ['body', 'email']],
  ['post /auth/login', { email: 'ada@quill.example', password: 'x', extra: 1 }, ['body', 'extra']],
  ['post /auth/login', undefined, ['body']],
  ['post /auth/register', { ...registration, password: 'short' }, ['body', 'password']],
  ['post /auth/register', { ...registration, name: '  ' }, ['body', 'name']],
  [
    'post /auth/register',
    { ...registration, contradiction_tolerance: 1.1 },
    ['body', 'contradiction_tolerance'],
  ],
  ['post /auth/register', { ...registration, belief_sensitivity: {} }, ['body', 'belief_sensitivity']],
  ['put /users/{id}', {}, ['body']],
  ['put /users/{id}', { memory_decay: 'never' }, ['body', 'memory_decay']],
  ['put /users/{id}', { roles: ['admin', 'admin'] }, ['body', 'roles']],
  ['put /users/{id}', { email: 'other@quill.example' }, ['body', 'email']],
  ['post /chat/new', { title: ' ' }, ['body', 'title']],
  ['post /chat/new', [], ['body']],
  ['post /auth/register', { ...registration, password: '👍👍👍👍👍' }, ['body', 'password']],
  ['put /users/{id}', [], ['body']],
  ['post /chat/session/{id}/message', { content: '\n' }, ['body', 'content']],
  ['post /chat/session/{id}/ask', {}, ['body', 'text']],
  ['post /chat/session/{id}/ask', { text: 3 }, ['body', 'text']],
  ['post /documents/upload', new FormData(), ['body', 'files']],
  ['post /rag/query', { query: 'x', use_graph_rag: 'yes' }, ['body', 'use_graph_rag']],
  ['post /rag/combined/query', {}, ['body', 'query']],
  ['post /rag/graph/ask/', { query: 'x' }, ['body', 'question']],
  ['post /rag/graph/similar/', { query: 1 }, ['body', 'query']],
  ['post /memory/search/{id}', { query: '' }, ['body', 'query']],
  ['post /memory/messages/{id}', [], ['body']],
  ['post /memory/messages/{id}', [{ role: 'user' }], ['body', 0, 'content']],
  [
    'post /memory/messages/batch/{id}',
    { messages: [{ role: 'owner', content: 'x' }] },
    ['body', 'messages', 0, 'role'],
  ],
  ['post /memory/text/{id}', { text: ' ' }, ['body', 'text']],
  ['post /memory/document/{id}', { text: 'x' }, ['body', 'title']],
  ['post /memory/cognitive-objects/{id}', { name: 'x', type: 'y' }, ['body', 'content']],
  ['post /files/upload-files', new FormData(), ['body', 'files']],
]

test.each(WRONG)('%s returns 422 for the body %j', async (name, body, loc) => {
  const id = name.startsWith('post /chat') ? session.id : admin.user.id
  const answer = await admin.call<Schemas['ValidationError']>(name, { params: { id }, body, isInvalid: true })
  expect(answer.status).toBe(422)
  expect(answer.body.detail.map((problem) => problem.loc)).toContainEqual(loc)
})

const WRONG_QUERIES: [name: string, query: Record<string, string>, loc: string[]][] = [
  ['get /users/search', {}, ['query', 'q']],
  ['get /users/search', { q: ' ' }, ['query', 'q']],
  ['get /rag/graph/stats', { user_id: '' }, ['query', 'user_id']],
  ['get /memory/top-connections/{id}', { limit: '0' }, ['query', 'limit']],
  ['get /memory/top-connections/{id}', { limit: '1.5' }, ['query', 'limit']],
]

test.each(WRONG_QUERIES)('%s returns 422 for the query %j', async (name, query, loc) => {
  const answer = await admin.call<Schemas['ValidationError']>(name, { params: { id: admin.user.id }, query })
  expect(answer.status).toBe(422)
  expect(answer.body.detail.map((problem) => problem.loc)).toContainEqual(loc)
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
