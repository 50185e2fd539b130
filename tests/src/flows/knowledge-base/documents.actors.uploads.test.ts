import { describe, expect, test } from 'vitest'
import { MAX_PARALLEL_UPLOADS } from '../../../../src/domain/upload.ts'
import { isActiveUpload } from '../../../../src/flows/knowledge-base/uploads/uploadStatus.ts'
import { eventually } from '../../../support/eventually.ts'
import {
  network,
  open,
  setUpDocuments,
  TIDES,
  UPLOAD,
  uploadActor,
} from '../../../support/flows/documentsActors.ts'
import { answers, offline } from '../../../support/flows/mockNetwork.ts'

setUpDocuments()

const { uploadsOf } = await import('../../../../src/flows/knowledge-base/documents.uploads.ts')

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
      answers(413, { detail: 'Files can be at most 25 MB.' }),
      'Upload Failed',
      'Files can be at most 25 MB.',
    ],
    [
      'a server that receives too much at once',
      answers(413, {
        detail: 'The server is receiving 200 MB already. Try again when other uploads have ended.',
      }),
      'Upload Failed',
      'The server is receiving 200 MB already. Try again when other uploads have ended.',
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
      await eventually(() => expect(arrived).toBeGreaterThanOrEqual(awaited))
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
    await eventually(() => expect(request).toBeDefined())
    base.actor.stop()
    expect(request?.signal.aborted).toBe(true)
    expect(base.emitted).toEqual([])
  })
})
