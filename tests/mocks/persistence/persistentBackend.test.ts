import { expect, onTestFinished, test, vi } from 'vitest'
import type { BackendSnapshot, Handle } from '../../../mocks/backend.ts'
import { createInMemoryStorage } from '../../../mocks/persistence/inMemory.ts'
import { startPersistentBackend } from '../../../mocks/persistence/persistentBackend.ts'
import type { SnapshotStorage } from '../../../mocks/persistence/snapshotStorage.ts'
import { type Client, createTestBackend, signUp } from '../../support/mocks/testBackend.ts'

const TIDES = 'The spring range at the landing is 3.4 metres.'

interface Restored {
  readonly ada: Client
  readonly handle: Handle
  readonly save: SnapshotStorage['save']
  /** Whether the files and memories have been requested from the storage. */
  isReading(): boolean
  /** Lets the storage deliver them. */
  deliver(): void
}

/** A demo that is restored from a storage with one indexed document. The storage does not deliver the content yet. */
async function restoreDemo(): Promise<Restored> {
  const backend = createTestBackend()
  const ada = await signUp(backend, 'ada@quill.example')
  const [document] = await ada.upload({ 'tides.txt': TIDES })
  await ada.call('post /rag/index-document/{id}', { params: { id: document?.id ?? '' } })
  await backend.idle()
  const { database, ...rest } = backend.snapshot()
  // The demo uses the system's time.
  for (const token of database.tokens) Object.assign(token, { expires_at: Date.now() + 60_000 })
  const { files, extracts, memories, ...tables } = database

  const delivery = Promise.withResolvers<void>()
  const readContent = vi.fn(async () => {
    await delivery.promise
    return { files, extracts, memories }
  })
  const save = vi.fn(async (_: BackendSnapshot) => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { handle } = await startPersistentBackend({
    storage: {
      ...createInMemoryStorage(),
      load: async () => ({
        tables: { database: tables, ...rest },
        settings: { world: 'demo', faults: [], clockOffsetMs: 0 },
        readContent,
      }),
      save,
    },
  })
  return { ada, handle, save, isReading: () => readContent.mock.calls.length > 0, deliver: delivery.resolve }
}

function send({ handle, ada }: Restored, path: string, body?: object): Promise<Response> {
  return handle(
    new Request(`http://demo.example/api/v1${path}`, {
      headers: { Authorization: `Bearer ${ada.token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    }),
  )
}

test('after a reload the documents are listed before the files and memories are read', async () => {
  const demo = await restoreDemo()
  const list = await send(demo, '/documents/')
  expect(await list.json()).toMatchObject([{ filename: 'tides.txt', is_indexed: true }])
  expect(demo.isReading()).toBe(false)
})

test('after a reload the files and memories are read in the first pause between requests', async () => {
  const demo = await restoreDemo()
  await vi.advanceTimersByTimeAsync(400)
  await send(demo, '/documents/')
  await vi.advanceTimersByTimeAsync(400)
  expect(demo.isReading()).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(demo.isReading()).toBe(true)
  expect((await send(demo, '/documents/')).status).toBe(200)
})

test('a search after a reload starts the reading of the memories at once and waits for it', async () => {
  const demo = await restoreDemo()
  const found = send(demo, `/memory/search/${demo.ada.user.id}`, { query: 'spring range' })
  expect(demo.isReading()).toBe(true)
  const first = await Promise.race([found.then(() => 'found'), send(demo, '/documents/').then(() => 'list')])
  expect(first).toBe('list')
  demo.deliver()
  vi.useRealTimers()
  expect(JSON.stringify(await (await found).json())).toContain(TIDES)
})

test('nothing is stored before the files and memories are restored', async () => {
  const demo = await restoreDemo()
  const chat = send(demo, '/chat/new', {})
  await vi.advanceTimersByTimeAsync(1_000)
  expect(demo.save).not.toHaveBeenCalled()
  demo.deliver()
  vi.useRealTimers()
  await chat
  expect(demo.save).toHaveBeenCalledOnce()
})
