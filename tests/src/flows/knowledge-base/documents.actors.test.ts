import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, type EventObject, waitFor } from 'xstate'
import { saveDeviceSettings } from '../../../../src/device/deviceSettings.ts'
import { MAX_PARALLEL_UPLOADS } from '../../../../src/domain/upload.ts'
import { describeFile } from '../../../../src/flows/knowledge-base/uploads/chosenFile.ts'
import { isActiveUpload } from '../../../../src/flows/knowledge-base/uploads/uploadStatus.ts'
import {
  docxWithoutDocument,
  goodDocx,
  goodPdf,
  imagePdf,
  latin1,
  lockedPdf,
  truncatedPdf,
  zipBomb,
} from '../../../support/badFiles.ts'
import { signInAsAda } from '../../../support/flows/ada.ts'
import { FetchXhr } from '../../../support/flows/FetchXhr.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline } from '../../../support/flows/mockNetwork.ts'
import { MemoryStorage } from '../../../support/memoryStorage.ts'

// The document whose visibility the polling actor reads.
vi.hoisted(() => {
  globalThis.document ??= Object.assign(new EventTarget(), { hidden: false }) as unknown as Document
})
const { liveActors } = await import('../../../../src/flows/knowledge-base/documents.actors.ts')
const { uploadsOf } = await import('../../../../src/flows/knowledge-base/documents.uploads.ts')
const { documentsMachine } = await import('../../../../src/flows/knowledge-base/documents.machine.ts')
const { documentActorId: documentActor, uploadActorId: uploadActor } = await import(
  '../../../../src/flows/knowledge-base/documents.base.ts'
)

const UPLOAD = 'POST /api/v1/documents/upload'
const INDEX = 'POST /api/v1/rag/index-document'
const TIDES = 'The spring range is 3.4 metres.'
const TIMEOUT_MS = 50_000

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
  vi.stubGlobal('XMLHttpRequest', FetchXhr)
  vi.stubGlobal('window', new EventTarget())
  await signInAsAda()
})
afterEach(() => network.backend.idle())

type Content = string | Uint8Array

/** Starts the documents machine for a signed-in user and waits until the list is loaded or has failed. */
async function open({ autoIndex = false } = {}) {
  const actor = createActor(documentsMachine.provide({ actors: liveActors }), {
    input: { hasBackend: true, autoIndex },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  actor.send({ type: 'page.opened', search: '' })
  onTestFinished(() => {
    actor.stop()
  })
  await waitFor(actor, (state) => !state.matches('loading'), { timeout: TIMEOUT_MS })

  const base = {
    actor,
    emitted,
    context: () => actor.getSnapshot().context,
    document: (filename: string) => base.context().documents.find((one) => one.filename === filename),
    /** The failure message of a document or upload actor. */
    reasonOf(id: string) {
      const snapshot = actor.getSnapshot().children[id]?.getSnapshot()
      const context: { failure?: string | null; message?: string | null } =
        snapshot !== undefined && 'context' in snapshot ? snapshot.context : {}
      return context.failure ?? context.message ?? null
    },
    choose(files: Record<string, Content>) {
      const chosen = Object.entries(files).map(([name, content]) => {
        // Sets the name directly, because the File constructor replaces some characters.
        const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
        return describeFile(Object.defineProperty(file, 'name', { value: name }))
      })
      actor.send({ type: 'files.chosen', files: chosen })
      return chosen
    },
    until: (test: () => boolean) => waitFor(actor, test, { timeout: TIMEOUT_MS }),
    /** Uploads a file and waits until it is processed or has failed. */
    async upload(name: string, content: Content) {
      base.choose({ [name]: content })
      await base.until(() => /completed|failed/.test(base.context().documents[0]?.status ?? ''))
      const [document] = base.context().documents
      if (document === undefined) throw new Error(`${name} did not arrive.`)
      return document
    },
    /** Requests an action for a document and waits until the request has ended. */
    async ask(type: 'index.requested' | 'retry.requested' | 'delete.requested', id: string) {
      actor.send({ type, id })
      await base.until(() => {
        const snapshot = actor.getSnapshot().children[documentActor(id)]?.getSnapshot()
        const value = snapshot && 'value' in snapshot ? snapshot.value : null
        return value !== 'indexing' && value !== 'retrying' && value !== 'deleting'
      })
    },
  }
  return base
}

describe('files with errors', () => {
  test.each<[string, string, () => Content, RegExp]>([
    ['is empty', 'empty.pdf', () => '', /^This file is empty\.$/],
    ['is a program called a PDF', 'invoice.pdf.exe', () => 'MZ\x90\0', /^This type of file is not accepted/],
    ['reads as a PDF from right to left', 'annual\u202efdp.exe', () => 'MZ', /^This type of file/],
    ['is a picture called a PDF', 'scan.PDF', () => latin1('\x89PNG'), /its content is a PNG image\.$/],
    ['is a PDF called a text', 'notes.txt', goodPdf, /its content is a PDF\.$/],
    ['is binary called a text', 'notes.md', () => latin1('\x01\0\x02'), /its content is binary data\.$/],
    [
      'has a name of 256 bytes',
      `${'a'.repeat(253)}.md`,
      () => TIDES,
      /^The name of this file is too long\. Give it a shorter one/,
    ],
    [
      'is too large',
      'all.txt',
      () => new Uint8Array(40 * 1024 ** 2).fill(97),
      /too large \(40 MB\)\. The limit is 25 MB\.$/,
    ],
  ])('a file that %s is rejected with a reason and not sent', async (_, name, content, reason) => {
    const base = await open()
    const [file] = base.choose({ [name]: content() })
    await base.until(() => base.context().uploads.length === 1)
    expect(base.reasonOf(uploadActor(file?.id ?? ''))).toMatch(reason)
    expect(network.sent.filter((line) => line === UPLOAD)).toEqual([])
  })

  test.each<[string, string, () => Content, RegExp]>([
    ['is locked', 'contract.pdf', lockedPdf, /protected by a password\. Remove the password/],
    ['is cut off', 'half.pdf', truncatedPdf, /^This PDF is damaged/],
    ['holds pictures only', 'scan.pdf', imagePdf, /seems to be a scan\. Run text recognition/],
    ['is a zip bomb', 'bomb.docx', zipBomb, /^This file unpacks to 60 MB of text, more than the 50 MB/],
    ['has no document in it', 'letter.docx', docxWithoutDocument, /^This is not a Word document/],
    ['holds nothing but spaces', 'blank.md', () => ' \n \n', /^No text found/],
  ])('a document that %s fails with a reason', async (_, name, content, reason) => {
    const base = await open()
    const document = await base.upload(name, content())
    expect(document).toMatchObject({
      filename: name,
      status: 'failed',
      failure_reason: expect.stringMatching(reason),
    })
  })

  test('failed files do not delay the others', async () => {
    const base = await open({ autoIndex: true })
    base.choose({
      'a.pdf': lockedPdf(),
      'b.exe': 'MZ',
      'c.DOCX': goodDocx(),
      'd.PDF': goodPdf(),
      'e.md': TIDES,
    })
    const isIndexed = (name: string) => base.document(name)?.is_indexed === true
    await base.until(() => ['c.DOCX', 'd.PDF', 'e.md'].every(isIndexed))
    expect(base.document('a.pdf')?.status).toBe('failed')
    expect(base.context().uploads).toHaveLength(1)
  })
})

describe('file names', () => {
  test.each([
    ['../../etc/notes.md', 'notes.md'],
    ['..\\..\\notes.md', 'notes.md'],
    [`${'ö'.repeat(126)}.md`, `${'ö'.repeat(126)}.md`],
    ['NOTES.MD', 'NOTES.MD'],
    ['<img src=x onerror=alert(1)>.md', '<img src=x onerror=alert(1)>.md'],
    ['a\u202edm.md', 'a\u202edm.md'],
  ])('the file name %j becomes %j', async (name, kept) => {
    const base = await open()
    expect(await base.upload(name, TIDES)).toMatchObject({ filename: kept, status: 'completed' })
  })
})

describe('uploads', () => {
  test('an upload answered with only an id is a pending document until the list is loaded', async () => {
    const base = await open()
    network.answerWith(UPLOAD, async (request) => {
      const { id } = await (await network.backend.handle(request)).json()
      return Response.json({ id }, { status: 201 })
    })
    const seen: unknown[] = []
    base.actor.subscribe(({ context }) => seen.push(...context.documents))
    const { id } = await base.upload('tides.md', TIDES)
    expect(seen[0]).toMatchObject({ id, filename: 'tides.md', file_size: TIDES.length, status: 'pending' })
    expect(base.document('tides.md')).toMatchObject({ id, status: 'completed' })
    expect(base.emitted).toEqual([])
  })

  test.each([
    ['offline', offline, 'Upload Failed', 'Network error during upload'],
    ['an answer of another shape', answers(201, { ok: true }), 'Upload Failed', 'Invalid response format'],
    [
      'no token',
      answers(401, { detail: 'Not authenticated' }),
      'Authentication Required',
      'Please log in again to upload documents',
    ],
    [
      'a field error',
      answers(422, {
        detail: [
          { loc: ['body', 'files'], msg: 'Field required', type: 'missing' },
          { loc: ['body', 'x'], msg: 'Bad', type: 'bad' },
        ],
      }),
      'Upload Failed',
      'body.files: Field required; body.x: Bad',
    ],
    [
      'a file too large for the server',
      answers(413, { detail: 'A file may have 25 MB at most.' }),
      'Upload Failed',
      'A file may have 25 MB at most.',
    ],
    [
      'a server that is down',
      () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
      'Upload Failed',
      '503 Service Unavailable',
    ],
  ] as const)(
    'an upload that fails with %s shows the reason and succeeds when it is sent again',
    async (_, answer, title, text) => {
      const base = await open()
      network.answerWith(UPLOAD, answer)
      const [file] = base.choose({ 'tides.md': TIDES })
      await base.until(() => base.emitted.length === 1)
      expect(base.emitted).toEqual([{ type: 'failure.occurred', title, text }])
      expect(base.reasonOf(uploadActor(file?.id ?? ''))).toBe(text)
      network.answerAsUsual()
      base.actor.send({ type: 'resendAll.requested' })
      base.actor.send({ type: 'resendAll.requested' })
      await base.until(() => base.document('tides.md')?.status === 'completed')
      expect(base.context().uploads).toEqual([])
      expect(network.sent.filter((line) => line === UPLOAD)).toHaveLength(2)
    },
  )

  test('500 uploads run four at a time, do not delay listings and report the number of failures', async () => {
    const base = await open()
    let running = 0
    let most = 0
    let arrived = 0
    network.answerWith(UPLOAD, async (request) => {
      running += 1
      most = Math.max(most, running)
      const response = await network.backend.handle(request)
      running -= 1
      arrived += 1
      return response
    })
    // Each listing takes until five more uploads have arrived, so it is always outdated.
    network.answerWith('GET /api/v1/documents/', async (request) => {
      const listing = await network.backend.handle(request)
      const awaited = Math.min(arrived + 5, 500)
      await vi.waitFor(() => expect(arrived).toBeGreaterThanOrEqual(awaited), { timeout: TIMEOUT_MS })
      return listing
    })
    let wasUpdatedMeanwhile = false
    base.actor.subscribe((snapshot) => {
      const isUploading = uploadsOf(snapshot).some(({ status }) => isActiveUpload(status))
      const { documents } = snapshot.context
      wasUpdatedMeanwhile ||= isUploading && documents.some(({ status }) => status === 'completed')
    })
    base.choose({
      ...Object.fromEntries(
        Array.from({ length: 500 }, (_, place) => [`note-${place}.md`, `Note ${place}.`]),
      ),
      'a.exe': 'MZ',
      'b.pdf': 'nothing',
    })
    await base.until(() => base.emitted.length === 1)
    expect(most).toBe(MAX_PARALLEL_UPLOADS)
    expect(wasUpdatedMeanwhile).toBe(true)
    expect(base.emitted).toMatchObject([
      { text: 'Some uploads failed: 2 file(s) failed to upload. Check the upload progress for details.' },
    ])
    expect(base.context().documents).toHaveLength(500)
    await base.until(() => base.context().documents.every(({ status }) => status === 'completed'))
  })

  test('possible duplicates are found by name and by content', async () => {
    const base = await open()
    await base.upload('tides.md', TIDES)
    base.choose({ 'Tides.md': 'Other words.', 'copy.md': TIDES })
    await base.until(() => base.context().duplicates.length === 2)
    expect(base.context().duplicates.map(({ reason }) => reason)).toEqual([
      { by: 'name' },
      { by: 'content', of: 'tides.md' },
    ])
    expect(network.sent.filter((line) => line === UPLOAD)).toHaveLength(1)
  })

  test('stopping the actor aborts uploads without a notification', async () => {
    const base = await open()
    let request: Request | undefined
    network.answerWith(UPLOAD, (sent) => {
      request = sent
      return new Promise(() => {})
    })
    base.choose({ 'tides.md': TIDES })
    await vi.waitFor(() => expect(request).toBeDefined())
    base.actor.stop()
    expect(request?.signal.aborted).toBe(true)
    expect(base.emitted).toEqual([])
  })
})

describe('indexing', () => {
  test.each([
    ['401', answers(401), 'Authentication failed. Please log in again.'],
    ['403', answers(403), "You don't have permission to index this document."],
    ['404', answers(404), 'Document not found or indexing endpoint unavailable.'],
    ['500', answers(500), 'Server error occurred while indexing. Please try again later.'],
    ['no connection', offline, 'Network error. Please check your connection and try again.'],
    ['anything else', answers(422), 'Failed to index document'],
  ])(
    'an indexing request that fails with %s shows the reason and succeeds on retry',
    async (_, answer, reason) => {
      const base = await open()
      const { id } = await base.upload('tides.md', TIDES)
      network.answerWith(INDEX, answer)
      await base.ask('index.requested', id)
      expect(base.reasonOf(documentActor(id))).toBe(reason)
      expect(base.context().locallyFailedIds).toEqual([id])
      await base.ask('retry.requested', id)
      expect(base.emitted).toEqual([{ type: 'failure.occurred', title: 'Retry Failed', text: reason }])
      network.answerAsUsual()
      base.actor.send({ type: 'retry.requested', id })
      await base.ask('retry.requested', id)
      await base.until(() => base.document('tides.md')?.is_indexed === true)
      expect(network.sent.filter((line) => line.startsWith(INDEX))).toHaveLength(3)
      expect(base.context().locallyFailedIds).toEqual([])
    },
  )

  test('auto-index continues with other documents while one request gets no response', async () => {
    const base = await open({ autoIndex: true })
    network.answerWith(INDEX, () => new Promise(() => {}))
    await base.upload('stuck.md', TIDES)
    await base.until(() => base.context().activeDocumentIds.length === 1)
    network.answerAsUsual()
    base.choose({ 'tides.md': 'The neap range is 1.1 metres.' })
    await base.until(() => base.document('tides.md')?.is_indexed === true)
    expect(base.document('stuck.md')?.is_indexed).toBe(false)
  })
})

test('a change of the auto-index setting is used at once', async () => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  const base = await open()
  const { id } = await base.upload('tides.md', TIDES)
  expect(base.document('tides.md')?.is_indexed).toBe(false)
  saveDeviceSettings({ autoIndex: true })
  await base.until(() => base.document('tides.md')?.is_indexed === true)
  expect(base.context().autoIndexStartedIds).toEqual([id])
  saveDeviceSettings({ autoIndex: false })
  expect(base.context().autoIndex).toBe(false)
})

describe('list', () => {
  test('loading the list fails while offline and succeeds when repeated', async () => {
    network.answerWith('GET /api/v1/documents/', offline)
    const base = await open()
    const text =
      'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'
    expect(base.actor.getSnapshot().value).toBe('failed')
    expect(base.emitted).toEqual([{ type: 'failure.occurred', title: 'Failed to load documents', text }])
    network.answerAsUsual()
    base.actor.send({ type: 'reload.requested' })
    await base.until(() => base.actor.getSnapshot().matches({ listed: 'empty' }))
  })

  test('failed listings keep the documents, and polling continues after reconnecting', async () => {
    const base = await open()
    await base.upload('tides.md', TIDES)
    network.answerWith('GET /api/v1/documents/', offline)
    base.choose({ 'birds.md': 'Gannets pass in autumn.' })
    await base.until(() => base.context().documents.length === 2)
    network.answerAsUsual()
    await base.until(() => base.document('birds.md')?.status === 'completed')
    expect(base.document('tides.md')?.status).toBe('completed')
  })
})

describe('deleting', () => {
  test('deleting a document that the backend has started to process fails with a toast', async () => {
    const base = await open()
    const { id } = await base.upload('contract.pdf', lockedPdf())
    network.answerWith(
      'DELETE /api/v1/documents/',
      answers(409, { detail: 'The document is being processed.' }),
    )
    await base.ask('delete.requested', id)
    expect(base.emitted).toEqual([
      { type: 'failure.occurred', title: 'Delete Failed', text: 'Failed to delete document' },
    ])
    expect(base.document('contract.pdf')?.status).toBe('failed')
  })

  test('two delete requests for a document send one request', async () => {
    const base = await open()
    const { id } = await base.upload('contract.pdf', lockedPdf())
    base.actor.send({ type: 'delete.requested', id })
    await base.ask('delete.requested', id)
    await base.until(() => base.actor.getSnapshot().matches({ listed: 'empty' }))
    expect(network.sent.filter((line) => line.startsWith('DELETE'))).toHaveLength(1)
  })
})
