import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../support/mocks/contractFetch.ts'
import type { Client, TestBackend } from '../../support/mocks/testBackend.ts'
import { createTestBackend, PASSWORD, signUp } from '../../support/mocks/testBackend.ts'

let backend: TestBackend
let ada: Client
let admin: Client

beforeEach(async () => {
  backend = createTestBackend()
  ada = await signUp(backend, 'ada@quill.example')
  admin = await signUp(backend, 'root@quill.example', ['user', 'admin'])
})

test('GET /users/ returns the caller, or every user to an administrator', async () => {
  expect((await ada.call('get /users/')).body).toEqual(ada.user)
  expect((await admin.call('get /users/')).body).toEqual([ada.user, admin.user])
})

test('users are found by part of the name or email, case-insensitively', async () => {
  const search = async (q: string) =>
    (await admin.call<Schemas['User'][]>('get /users/search', { query: { q } })).body.map(
      ({ email }) => email,
    )
  expect(await search('ROOT')).toEqual(['root@quill.example'])
  expect(await search('ada quill')).toEqual(['ada@quill.example', 'root@quill.example'])
  expect(await search('nobody')).toEqual([])
})

test('updating a profile keeps the omitted fields', async () => {
  const { body } = await ada.call('put /users/{id}', {
    params: { id: ada.user.id },
    body: { name: 'Ada Mae Quill', memory_decay: 'slow' },
  })
  expect(body).toEqual({ ...ada.user, name: 'Ada Mae Quill', last_name: 'Mae Quill', memory_decay: 'slow' })
})

test('an administrator changes a password: the old one and the tokens of its user no longer work', async () => {
  const logIn = (email: string, password: string) =>
    admin.call('post /auth/login', { body: { email, password } })
  const { status, body } = await admin.call('put /users/{id}', {
    params: { id: ada.user.id },
    body: { password: 'another-password' },
  })
  expect([status, body]).toEqual([200, ada.user])
  expect((await ada.call('get /users/')).status).toBe(401)
  expect((await logIn(ada.user.email, PASSWORD)).status).toBe(401)
  expect((await logIn(ada.user.email, 'another-password')).status).toBe(200)

  const own = { params: { id: admin.user.id }, body: { password: 'another-password' } }
  expect((await admin.call('put /users/{id}', own)).status).toBe(200)
  expect((await admin.call('get /users/')).status).toBe(200)
})

test('deleting an account deletes its data and no other data', async () => {
  await ada.upload({ 'tides.md': 'The spring range is 3.4 metres.' })
  await admin.upload({ 'own.md': 'Kept.' })
  const { body } = await ada.call<Schemas['ChatSession']>('post /chat/new', { body: {} })
  await ada.call('post /chat/session/{id}/ask', { params: { id: body.id }, body: { text: 'Why?' } })

  expect((await ada.call('delete /users/{id}', { params: { id: ada.user.id } })).status).toBe(204)
  expect((await ada.call('get /users/')).status).toBe(401)
  const { users, documents, chatSessions, messages, files, extracts } = backend.db
  expect([users.count(), documents.count(), chatSessions.count(), messages.count()]).toEqual([1, 1, 0, 0])
  expect([files.size, extracts.size]).toEqual([1, 1])
})
