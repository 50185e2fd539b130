import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { configureApi } from '../../../../src/api/settings.ts'
import { createDocumentCache } from '../../../../src/modules/document-viewer/documentCache.ts'
import type { DocumentCache } from '../../../../src/modules/document-viewer/documentFile.actors.ts'
import { liveDocumentFileActors } from '../../../../src/modules/document-viewer/documentFile.actors.ts'
import type { DocumentFile } from '../../../../src/modules/document-viewer/documentFile.machine.ts'
import { documentFileMachine } from '../../../../src/modules/document-viewer/documentFile.machine.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline } from '../../../support/flows/mockNetwork.ts'
import { printPdf } from '../../../support/pdf.ts'

const ORIGIN = 'https://app.example/api/v1'
const ADA = { email: 'ada@quill.example', password: 'sleep-spindle-9' }
const NAME = 'tides & ranges (3).pdf'
const DOWNLOAD = 'GET /api/v1/files/file/'
const CANNOT_CONNECT =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'
const pdf = printPdf(['High water at noon.'])

let network: MockNetwork
let cache: DocumentCache
/** The id of the document that is uploaded before each test. */
let documentId: string

/** Uploads a document and returns its id. */
let upload: (bytes: Uint8Array) => Promise<string>

beforeEach(async () => {
  network = await createMockNetwork()
  cache = createDocumentCache()
  const headers = { 'Content-Type': 'application/json' }
  const post = async (path: string, body: object) =>
    (await fetch(`${ORIGIN}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  await post('/auth/register', {
    ...ADA,
    name: 'Ada Quill',
    machine_name: 'Assistant',
    contradiction_tolerance: 0,
    belief_sensitivity: '{}',
  })
  const { access_token } = await post('/auth/login', ADA)
  configureApi({ baseUrl: ORIGIN, getToken: () => access_token, onUnauthorized: () => {} })
  upload = async (bytes) => {
    const body = new FormData()
    body.append('files', new File([new Uint8Array(bytes)], NAME, { type: 'application/pdf' }))
    const authorization = { Authorization: `Bearer ${access_token}` }
    const response = await fetch(`${ORIGIN}/documents/upload`, {
      method: 'POST',
      headers: authorization,
      body,
    })
    return (await response.json()).id
  }
  documentId = await upload(pdf)
})

function open(file: Partial<DocumentFile> = {}) {
  const machine = documentFileMachine.provide({ actors: liveDocumentFileActors(cache) })
  const actor = createActor(machine, { input: { name: NAME, documentId, ...file } }).start()
  onTestFinished(() => void actor.stop())
  const until = (state: 'showing' | 'unavailable' | 'failed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 10_000 })
  return {
    actor,
    until,
    reason: async () => (await until('unavailable')).context.reason,
  }
}

const bytesOf = (key: string) => {
  const cached = cache.get(key)
  return typeof cached === 'object' && cached.kind === 'pdf' && new Uint8Array(cached.bytes)
}

const downloads = () => network.sent.filter((line) => line.startsWith(DOWNLOAD)).length

describe('document file live actors', () => {
  test('a file is downloaded once for all its sources', async () => {
    await open().until('showing')
    expect(bytesOf(documentId)).toEqual(new Uint8Array(pdf))
    await open().until('showing')
    expect(downloads()).toBe(1)
  })

  test('each of two documents with the same name is downloaded by its id', async () => {
    const other = printPdf(['High water at one.'])
    const otherId = await upload(other)
    for (const id of [documentId, otherId]) await open({ documentId: id }).until('showing')
    expect(bytesOf(documentId)).toEqual(new Uint8Array(pdf))
    expect(bytesOf(otherId)).toEqual(new Uint8Array(other))
  })

  test.each([
    ['without a document id', () => null],
    ['from a backend that does not know document ids', () => documentId],
  ])('a file is downloaded by its name %s, if only one document has the name', async (_, idOf) => {
    network.answerWith(`${DOWNLOAD}${documentId}`, answers(404))
    await open({ documentId: idOf() }).until('showing')
    expect(bytesOf(idOf() ?? NAME)).toEqual(new Uint8Array(pdf))
    await upload(pdf)
    cache = createDocumentCache()
    expect(await open({ documentId: idOf() }).reason()).toBe('ambiguous')
  })

  test('the file of a deleted document is absent, even if another document has its name', async () => {
    expect(await open({ documentId: 'deleted' }).reason()).toBe('absent')
    expect(await open({ name: 'gone.pdf', documentId: null }).reason()).toBe('absent')
  })

  test('a missing file is requested only once', async () => {
    expect(await open({ documentId: 'deleted' }).reason()).toBe('absent')
    expect(await open({ documentId: 'deleted' }).reason()).toBe('absent')
    expect(downloads()).toBe(1)
  })

  test.each([
    ['a network failure', offline, CANNOT_CONNECT],
    ['a server error', answers(500, { detail: 'Boom.' }), 'Boom.'],
    [
      'an HTML error page',
      () => new Response('<h1>Bad</h1>', { status: 502, statusText: 'Bad Gateway' }),
      '',
    ],
  ])('the download is retried after %s', async (_, answer, reason) => {
    network.answerWith(DOWNLOAD, answer)
    const file = open()
    const { context } = await file.until('failed')
    expect(context.failure).toContain(reason)
    expect(context.failure).not.toBe('')
    network.answerAsUsual()
    file.actor.send({ type: 'file.requested' })
    await file.until('showing')
  })

  test('a file of another type is not shown', async () => {
    network.answerWith(DOWNLOAD, () => new Response('x'))
    expect(await open({ name: 'tides.xyz' }).reason()).toBe('unsupported')
  })

  test('a text file is decoded once and cached', async () => {
    network.answerWith(DOWNLOAD, () => new Response('# Tides'))
    for (const _ of [1, 2]) await open({ name: 'tides.md' }).until('showing')
    expect(cache.get(documentId)).toEqual({ kind: 'markdown', text: '# Tides' })
    expect(downloads()).toBe(1)
  })

  test('the download is aborted and not cached when the machine stops', async () => {
    let signal: AbortSignal | undefined
    network.answerWith(DOWNLOAD, (request) => {
      signal = request.signal
      return new Promise(() => {})
    })
    const { actor } = open()
    await expect.poll(() => signal).toBeDefined()
    actor.stop()
    expect(signal?.aborted).toBe(true)
    expect(cache.get(documentId)).toBeUndefined()
  })
})
