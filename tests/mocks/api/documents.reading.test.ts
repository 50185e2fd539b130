import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../support/mocks/contractFetch.ts'
import type { Client, TestBackend } from '../../support/mocks/testBackend.ts'
import { createTestBackend, first, signUp } from '../../support/mocks/testBackend.ts'

// What reading a file finds out about it, and reading it again with another encoding.

let backend: TestBackend
let ada: Client

beforeEach(async () => {
  backend = createTestBackend()
  ada = await signUp(backend, 'ada@quill.example')
})

/** 'Маяк построили в 1932 году.' in KOI8-R. */
const LIGHTHOUSE = Uint8Array.of(
  ...[0xed, 0xc1, 0xd1, 0xcb, 0x20, 0xd0, 0xcf, 0xd3, 0xd4, 0xd2, 0xcf, 0xc9, 0xcc, 0xc9, 0x20, 0xd7, 0x20],
  ...[0x31, 0x39, 0x33, 0x32, 0x20, 0xc7, 0xcf, 0xc4, 0xd5, 0x2e],
)

const get = async (id: string) =>
  (await ada.call<Schemas['Document']>('get /documents/{id}', { params: { id } })).body

const reread = (id: string, encoding: string) =>
  ada.call<Schemas['Document']>('post /documents/{id}/process', { params: { id }, query: { encoding } })

test('a document has the metadata and the notices of its file', async () => {
  const { id } = first(
    await ada.upload({ 'plan.md': '---\nauthor: Ruth Egge\ndate: 2026-02\n---\n# Plan\n' }),
  )
  expect(await get(id)).toMatchObject({ metadata: { author: 'Ruth Egge', created: '2026-02' } })
  const { id: headings } = first(await ada.upload({ 'headings.md': '# Plan\n\n## Monday\n' }))
  expect(await get(headings)).toMatchObject({ notices: [{ kind: 'no-sentences' }] })
})

test('a document whose file says nothing has neither metadata nor notices', async () => {
  const { id } = first(await ada.upload({ 'tides.md': 'The spring range is 3.4 metres.' }))
  expect(Object.keys(await get(id))).not.toEqual(expect.arrayContaining(['metadata']))
  expect(Object.keys(await get(id))).not.toEqual(expect.arrayContaining(['notices']))
})

test('a text file is read again with another encoding and leaves the graph until it is indexed', async () => {
  const { id } = first(await ada.upload({ 'a.txt': LIGHTHOUSE }))
  await reread(id, 'windows-1251')
  await backend.idle()
  await ada.call('post /rag/index-document/{id}', { params: { id } })
  const ask = async () =>
    (await ada.call<Schemas['Passages']>('post /rag/query', { body: { query: 'маяк 1932' } })).body
  expect(JSON.stringify(await ask())).not.toContain('Маяк')

  expect(await reread(id, 'koi8-r')).toMatchObject({
    status: 202,
    body: { status: 'uploaded', is_indexed: false, encoding: 'koi8-r' },
  })
  expect(await ask()).toMatchObject({ sources: [] })
  await backend.idle()
  await ada.call('post /rag/index-document/{id}', { params: { id } })
  expect(JSON.stringify(await ask())).toContain('Маяк построили в 1932 году.')
})

test('a file that is read again while it is indexed is not added with its old text', async () => {
  const { id } = first(await ada.upload({ 'a.txt': LIGHTHOUSE }))
  const indexing = ada.call('post /rag/index-document/{id}', { params: { id } })
  await reread(id, 'koi8-r')
  await indexing
  await backend.idle()
  expect(await get(id)).toMatchObject({ status: 'completed', encoding: 'koi8-r' })
})

test.each([
  ['an unknown encoding', 'a.txt', 'latin-99'],
  ['a file that is no text', 'a.docx', 'koi8-r'],
])('%s is refused', async (_, filename, encoding) => {
  const { id } = first(await ada.upload({ [filename]: LIGHTHOUSE }))
  expect((await reread(id, encoding)).status).toBe(422)
})
