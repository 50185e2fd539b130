import { describe, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../../mocks/demo/storage/memoryStorage.ts'
import { saveDeviceSettings } from '../../../../src/device/deviceSettings.ts'
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
import type { Content } from '../../../support/flows/documentsActors.ts'
import {
  documentActor,
  network,
  open,
  setUpDocuments,
  TIDES,
  UPLOAD,
  uploadActor,
} from '../../../support/flows/documentsActors.ts'
import { answers, offline } from '../../../support/flows/mockNetwork.ts'

setUpDocuments()

const INDEX = 'POST /api/v1/rag/index-document'

describe('files with errors', () => {
  test.each<[string, string, () => Content, RegExp]>([
    ['is empty', 'empty.pdf', () => '', /^This file is empty\.$/],
    ['is a program called a PDF', 'invoice.pdf.exe', () => 'MZ\x90\0', /^This file type isn't supported/],
    ['reads as a PDF from right to left', 'annual\u202efdp.exe', () => 'MZ', /^This file type/],
    ['is a picture called a PDF', 'scan.PDF', () => latin1('\x89PNG'), /It looks like a PNG image\.$/],
    ['is a PDF called a text', 'notes.txt', goodPdf, /It looks like a PDF\.$/],
    ['is binary called a text', 'notes.md', () => latin1('\x01\0\x02'), /It looks like binary data\.$/],
    [
      'has a name of 256 bytes',
      `${'a'.repeat(253)}.md`,
      () => TIDES,
      /^The file name is too long\. Shorten it/,
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
    ['is locked', 'contract.pdf', lockedPdf, /password-protected\. Remove the password/],
    ['is cut off', 'half.pdf', truncatedPdf, /^This PDF is damaged/],
    ['holds pictures only', 'scan.pdf', imagePdf, /looks like a scan\. Run text recognition/],
    ['is a zip bomb', 'bomb.docx', zipBomb, /^This file unpacks to 60 MB of text, more than the 50 MB/],
    ['has no document in it', 'letter.docx', docxWithoutDocument, /^This file isn't a Word document/],
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
