import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { configureApi } from '../../../../../src/api/settings.ts'
import type { FileCache } from '../../../../../src/flows/chat/evidence/sourceFile.actors.ts'
import { createFileCache, liveFileActors } from '../../../../../src/flows/chat/evidence/sourceFile.actors.ts'
import type { SourceFile } from '../../../../../src/flows/chat/evidence/sourceFile.machine.ts'
import { sourceFileMachine } from '../../../../../src/flows/chat/evidence/sourceFile.machine.ts'
import type { MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline } from '../../../../support/flows/mockNetwork.ts'
import { printPdf } from '../../../../support/pdf.ts'

const ORIGIN = 'https://app.example/api/v1'
const ADA = { email: 'ada@quill.example', password: 'sleep-spindle-9' }
const NAME = 'tides & ranges (3).pdf'
const DOWNLOAD = 'GET /api/v1/files/file/'
const CANNOT_CONNECT =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'
const pdf = printPdf(['High water at noon.'])

let network: MockNetwork
let cache: FileCache
/** The id of the document that is uploaded before each test. */
let documentId: string

/** Uploads a document and returns its id. */
let upload: (bytes: Uint8Array) => Promise<string>

beforeEach(async () => {
  network = await createMockNetwork()
  cache = createFileCache()
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

function open(file: Partial<SourceFile> = {}) {
  const machine = sourceFileMachine.provide({ actors: liveFileActors(cache) })
  const actor = createActor(machine, { input: { name: NAME, documentId, ...file } }).start()
  onTestFinished(() => void actor.stop())
  return {
    actor,
    until: (state: 'shown' | 'absent' | 'ambiguous' | 'failed') =>
      waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 10_000 }),
  }
}

const bytesOf = (key: string) => {
  const cached = cache.get(key)
  return cached instanceof ArrayBuffer && new Uint8Array(cached)
}

const downloads = () => network.sent.filter((line) => line.startsWith(DOWNLOAD)).length

describe('source file live actors', () => {
  test('a file is downloaded once for all its sources', async () => {
    await open().until('shown')
    expect(bytesOf(documentId)).toEqual(new Uint8Array(pdf))
    await open().until('shown')
    expect(downloads()).toBe(1)
  })

  test('each of two documents with the same name is downloaded by its id', async () => {
    const other = printPdf(['High water at one.'])
    const otherId = await upload(other)
    for (const id of [documentId, otherId]) await open({ documentId: id }).until('shown')
    expect(bytesOf(documentId)).toEqual(new Uint8Array(pdf))
    expect(bytesOf(otherId)).toEqual(new Uint8Array(other))
  })

  test.each([
    ['without a document id', () => null],
    ['from a backend that does not know document ids', () => documentId],
  ])('a file is downloaded by its name %s, if only one document has the name', async (_, idOf) => {
    network.answerWith(`${DOWNLOAD}${documentId}`, answers(404))
    await open({ documentId: idOf() }).until('shown')
    expect(bytesOf(idOf() ?? NAME)).toEqual(new Uint8Array(pdf))
    await upload(pdf)
    cache = createFileCache()
    await open({ documentId: idOf() }).until('ambiguous')
  })

  test('the file of a deleted document is absent, even if another document has its name', async () => {
    await open({ documentId: 'deleted' }).until('absent')
    await open({ name: 'gone.pdf', documentId: null }).until('absent')
  })

  test('a missing file is requested only once', async () => {
    await open({ documentId: 'deleted' }).until('absent')
    await open({ documentId: 'deleted' }).until('absent')
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
    await file.until('shown')
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
