import { beforeEach, describe, expect, test } from 'vitest'
import type { Schemas } from '../../support/mocks/contractFetch.ts'
import type { Client, TestBackend } from '../../support/mocks/testBackend.ts'
import { createTestBackend, formOf, signUp } from '../../support/mocks/testBackend.ts'
import { printPdf } from '../../support/pdf.ts'

let backend: TestBackend
let ada: Client
beforeEach(async () => {
  backend = createTestBackend()
  ada = await signUp(backend, 'ada@quill.example')
})

const upload = (files: Parameters<typeof formOf>[0]) =>
  ada.call<Schemas['FileEntry'][]>('post /files/upload-files', { body: formOf(files) })
const names = async () =>
  (await ada.call<Schemas['FileEntry'][]>('get /files/files')).body.map(({ name }) => name)

test('files of any type are stored and listed by name', async () => {
  const { status, body } = await upload({ 'tower.bin': 'abc', 'plan of the tower.txt': 'Stairs.' })
  expect(status).toBe(201)
  expect(body).toMatchObject([
    { name: 'plan of the tower.txt', size: 7, content_type: 'text/plain' },
    { name: 'tower.bin', size: 3, content_type: 'application/octet-stream' },
  ])
  expect(await names()).toEqual(['plan of the tower.txt', 'tower.bin'])
})

test('only the owner can download a stored file, with unchanged bytes', async () => {
  await upload({ 'plan of the tower.txt': 'Stairs.' })
  const params = { name: 'plan of the tower.txt' }
  expect(await ada.call('get /files/file/{name}', { params })).toEqual({ status: 200, body: 'Stairs.' })
  const eve = await signUp(backend, 'eve@quill.example')
  expect((await eve.call('get /files/file/{name}', { params })).status).toBe(404)
  expect((await eve.call('delete /files/file/{name}', { params })).status).toBe(404)
})

test('a stored file replaces the previous one with the same name', async () => {
  await upload({ 'plan.txt': 'Stairs.' })
  await upload({ 'plan.txt': 'A ladder.' })
  expect(await names()).toEqual(['plan.txt'])
  const { body } = await ada.call('get /files/file/{name}', { params: { name: 'plan.txt' } })
  expect(body).toBe('A ladder.')
  expect(backend.db.files.size).toBe(1)
})

test('a deleted file cannot be downloaded', async () => {
  await upload({ 'plan.txt': 'Stairs.' })
  const params = { name: 'plan.txt' }
  expect((await ada.call('delete /files/file/{name}', { params })).status).toBe(204)
  expect((await ada.call('delete /files/file/{name}', { params })).status).toBe(404)
  expect(await names()).toEqual([])
})

test('a PDF is converted to a Markdown file with the same name', async () => {
  await upload({ 'log.pdf': new Uint8Array(printPdf(['It is written at noon.'])) })
  expect((await ada.call('post /files/process-pdfs-to-markdown')).body).toEqual({
    processed: 1,
    files: ['log.md'],
  })
  expect(await names()).toEqual(['log.md', 'log.pdf'])
  const { body } = await ada.call('get /files/file/{name}', { params: { name: 'log.md' } })
  expect(body).toContain('It is written at noon.')
})

test('a PDF that cannot be read is not converted', async () => {
  await upload({ 'broken.pdf': '%PDF-1.7 nothing', 'plan.txt': 'Stairs.' })
  expect((await ada.call('post /files/process-pdfs-to-markdown')).body).toEqual({ processed: 0, files: [] })
})

describe('download of a document of the knowledge base', () => {
  const params = { name: 'tides.md' }
  const download = (client: Client) => client.call('get /files/file/{name}', { params })
  const uploadDocument = (text: string) =>
    ada.call('post /documents/upload', { body: formOf({ 'tides.md': text }) })

  test('only the owner can download a document by its file name', async () => {
    await uploadDocument('High water at noon.')
    expect(await download(ada)).toEqual({ status: 200, body: 'High water at noon.' })
    expect((await download(await signUp(backend, 'eve@quill.example'))).status).toBe(404)
  })

  test('the newest of several documents with the same name is downloaded', async () => {
    await uploadDocument('High water at noon.')
    await uploadDocument('High water at one.')
    expect((await download(ada)).body).toBe('High water at one.')
  })

  test('each of several documents with the same name is downloaded by its id, by its owner only', async () => {
    await uploadDocument('High water at noon.')
    await uploadDocument('High water at one.')
    const { body } = await ada.call<Schemas['Document'][]>('get /documents/')
    const eve = await signUp(backend, 'eve@quill.example')
    const texts = await Promise.all(
      body.map(async ({ id }) => (await ada.call('get /files/file/{name}', { params: { name: id } })).body),
    )
    expect(texts.toSorted()).toEqual(['High water at noon.', 'High water at one.'])
    for (const { id } of body)
      expect((await eve.call('get /files/file/{name}', { params: { name: id } })).status).toBe(404)
  })

  test('a stored file takes precedence over a document with the same name, which is not listed or deleted as a file', async () => {
    await uploadDocument('High water at noon.')
    expect(await names()).toEqual([])
    expect((await ada.call('delete /files/file/{name}', { params })).status).toBe(404)
    await upload({ 'tides.md': 'Stored.' })
    expect((await download(ada)).body).toBe('Stored.')
    await ada.call('delete /files/file/{name}', { params })
    expect((await download(ada)).body).toBe('High water at noon.')
  })
})
