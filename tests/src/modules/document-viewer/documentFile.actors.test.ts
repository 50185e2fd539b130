import { beforeEach, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { createDocumentCache } from '../../../../src/modules/document-viewer/documentCache.ts'
import type { DocumentCache } from '../../../../src/modules/document-viewer/documentFile.actors.ts'
import { liveDocumentFileActors } from '../../../../src/modules/document-viewer/documentFile.actors.ts'
import type { DocumentFile } from '../../../../src/modules/document-viewer/documentFile.machine.ts'
import { openAsUser } from '../../../support/flows/backendAccount.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { storeDocument } from '../../../support/flows/storedDocument.ts'

const DOWNLOAD = 'GET /api/v1/files/file/'

let network: MockNetwork
let cache: DocumentCache

beforeEach(async () => {
  network = await openAsUser()
  network.sent.length = 0
  cache = createDocumentCache()
})

const start = (file: Partial<DocumentFile> = {}) =>
  createActor(liveDocumentFileActors(cache).load, {
    input: { query: { name: 'tides.md', documentId: 'd1', ...file } },
  }).start()
const load = (file?: Partial<DocumentFile>) => toPromise(start(file))

test('a file is downloaded and read once for all its sources', async () => {
  network.answerWith(DOWNLOAD, () => new Response('# Tides'))
  expect([await load(), await load()]).toEqual(['found', 'found'])
  expect(cache.get('d1')).toEqual({ content: { kind: 'markdown', text: '# Tides' }, document: null })
  expect(network.sent.filter((line) => line.startsWith(DOWNLOAD))).toEqual([`${DOWNLOAD}d1`])
})

test('each of two documents with the same name is downloaded by its id', async () => {
  for (const documentId of ['d1', 'd2']) {
    network.answerWith(`${DOWNLOAD}${documentId}`, () => new Response(documentId))
    await load({ documentId })
  }
  expect([cache.get('d1'), cache.get('d2')]).toMatchObject([
    { content: { text: 'd1' } },
    { content: { text: 'd2' } },
  ])
})

test('a document without an id is downloaded by its name', async () => {
  const name = 'tides & ranges (3).md'
  await storeDocument(network, { filename: name })
  network.answerWith(DOWNLOAD, () => new Response('# Tides'))
  expect(await load({ name, documentId: null })).toBe('found')
  expect(network.sent.at(-1)).toBe(`${DOWNLOAD}tides%20%26%20ranges%20(3).md`)
})

test('a text file is read with the encoding that was chosen for its document', async () => {
  await storeDocument(network, { id: 'd1', filename: 'tides.md', encoding: 'koi8-r' })
  network.answerWith(DOWNLOAD, () => new Response(Uint8Array.of(0xf0, 0xd2, 0xc9)))
  await load()
  expect(cache.get('d1')).toMatchObject({
    content: { kind: 'markdown', text: 'При' },
    document: { id: 'd1', encoding: 'koi8-r' },
  })
})

test('a missing file is requested once', async () => {
  expect([await load(), await load()]).toEqual(['absent', 'absent'])
  expect(network.sent.filter((line) => line.startsWith(DOWNLOAD))).toHaveLength(1)
})

test('a file of another type is not shown', async () => {
  network.answerWith(DOWNLOAD, () => new Response('x'))
  expect(await load({ name: 'tides.xyz' })).toBe('unsupported')
})

test('a download that is stopped is aborted and not cached', async () => {
  const started = Promise.withResolvers<AbortSignal>()
  network.answerWith(DOWNLOAD, (request) => {
    started.resolve(request.signal)
    return new Promise(() => {})
  })
  const actor = start()
  const signal = await started.promise
  actor.stop()
  expect(signal.aborted).toBe(true)
  expect(cache.get('d1')).toBeUndefined()
})

test('the words of a scanned page are asked for once, and again while the page is not read', async () => {
  await storeDocument(network, { id: 'd1', pages: 2, pages_read: 1 })
  network.answerWith(DOWNLOAD, () => new Response('%PDF-1.7'))
  await load({ name: 'lease.pdf' })
  const loaded = cache.get('d1')
  const readScan =
    typeof loaded === 'object' && loaded.content.kind === 'pdf' ? loaded.content.readScan : undefined
  const words = 'GET /api/v1/documents/d1/pages/'
  network.answerWith(`${words}1`, () => Response.json({ angle: 1, words: [] }))
  expect(await readScan?.(2)).toBeNull()
  expect(await readScan?.(2)).toBeNull()
  expect(await readScan?.(1)).toEqual(await readScan?.(1))
  expect(
    network.sent.filter((line) => line.startsWith(words)).map((line) => line.slice(words.length)),
  ).toEqual(['2/words', '2/words', '1/words'])
})
