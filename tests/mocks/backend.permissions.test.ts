import { beforeEach, describe, expect, test } from 'vitest'
import type { Schemas } from '../support/mocks/contractFetch.ts'
import { contractFetch } from '../support/mocks/contractFetch.ts'
import { contractOperations } from '../support/mocks/contractSchemas.ts'
import { createTestBackend, first, formOf, signUp } from '../support/mocks/testBackend.ts'

const backend = createTestBackend()
const ada = await signUp(backend, 'ada@quill.example')
const eve = await signUp(backend, 'eve@quill.example')
const admin = await signUp(backend, 'root@quill.example', ['user', 'admin'])
const document = first(await ada.upload({ 'tides.md': '# Tides\n\nThe spring range is 3.4 metres.' }))
const { body: session } = await ada.call<Schemas['ChatSession']>('post /chat/new', { body: {} })
const things = { user: ada.user.id, document: document.id, session: session.id }

const before = backend.snapshot()
beforeEach(() => backend.restore(before))

const closed = contractOperations().filter(({ isPublic }) => !isPublic)

describe.each([
  ['requests that carry no token', undefined],
  ['requests that carry a wrong token', 'nonsense'],
])('%s', (_, token) => {
  test.each(closed.map(({ method, path }) => `${method} ${path}`))(
    '%s returns 401 without a valid token',
    async (name) => {
      const { status } = await contractFetch(backend, name, {
        params: { id: 'any', objectId: 'any', name: 'any' },
        ...(token !== undefined && { token }),
      })
      expect(status).toBe(401)
    },
  )
})

/** The object of each operation and the statuses for its owner, another user and an administrator. */
const REACH: [name: string, thing: keyof typeof things, body: object | undefined, answers: number[]][] = [
  ['get /users/{id}', 'user', undefined, [200, 404, 200]],
  ['put /users/{id}', 'user', { machine_name: 'Mneme' }, [200, 404, 200]],
  ['put /users/{id}', 'user', { roles: ['user', 'admin'] }, [403, 404, 200]],
  ['delete /users/{id}', 'user', undefined, [204, 404, 204]],
  ['patch /users/{id}/activate', 'user', undefined, [403, 403, 200]],
  ['patch /users/{id}/deactivate', 'user', undefined, [403, 403, 200]],
  ['get /chat/session/{id}', 'session', undefined, [200, 404, 404]],
  ['delete /chat/session/{id}', 'session', undefined, [204, 404, 404]],
  ['post /chat/session/{id}/message', 'session', { content: 'A note' }, [201, 404, 404]],
  ['post /chat/session/{id}/ask', 'session', { text: 'What is the range?' }, [200, 404, 404]],
  ['get /documents/{id}', 'document', undefined, [200, 404, 404]],
  ['delete /documents/{id}', 'document', undefined, [204, 404, 404]],
  ['post /documents/{id}/process', 'document', undefined, [409, 404, 404]],
  ['post /rag/index-document/{id}', 'document', undefined, [200, 404, 404]],
  ['delete /rag/document/{id}', 'document', undefined, [204, 404, 404]],
  ['post /memory/search/{id}', 'user', { query: 'range' }, [200, 404, 200]],
  ['get /memory/top-connections/{id}', 'user', undefined, [200, 404, 200]],
  ['delete /memory/user/{id}', 'user', undefined, [204, 404, 204]],
  ['post /memory/messages/{id}', 'user', [{ role: 'user', content: 'A note' }], [201, 404, 201]],
  ['post /memory/text/{id}', 'user', { text: 'A note' }, [201, 404, 201]],
  ['post /memory/document/{id}', 'user', { title: 'Note', text: 'A note' }, [201, 404, 201]],
  ['post /memory/cognitive-objects/{id}', 'user', { name: 'a', type: 'b', content: 'c' }, [201, 404, 201]],
]

describe.each(REACH)('%s', (name, thing, body, answers) => {
  test.each([
    ['its owner', ada, answers[0]],
    ['another user', eve, answers[1]],
    ['an administrator', admin, answers[2]],
  ] as const)(`${name} with ${JSON.stringify(body ?? {})} answers %s`, async (_, who, expected) => {
    const { status } = await who.call(name, {
      params: { id: things[thing] },
      ...(body !== undefined && { body }),
    })
    expect(status).toBe(expected)
  })

  test('a malformed id gets 404 or the status of an earlier check', async () => {
    const { status } = await admin.call(name, {
      params: { id: 'no-id' },
      ...(body !== undefined && { body }),
    })
    expect(status).toBe(404)
  })
})

test.each([
  'post /documents/process-pending',
  'post /rag/process-pending',
  'post /rag/graph/process-documents',
  'post /memory/process-documents',
  'post /memory/clear-neo4j',
])('%s is allowed for administrators only', async (name) => {
  expect((await eve.call(name)).status).toBe(403)
  expect((await admin.call(name)).status).toBeLessThan(300)
})

test('searching users is allowed for administrators only', async () => {
  expect((await eve.call('get /users/search', { query: { q: 'ada' } })).status).toBe(403)
})

test('users see only their own documents and chat sessions', async () => {
  expect((await eve.call('get /documents/')).body).toEqual([])
  expect((await eve.call('get /chat/sessions')).body).toEqual([])
  await eve.call('post /documents/upload', { body: formOf({ 'own.txt': 'Mine.' }) })
  expect((await ada.call('get /documents/count')).body).toEqual({ count: 1 })
})
