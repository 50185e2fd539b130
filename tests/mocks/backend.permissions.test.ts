import { beforeEach, describe, expect, test } from 'vitest'
import { TOKEN_LIFETIME_MS } from '../../mocks/api/auth.ts'
import { contractOperations } from '../../scripts/contract/schemas.ts'
import { contractFetch, type Schemas } from '../support/mocks/contractFetch.ts'
import { disagreementRowOf, SCAN } from '../support/mocks/documentedBackend.ts'
import { createTestBackend, first, formOf, PASSWORD, signUp } from '../support/mocks/testBackend.ts'

const backend = createTestBackend()
const ada = await signUp(backend, 'ada@quill.example')
const eve = await signUp(backend, 'eve@quill.example')
const admin = await signUp(backend, 'root@quill.example', ['user', 'admin'])
const document = first(await ada.upload({ 'tides.md': '# Tides\n\nThe spring range is 3.4 metres.' }))
const { body: session } = await ada.call<Schemas['ChatSession']>('post /chat/new', { body: {} })
const { body: object } = await ada.call<{ id: string }>('post /memory/cognitive-objects/{id}', {
  params: { id: ada.user.id },
  body: { name: 'Tides', type: 'belief', content: 'The sea rises.' },
})
await ada.call('post /files/upload-files', { body: formOf({ 'own.txt': 'Mine.' }) })
const extracted = backend.db.extracts.get(document.id)
if (extracted !== undefined) backend.db.extracts.set(document.id, { ...extracted, scans: [SCAN] })
const disagreement = '2c6f0d95-4f3e-4a1b-8d27-b0a9c35e7f18'
await backend.db.disagreements.create(
  disagreementRowOf({ id: disagreement, owner_id: ada.user.id, documentId: document.id }),
)
const things = { disagreement, user: ada.user.id, document: document.id, session: session.id }

const before = backend.snapshot()
beforeEach(() => backend.restore(before))

const closed = contractOperations().filter(({ isPublic }) => !isPublic)

const names = closed.map(({ method, path }) => `${method} ${path}`)

// Requests without a valid token are in api/operations.parameters.test.ts.
test.each(names)('%s returns 401 with an expired token', async (name) => {
  const expired = backend.db.tokens.list().map(({ id, expires_at }) => [id, expires_at] as const)
  for (const [id, expires_at] of expired)
    await backend.db.tokens.update(id, { expires_at: expires_at - TOKEN_LIFETIME_MS })
  const params = { id: 'any', objectId: 'any', name: 'any', page: '1' }
  expect((await contractFetch(backend, name, { params, token: ada.token })).status).toBe(401)
})

test.each(names)('%s is refused for a deactivated user', async (name) => {
  await backend.db.users.update(ada.user.id, { is_active: false })
  const params = { id: ada.user.id, objectId: 'any', name: 'any', page: '1' }
  const { status } = await contractFetch(backend, name, { params, token: ada.token })
  // The profile tells the app why.
  expect(status).toBe(name === 'get /users/' ? 403 : 401)
})

/** The object of each operation and the statuses for its owner, another user and an administrator. */
const REACH: [name: string, thing: keyof typeof things, body: object | undefined, answers: number[]][] = [
  ['get /users/{id}', 'user', undefined, [200, 404, 200]],
  ['put /users/{id}', 'user', { machine_name: 'Mneme' }, [200, 404, 200]],
  ['put /users/{id}', 'user', { roles: ['user', 'admin'] }, [403, 404, 200]],
  ['put /users/{id}', 'user', { password: 'another-password' }, [403, 404, 200]],
  ['delete /users/{id}', 'user', undefined, [204, 404, 204]],
  ['patch /users/{id}/activate', 'user', undefined, [403, 403, 200]],
  ['patch /users/{id}/deactivate', 'user', undefined, [403, 403, 200]],
  ['get /chat/session/{id}', 'session', undefined, [200, 404, 404]],
  ['patch /chat/session/{id}', 'session', { pinned: true }, [200, 404, 404]],
  ['delete /chat/session/{id}', 'session', undefined, [204, 404, 404]],
  ['post /chat/session/{id}/message', 'session', { content: 'A note' }, [201, 404, 404]],
  ['post /chat/session/{id}/ask', 'session', { text: 'What is the range?' }, [200, 404, 404]],
  ['get /documents/{id}', 'document', undefined, [200, 404, 404]],
  ['get /documents/{id}/pages/{page}/words', 'document', undefined, [200, 404, 404]],
  ['patch /documents/{id}', 'document', { excluded: true }, [200, 404, 404]],
  ['delete /documents/{id}', 'document', undefined, [204, 404, 404]],
  ['post /documents/{id}/process', 'document', undefined, [409, 404, 404]],
  ['post /rag/index-document/{id}', 'document', undefined, [200, 404, 404]],
  ['patch /rag/contradictions/{id}', 'disagreement', { decision: 'both' }, [200, 404, 404]],
  ['delete /rag/document/{id}', 'document', undefined, [204, 404, 404]],
  ['post /memory/search/{id}', 'user', { query: 'range' }, [200, 404, 200]],
  ['get /memory/top-connections/{id}', 'user', undefined, [200, 404, 200]],
  ['delete /memory/user/{id}', 'user', undefined, [204, 404, 204]],
  ['post /memory/messages/{id}', 'user', [{ role: 'user', content: 'A note' }], [201, 404, 201]],
  ['post /memory/text/{id}', 'user', { text: 'A note' }, [201, 404, 201]],
  ['post /memory/document/{id}', 'user', { title: 'Note', text: 'A note' }, [201, 404, 201]],
  ['post /memory/cognitive-objects/{id}', 'user', { name: 'a', type: 'b', content: 'c' }, [201, 404, 201]],
  [
    'post /memory/messages/batch/{id}',
    'user',
    { messages: [{ role: 'user', content: 'A note' }] },
    [201, 404, 201],
  ],
  ['get /memory/cognitive-objects/{id}/{objectId}', 'user', undefined, [200, 404, 200]],
  ['get /files/file/{name}', 'user', undefined, [200, 404, 404]],
  ['delete /files/file/{name}', 'user', undefined, [204, 404, 404]],
]

describe.each(REACH)('%s', (name, thing, body, answers) => {
  test.each([
    ['its owner', ada, answers[0]],
    ['another user', eve, answers[1]],
    ['an administrator', admin, answers[2]],
  ] as const)(`${name} with ${JSON.stringify(body ?? {})} answers %s`, async (_, who, expected) => {
    const { status } = await who.call(name, {
      params: { id: things[thing], objectId: object.id, name: 'own.txt', page: '1' },
      ...(body !== undefined && { body }),
    })
    expect(status).toBe(expected)
  })
})

// Who may call an operation without an object is in api/operations.statuses.test.ts.
test('the permissions of every operation with an object are in the table', () => {
  const tested = new Set(REACH.map(([name]) => name))
  expect([...tested].toSorted()).toEqual(names.filter((name) => name.includes('{')).toSorted())
})

test('public operations need no token and ignore a wrong one', async () => {
  const open = contractOperations().filter(({ isPublic }) => isPublic)
  expect(open.map(({ id }) => id)).toEqual(['checkHealth', 'login', 'register'])
  for (const token of [undefined, 'nonsense']) {
    const call = (name: string, body?: object) =>
      contractFetch(backend, name, { ...(token && { token }), ...(body && { body }) })
    expect((await call('get /healthcheck')).status).toBe(200)
    expect((await call('post /auth/login', { email: ada.user.email, password: PASSWORD })).status).toBe(200)
  }
})

test('users see only their own documents and chat sessions', async () => {
  expect((await eve.call('get /documents/')).body).toEqual([])
  expect((await eve.call('get /chat/sessions')).body).toEqual([])
  expect((await eve.call('get /files/files')).body).toEqual([])
  expect((await eve.call('get /rag/graph/relationships')).body).toEqual([])
  await eve.call('post /documents/upload', { body: formOf({ 'own.txt': 'Mine.' }) })
  expect((await ada.call('get /documents/count')).body).toEqual({ count: 1 })
})
