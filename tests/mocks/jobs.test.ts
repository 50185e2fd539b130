import { expect, test, vi } from 'vitest'
import { type Delays, NO_DELAYS } from '../../mocks/jobs/delays.ts'
import { eventually } from '../support/eventually.ts'
import type { Schemas } from '../support/mocks/contractFetch.ts'
import type { Client, TestBackend } from '../support/mocks/testBackend.ts'
import { createTestBackend, first, formOf, START, signUp } from '../support/mocks/testBackend.ts'
import { runDueTasks } from '../support/runDueTasks.ts'

const SLOW: Delays = { pending: 400, uploaded: 400, processing: 900, indexing: 700, answering: 0 }

const statuses = (backend: TestBackend) =>
  backend.db.documents.list().map(({ filename, status }) => `${filename} ${status}`)

async function withAda(delays: Delays): Promise<{ backend: TestBackend; ada: Client }> {
  const backend = createTestBackend(delays)
  return { backend, ada: await signUp(backend, 'ada@quill.example') }
}

/** Advances the clock and expects the statuses. Reading a document takes real time. */
async function expectAfter(backend: TestBackend, ms: number, expected: readonly string[]): Promise<void> {
  await backend.clock.advance(ms)
  await runDueTasks()
  await eventually(() => expect(statuses(backend)).toEqual(expected))
}

/** Expects the only document, which is pending, to pass all statuses after the delays of `SLOW`. */
async function expectAllStatuses(backend: TestBackend): Promise<void> {
  await expectAfter(backend, 399, ['tides.md pending'])
  await expectAfter(backend, 1, ['tides.md uploaded'])
  await expectAfter(backend, 399, ['tides.md uploaded'])
  await expectAfter(backend, 1, ['tides.md processing'])
  await expectAfter(backend, 899, ['tides.md processing'])
  await expectAfter(backend, 1, ['tides.md completed'])
}

test('a document passes pending, uploaded and processing before completed', async () => {
  const { backend, ada } = await withAda(SLOW)
  await ada.call('post /documents/upload', { body: formOf({ 'tides.md': '# Tides\n\nOf the sea.' }) })
  await expectAllStatuses(backend)
  expect(first(backend.db.documents.list())).toMatchObject({
    title: 'Tides',
    is_indexed: false,
    processed_at: new Date(START + 1700).toISOString(),
    failure_reason: null,
  })
})

test('the minimum durations of several documents run at the same time', async () => {
  const { backend, ada } = await withAda(SLOW)
  await ada.call('post /documents/upload', { body: formOf({ 'a.txt': 'A.', 'b.txt': 'B.', 'c.txt': 'C.' }) })
  await expectAfter(backend, 800, ['a.txt processing', 'b.txt processing', 'c.txt processing'])
  await expectAfter(backend, 900, ['a.txt completed', 'b.txt completed', 'c.txt completed'])
})

test('an unreadable file fails with a reason and does not block others', async () => {
  const { ada } = await withAda(NO_DELAYS)
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const documents = await ada.upload({
    'empty.txt': '',
    'picture.pdf': png,
    'tides.md': '# Tides\n\nOf the sea.',
  })
  expect(documents).toMatchObject([
    { status: 'failed', failure_reason: 'This file is empty.', processed_at: null },
    { status: 'failed', failure_reason: expect.stringContaining('PNG'), processed_at: null },
    { status: 'completed', failure_reason: null },
  ])
})

test('a failed document can be processed again', async () => {
  const { backend, ada } = await withAda(NO_DELAYS)
  const { id } = first(await ada.upload({ 'empty.txt': '' }))
  backend.db.files.set(id, new TextEncoder().encode('Not empty any more.'))
  const restarted = await ada.call('post /documents/{id}/process', { params: { id } })
  expect(restarted).toMatchObject({ status: 202, body: { status: 'uploaded', failure_reason: null } })
  await backend.idle()
  expect(backend.db.documents.get(id)).toMatchObject({ status: 'completed', title: 'empty' })
})

test('a document in processing cannot be deleted or processed again', async () => {
  const { backend, ada } = await withAda(SLOW)
  const { body } = await ada.call<Schemas['UploadedDocuments']>('post /documents/upload', {
    body: formOf({ 'tides.md': 'Of the sea.' }),
  })
  await backend.clock.advance(800)
  const refusal = { status: 409, body: { detail: 'The document is being processed.' } }
  expect(await ada.call('delete /documents/{id}', { params: { id: body.id } })).toEqual(refusal)
  expect(await ada.call('post /documents/{id}/process', { params: { id: body.id } })).toEqual(refusal)
})

test('a waiting document that is deleted is not processed', async () => {
  const { backend, ada } = await withAda(SLOW)
  const { body } = await ada.call<Schemas['UploadedDocuments']>('post /documents/upload', {
    body: formOf({ 'tides.md': 'Of the sea.' }),
  })
  expect((await ada.call('delete /documents/{id}', { params: { id: body.id } })).status).toBe(204)
  await backend.clock.advance(2000)
  await backend.idle()
  expect(backend.db.documents.count()).toBe(0)
})

test('the indexing call returns when indexing is done and can be repeated', async () => {
  const { backend, ada } = await withAda({ ...NO_DELAYS, indexing: 700 })
  const { id } = first(await ada.upload({ 'tides.md': 'The spring range is 3.4 metres.' }))
  const index = () => ada.call('post /rag/index-document/{id}', { params: { id } })
  const sleep = vi.spyOn(backend.clock, 'sleep')
  const answers = Promise.all([index(), index()])
  await eventually(() => expect(sleep).toHaveBeenCalledWith(700))
  await runDueTasks()
  expect(backend.db.documents.get(id)?.is_indexed).toBe(false)
  await backend.clock.advance(700)
  for (const answer of await answers)
    expect(answer).toMatchObject({ status: 200, body: { is_indexed: true } })
  expect(backend.db.memories.of(ada.user.id).stats().documentsProcessed).toBe(1)
  expect((await index()).status).toBe(200)
})

test('a document whose indexing failed has a reason and can be indexed again', async () => {
  const { backend, ada } = await withAda(NO_DELAYS)
  const { id } = first(await ada.upload({ 'tides.md': 'The spring range is 3.4 metres.' }))
  const extracted = backend.db.extracts.get(id)
  backend.db.extracts.delete(id)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await ada.call('post /rag/index-document/{id}', { params: { id } })).status).toBe(500)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
  expect(backend.db.documents.get(id)).toMatchObject({
    status: 'failed',
    processed_at: expect.any(String),
    failure_reason: expect.stringContaining("couldn't be indexed"),
  })
  if (extracted !== undefined) backend.db.extracts.set(id, extracted)
  const again = await ada.call('post /rag/index-document/{id}', { params: { id } })
  expect(again).toMatchObject({ status: 200, body: { status: 'completed', failure_reason: null } })
})

test('an administrator can index all processed documents', async () => {
  const { backend, ada } = await withAda(NO_DELAYS)
  const admin = await signUp(backend, 'root@quill.example', ['admin'])
  await ada.upload({ 'tides.md': 'The range is 3.4 metres.', 'birds.txt': 'Gannets pass.', 'empty.txt': '' })
  expect(await admin.call('post /rag/process-pending')).toEqual({ status: 202, body: { queued: 2 } })
  await backend.idle()
  expect(backend.db.documents.list(({ is_indexed }) => is_indexed)).toHaveLength(2)
})

test('the graph of all users is rebuilt in the background, one run at a time', async () => {
  const { backend, ada } = await withAda({ ...NO_DELAYS, indexing: 700 })
  const admin = await signUp(backend, 'root@quill.example', ['admin'])
  await ada.upload({ 'tides.md': 'The range is 3.4 metres.', 'birds.txt': 'Gannets pass.' })
  const progress = async () => (await ada.call('get /rag/graph/process-documents/status')).body

  expect(await progress()).toEqual({ status: 'idle', processed: 0, total: 0 })
  const run = await admin.call('post /rag/graph/process-documents')
  expect(run).toEqual({ status: 202, body: { status: 'running', processed: 0, total: 2 } })
  await backend.clock.advance(700)
  expect(await progress()).toEqual({ status: 'running', processed: 1, total: 2 })
  expect((await admin.call('post /rag/graph/process-documents')).status).toBe(409)
  await backend.clock.advance(700)
  expect(await progress()).toEqual({ status: 'idle', processed: 2, total: 2 })
  expect(backend.db.documents.list(({ is_indexed }) => is_indexed)).toHaveLength(2)
})

test('a restored backend discards the indexing and the graph run in progress', async () => {
  const { backend, ada } = await withAda({ ...NO_DELAYS, indexing: 700 })
  const admin = await signUp(backend, 'root@quill.example', ['admin'])
  const [tides] = await ada.upload({ 'tides.md': 'The range is 3.4 metres.', 'birds.txt': 'Gannets pass.' })
  const snapshot = structuredClone(backend.snapshot())
  const indexing = ada.call('post /rag/index-document/{id}', { params: { id: tides?.id ?? '' } })
  expect((await admin.call('post /rag/process-pending')).body).toEqual({ queued: 2 })
  expect((await admin.call('post /rag/graph/process-documents')).status).toBe(202)
  await runDueTasks()
  await backend.restore(snapshot)
  expect((await ada.call('get /rag/graph/process-documents/status')).body).toEqual({
    status: 'idle',
    processed: 0,
    total: 0,
  })
  for (let step = 0; step < 4; step++) {
    await backend.clock.advance(700)
    await runDueTasks()
  }
  await indexing
  await backend.idle()
  expect(backend.db.documents.list(({ is_indexed }) => is_indexed)).toEqual([])
})

test('a document that waits keeps its status until its time and is then processed', async () => {
  const { backend, ada } = await withAda(NO_DELAYS)
  const [uploaded] = await ada.upload({ 'tides.md': '# Tides' })
  const id = uploaded?.id ?? ''
  await backend.db.documents.update(id, {
    status: 'pending',
    waits_until: new Date(START + 60_000).toISOString(),
  })
  await backend.restore(backend.snapshot())
  await ada.upload({ 'moon.md': '# Moon' })
  expect(statuses(backend)).toEqual(['tides.md pending', 'moon.md completed'])
  await backend.clock.advance(59_999)
  await backend.idle()
  expect(statuses(backend)).toContain('tides.md pending')
  await backend.clock.advance(1)
  await backend.idle()
  expect(statuses(backend)).toContain('tides.md completed')
})
