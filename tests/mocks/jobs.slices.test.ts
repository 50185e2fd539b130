import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { indexDocument } from '../../mocks/engine/documentIndex.ts'
import { extract, extractByPages, type ReadingStep } from '../../mocks/engine/extract.ts'
import type { ExtractedDocument } from '../../mocks/engine/types.ts'
import { eventually } from '../support/eventually.ts'
import type { Schemas } from '../support/mocks/contractFetch.ts'
import type { Client, TestBackend } from '../support/mocks/testBackend.ts'
import { createTestBackend, first, formOf, signUp } from '../support/mocks/testBackend.ts'

vi.mock('../../mocks/engine/documentIndex.ts', { spy: true })
vi.mock('../../mocks/engine/extract.ts', { spy: true })

let backend: TestBackend
let ada: Client

beforeEach(async () => {
  vi.mocked(extractByPages).mockReset()
  vi.mocked(indexDocument).mockClear()
  backend = createTestBackend()
  ada = await signUp(backend, 'ada@quill.example')
})

const statuses = () => backend.db.documents.list().map(({ filename, status }) => `${filename} ${status}`)

/** A text that takes several slices to index. */
const LONG_TEXT = Array.from(
  { length: 1500 },
  (_, i) => `Entry ${i} of the log names keeper Aune ${i % 91} and the ${i % 37} ships of lane ${i % 113}.`,
).join(' ')

test('two documents are read at a time; the others are shown as processing when they are read', async () => {
  const finish: (() => void)[] = []
  const extracted: ExtractedDocument = { filename: 'x', title: 'x', pages: [] }
  vi.mocked(extractByPages).mockImplementation(async function* () {
    await new Promise<void>((resolve) => finish.push(resolve))
    yield { missing: [], pageCount: null, compose: async () => extracted }
  })
  await ada.call('post /documents/upload', { body: formOf({ 'a.txt': 'A.', 'b.txt': 'B.', 'c.txt': 'C.' }) })
  await eventually(() =>
    expect(statuses()).toEqual(['a.txt processing', 'b.txt processing', 'c.txt uploaded']),
  )
  expect(finish).toHaveLength(2)
  finish[0]?.()
  await eventually(() =>
    expect(statuses()).toEqual(['a.txt completed', 'b.txt processing', 'c.txt processing']),
  )
  finish[1]?.()
  await eventually(() => expect(finish).toHaveLength(3))
  finish[2]?.()
  await backend.idle()
  expect(statuses()).toEqual(['a.txt completed', 'b.txt completed', 'c.txt completed'])
})

test('requests are answered while a long document is being indexed', async () => {
  const { id } = first(await ada.upload({ 'log.txt': LONG_TEXT }))
  let isIndexing = true
  const indexing = ada.call('post /rag/index-document/{id}', { params: { id } }).finally(() => {
    isIndexing = false
  })
  const indexedFlags: boolean[] = []
  while (isIndexing) {
    const { body } = await ada.call<Schemas['Document']>('get /documents/{id}', { params: { id } })
    indexedFlags.push(body.is_indexed)
    await setImmediate()
  }
  expect((await indexing).status).toBe(200)
  expect(indexedFlags.filter((isIndexed) => !isIndexed).length).toBeGreaterThan(2)
})

test('a document that is deleted while it is being indexed is not added to the memory', async () => {
  const { id } = first(await ada.upload({ 'log.txt': LONG_TEXT }))
  const indexing = ada.call('post /rag/index-document/{id}', { params: { id } })
  await eventually(() => expect(indexDocument).toHaveBeenCalledOnce())
  expect((await ada.call('delete /documents/{id}', { params: { id } })).status).toBe(204)
  expect((await indexing).status).toBe(404)
  expect(backend.db.memories.of(ada.user.id).stats().totalNodes).toBe(0)
})

test('questions are answered while a text without empty lines is indexed and added to the memory', async () => {
  const index = (id: string) => ada.call('post /rag/index-document/{id}', { params: { id } })
  await index(first(await ada.upload({ 'memo.txt': 'The lamp of Sund was lit in 1887.' })).id)
  const log = Array.from({ length: 8000 }, (_, i) => `Entry ${i} names keeper Aune and lane ${i % 113}.`)
  const { id } = first(await ada.upload({ 'log.txt': log.join('\n') }))
  let isIndexing = true
  const indexing = index(id).finally(() => {
    isIndexing = false
  })
  let answers = 0
  while (isIndexing) {
    const memory = backend.db.memories.of(ada.user.id)
    expect(memory.ask('When was the lamp of Sund lit?').response).toContain('1887')
    answers += 1
    await setImmediate()
  }
  expect((await indexing).status).toBe(200)
  expect(answers).toBeGreaterThan(10)
})

test('a scan is asked while its pages are read, and after a reload only the missing ones are read', async () => {
  const read = async (text: string, numbers: readonly number[]): Promise<ExtractedDocument> => ({
    ...(await extract({ name: 'lease.txt', bytes: new TextEncoder().encode(text) })),
    scans: numbers.map((number) => ({ number, kind: 'text', angle: 0, width: 0, height: 0, lines: [] })),
  })
  const step = (missing: readonly number[], text: string, numbers: readonly number[]): ReadingStep => ({
    missing,
    pageCount: 2,
    compose: () => read(text, numbers),
  })
  const unread: ExtractedDocument = { filename: 'lease.pdf', title: 'lease', pages: [] }
  const deposit = 'The deposit is 40 dollars.'
  const both = `${deposit}\n\nThe club receives six keys.`
  const isSecondRead = Promise.withResolvers<void>()
  vi.mocked(extractByPages).mockImplementation(async function* (_, { scans = [] } = {}) {
    if (scans.length === 0) yield { ...step([1, 2], '', []), compose: async () => unread }
    yield step([2], deposit, [1])
    await isSecondRead.promise
    yield step([], both, [1, 2])
  })
  await ada.call('post /documents/upload', { body: formOf({ 'lease.pdf': '%PDF-1.7' }) })
  await eventually(() =>
    expect(first(backend.db.documents.list())).toMatchObject({
      status: 'completed',
      pages: 2,
      pages_read: 1,
    }),
  )
  const { id } = first(backend.db.documents.list())
  await ada.call('post /rag/index-document/{id}', { params: { id } })
  const missing = '1 of 2 pages of lease\\.pdf is still being read'
  const ask = (question: string) =>
    ada.call<Schemas['Answer']>('post /rag/query', { body: { query: question } })
  expect((await ask('How much is the deposit?')).body.response).toMatch(
    new RegExp(`40 dollars[^]*${missing}`),
  )

  const reloaded = createTestBackend()
  await reloaded.restore(backend.snapshot())
  isSecondRead.resolve()
  await reloaded.idle()
  expect(vi.mocked(extractByPages).mock.lastCall?.[1]?.scans).toHaveLength(1)
  expect(reloaded.db.documents.get(id)).toMatchObject({ is_indexed: true, pages_read: 2 })
  expect(reloaded.db.memories.of(ada.user.id).ask('How many keys does the club receive?').response).toContain(
    'six',
  )
})

test('a scan of many pages waits until the user agrees; stopped, it keeps the pages that were read', async () => {
  const pageCount = 150
  const pages = Array.from({ length: pageCount }, (_, i) => i + 1)
  const text = await extract({
    name: 'lease.txt',
    bytes: new TextEncoder().encode('The deposit is 40 dollars.'),
  })
  const scanned = pages.map(
    (number) => ({ number, kind: 'text', angle: 0, width: 0, height: 0, lines: [] }) as const,
  )
  let nextPage = Promise.withResolvers<void>()
  vi.mocked(extractByPages).mockImplementation(async function* (_, { scans = [] } = {}) {
    for (let read = scans.length; read <= pageCount; read += 1) {
      const compose = async () =>
        read === 0 ? { ...text, pages: [] } : { ...text, scans: scanned.slice(0, read) }
      yield { missing: pages.slice(read), pageCount, compose }
      await nextPage.promise
      nextPage = Promise.withResolvers()
    }
  })
  await ada.call('post /documents/upload', { body: formOf({ 'lease.pdf': '%PDF-1.7' }) })
  await backend.idle()
  const { id } = first(backend.db.documents.list())
  const document = async () =>
    (await ada.call<Schemas['Document']>('get /documents/{id}', { params: { id } })).body
  const change = (read_pages: boolean) =>
    ada.call('patch /documents/{id}', { params: { id }, body: { read_pages } })
  expect(await document()).toMatchObject({ status: 'uploaded', reading: 'waiting', reading_minutes: 15 })

  await change(true)
  nextPage.resolve()
  await eventually(async () => expect(await document()).toMatchObject({ status: 'completed', pages_read: 1 }))
  await change(false)
  nextPage.resolve()
  await backend.idle()
  expect(await document()).toMatchObject({ pages_read: 2, reading: 'stopped' })
  expect(backend.db.extracts.get(id)?.scans).toHaveLength(2)

  await change(true)
  await eventually(async () => expect((await document()).reading).toBeUndefined())
  nextPage.resolve()
  await eventually(async () => expect((await document()).pages_read).toBe(3))
})
