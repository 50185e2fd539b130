import { expect, test } from 'vitest'
import type { BackendSnapshot } from '../../mocks/backend.ts'
import { type Delays, NO_DELAYS } from '../../mocks/jobs/delays.ts'
import { contractFetch, type Schemas } from '../support/mocks/contractFetch.ts'
import type { TestBackend } from '../support/mocks/testBackend.ts'
import { createTestBackend, first, formOf, signIn, signUp } from '../support/mocks/testBackend.ts'

const SLOW: Delays = { ...NO_DELAYS, pending: 400, uploaded: 400, processing: 900 }

/** A snapshot after it was stored or posted to another thread. */
const stored = (backend: TestBackend): BackendSnapshot => structuredClone(backend.snapshot())

async function createFilledBackend(delays?: Delays): Promise<TestBackend> {
  const backend = createTestBackend(delays)
  const ada = await signUp(backend, 'ada@quill.example')
  const { body } = await ada.call<Schemas['UploadedDocuments']>('post /documents/upload', {
    body: formOf({ 'tides.md': 'The spring range at the landing is 3.4 metres.' }),
  })
  if (delays === undefined) {
    await backend.idle()
    await ada.call('post /rag/index-document/{id}', { params: { id: body.id } })
    const { body: session } = await ada.call<Schemas['ChatSession']>('post /chat/new', { body: {} })
    await ada.call('post /chat/session/{id}/ask', {
      params: { id: session.id },
      body: { text: 'What is the spring range?' },
    })
  }
  await ada.call('post /files/upload-files', { body: formOf({ 'plan.bin': 'Kept.' }) })
  await ada.call('post /memory/cognitive-objects/{id}', {
    params: { id: ada.user.id },
    body: { name: 'Tides', type: 'belief', content: 'The moon moves the sea.', since: 1687 },
  })
  return backend
}

test('a backend restored from a snapshot has the same data and answers', async () => {
  const backend = await createFilledBackend()
  const restored = createTestBackend()
  await restored.restore(stored(backend))
  expect(restored.snapshot()).toEqual(backend.snapshot())

  const ada = await signIn(restored, 'ada@quill.example')
  const { body: session } = await ada.call<Schemas['ChatSession']>('post /chat/new', { body: {} })
  const { body: answer } = await ada.call<Schemas['Answer']>('post /chat/session/{id}/ask', {
    params: { id: session.id },
    body: { text: 'What is the spring range at the landing?' },
  })
  expect(answer.response).toContain('3.4 metres')
})

test('a snapshot does not change when the backend changes', async () => {
  const backend = await createFilledBackend()
  const snapshot = backend.snapshot()
  const before = structuredClone(snapshot)
  const ada = await signIn(backend, 'ada@quill.example')
  await ada.call('put /users/{id}', { params: { id: ada.user.id }, body: { name: 'Someone Else' } })
  await ada.call('delete /memory/user/{id}', { params: { id: ada.user.id } })
  expect(snapshot).toEqual(before)
})

test.each([0, 500, 1000])(
  'processing that was interrupted after %i ms resumes after restoring',
  async (ms) => {
    const backend = await createFilledBackend(SLOW)
    await backend.clock.advance(ms)
    const restored = createTestBackend()
    await restored.restore(stored(backend))
    await restored.idle()
    expect(restored.db.documents.list()).toMatchObject([{ status: 'completed' }])
  },
)

test('work started before restoring does not change the restored data', async () => {
  const backend = await createFilledBackend(SLOW)
  const before = stored(backend)
  await backend.clock.advance(900)
  await backend.restore({ ...before, database: { ...before.database, documents: [] } })
  await backend.clock.advance(2000)
  await backend.idle()
  expect(backend.db.documents.count()).toBe(0)
})

test('ids are not issued twice after restoring', async () => {
  const backend = await createFilledBackend()
  const restored = createTestBackend()
  await restored.restore(stored(backend))
  const ada = await signIn(restored, 'ada@quill.example')
  const document = first(await ada.upload({ 'birds.txt': 'Gannets pass.' }))
  expect(backend.db.documents.list().map(({ id }) => id)).not.toContain(document.id)
})

test('reset deletes all data', async () => {
  const backend = await createFilledBackend()
  backend.reset()
  const { database } = backend.snapshot()
  expect(database).toEqual({
    users: [],
    tokens: [],
    documents: [],
    chatSessions: [],
    messages: [],
    storedFiles: [],
    cognitiveObjects: [],
    disagreements: [],
    files: new Map(),
    extracts: new Map(),
    memories: [],
  })
  const { status } = await contractFetch(backend, 'post /auth/login', {
    body: { email: 'ada@quill.example', password: 'correct-horse' },
  })
  expect(status).toBe(401)
})
