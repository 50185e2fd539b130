import { beforeEach, expect, test } from 'vitest'
import { createDocument } from '../../../mocks/factories/document.ts'
import { DOCUMENT_STATUSES } from '../../../src/domain/document.ts'
import { MAX_FILE_SIZE_BYTES, MAX_NAME_BYTES } from '../../../src/domain/upload.ts'
import type { Schemas } from '../../support/mocks/contractFetch.ts'
import type { Client, TestBackend } from '../../support/mocks/testBackend.ts'
import { createTestBackend, first, formOf, START, signUp } from '../../support/mocks/testBackend.ts'

let backend: TestBackend
let ada: Client

beforeEach(async () => {
  backend = createTestBackend()
  ada = await signUp(backend, 'ada@quill.example')
})

const list = async () => (await ada.call<Schemas['Document'][]>('get /documents/')).body
const upload = (files: Parameters<typeof formOf>[0]) =>
  ada.call<Schemas['UploadedDocuments']>('post /documents/upload', { body: formOf(files) })

test('an upload creates documents in the order of the files', async () => {
  const { status, body } = await upload({ 'tides.md': '# Tides', 'birds.TXT': 'Gannets' })
  expect(status).toBe(201)
  expect(body.id).toBe(first(body.documents).id)
  expect(body.documents).toMatchObject([
    {
      filename: 'tides.md',
      title: null,
      file_size: 7,
      content_type: 'text/markdown',
      status: 'pending',
      is_indexed: false,
      created_at: new Date(START).toISOString(),
      processed_at: null,
      failure_reason: null,
    },
    { filename: 'birds.TXT', content_type: 'text/plain' },
  ])
})

test('a quotation mark in a file name, which browsers send as %22, is stored as itself', async () => {
  const { body } = await upload({ 'the %22old%22 pier.md': '# Pier' })
  expect(first(body.documents).filename).toBe('the "old" pier.md')
})

test('documents are listed newest first', async () => {
  await ada.upload({ 'first.txt': 'One.' })
  await backend.clock.advance(1000)
  await ada.upload({ 'second.txt': 'Two.', 'third.txt': 'Three.' })
  expect((await list()).map(({ filename }) => filename)).toEqual(['third.txt', 'second.txt', 'first.txt'])
  expect((await ada.call('get /documents/count')).body).toEqual({ count: 3 })
})

test('an upload with one unsupported file is refused completely', async () => {
  const { status } = await upload({ 'tides.md': '# Tides', 'setup.exe': 'MZ' })
  expect(status).toBe(415)
  expect(await list()).toEqual([])
})

test('a file of 25 MB is accepted and a larger one refused', async () => {
  const largest = new Uint8Array(MAX_FILE_SIZE_BYTES + 1)
  expect((await upload({ 'large.txt': largest })).status).toBe(413)
  expect((await upload({ 'large.txt': largest.subarray(1) })).status).toBe(201)
})

test('a file name of 255 bytes is accepted and a longer one refused', async () => {
  const named = (bytes: number) => `${'a'.repeat(bytes - 3)}.md`
  expect((await upload({ [named(MAX_NAME_BYTES)]: '# Tides' })).status).toBe(201)
  expect(await upload({ [named(MAX_NAME_BYTES + 1)]: '# Tides' })).toMatchObject({
    status: 422,
    body: { detail: [{ msg: "The file's name is longer than 255 bytes" }] },
  })
})

test('an indexed document cannot be deleted', async () => {
  const { id } = first(await ada.upload({ 'tides.md': 'The spring range is 3.4 metres.' }))
  await ada.call('post /rag/index-document/{id}', { params: { id } })
  expect(await ada.call('delete /documents/{id}', { params: { id } })).toEqual({
    status: 409,
    body: { detail: 'The document is indexed.' },
  })
  await ada.call('delete /rag/document/{id}', { params: { id } })
  expect((await ada.call('delete /documents/{id}', { params: { id } })).status).toBe(204)
  expect((await ada.call('get /documents/{id}', { params: { id } })).status).toBe(404)
  expect([backend.db.files.size, backend.db.extracts.size]).toEqual([0, 0])
})

test('the folders in the name of an uploaded file are left out', async () => {
  expect((await upload({ 'papers\\winter/tides.md': '# Tides' })).body.documents).toMatchObject([
    { filename: 'tides.md' },
  ])
})

test('an administrator starts the documents that wait to be processed, and gets their number', async () => {
  const admin = await signUp(backend, 'mira@quill.example', ['admin'])
  const kept = { title: null, processed_at: null, is_indexed: false, failure_reason: null }
  for (const [i, status] of [...DOCUMENT_STATUSES, 'uploaded' as const].entries()) {
    const document = { ...createDocument({ id: `d${i}`, status }), ...kept, owner_id: ada.user.id }
    await backend.db.documents.create(document)
    backend.db.files.set(document.id, new TextEncoder().encode('The spring range is 3.4 metres.'))
  }
  // One is pending and two are uploaded.
  expect(await admin.call('post /documents/process-pending')).toEqual({ status: 202, body: { queued: 3 } })
  await backend.idle()
  const titles = backend.db.documents.list().map(({ status, title }) => `${status} ${title}`)
  expect(titles).toEqual([
    'completed notes',
    'completed notes',
    'completed notes',
    'completed null',
    'failed null',
    'completed notes',
  ])
})
