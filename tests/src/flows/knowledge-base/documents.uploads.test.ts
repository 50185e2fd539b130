import { describe, expect, test } from 'vitest'
import { createDocument } from '../../../../mocks/factories/document.ts'
import { flushPromises } from '../../../support/documents.ts'
import { startKnowledgeBase } from '../../../support/knowledgeBase.ts'

const names = (count: number) => Array.from({ length: count }, (_, place) => `file-${place}.md`)
const saved = (name: string) => ({
  type: 'sending.completed' as const,
  document: createDocument({ id: name, filename: name, status: 'uploaded', processed_at: null }),
})
const refused = { type: 'sending.failed', message: 'Upload timeout' } as const

async function loaded() {
  const base = startKnowledgeBase()
  await base.load()
  return base
}

describe('documents machine: uploads', () => {
  test('ten files are uploaded in their order, four at a time', async () => {
    const { choose, context, sendBacks, reportSending } = await loaded()
    const files = names(10)
    choose(...files)
    const sent: string[] = []
    while (sendBacks.size > 0) {
      expect(sendBacks.size).toBe(Math.min(4, 10 - sent.length))
      const [next] = sendBacks.keys()
      sent.push(String(next))
      reportSending(String(next), saved(String(next)))
    }
    expect(sent).toEqual(files)
    expect(context().documents).toHaveLength(10)
  })

  test('files chosen later are added to the same queue', async () => {
    const { choose, sendBacks, reportSending } = await loaded()
    choose(...names(3))
    choose('late.md', 'later.md')
    expect([...sendBacks.keys()]).toEqual([...names(3), 'late.md'])
    reportSending('file-1.md', refused)
    expect([...sendBacks.keys()]).toEqual(['file-0.md', 'file-2.md', 'late.md', 'later.md'])
  })

  test('an uploaded document is shown as pending until the next listing', async () => {
    const { choose, context, list, refreshes, reportSending } = await loaded()
    choose('notes.md', 'tides.md')
    reportSending('notes.md', saved('notes.md'))
    expect(context().documents).toMatchObject([
      { filename: 'notes.md', status: 'pending', is_indexed: false },
    ])
    expect(refreshes).toHaveLength(1)
    list([createDocument({ id: 'notes.md', filename: 'notes.md', status: 'processing' })])
    expect(context().documents).toMatchObject([{ status: 'processing' }])
  })

  test('a listing that arrives before the upload response has priority', async () => {
    const { choose, context, list, reportSending } = await loaded()
    choose('notes.md')
    const document = createDocument({ id: 'notes.md', status: 'processing' })
    list([document])
    reportSending('notes.md', saved('notes.md'))
    expect(context().documents).toEqual([document])
  })

  test('a listing requested before an upload completed updates the other documents', async () => {
    const { choose, context, list, refreshes, reportSending } = await loaded()
    const old = createDocument({ id: 'old', filename: 'old.md', status: 'processing', processed_at: null })
    list([old])
    choose('notes.md', 'tides.md')
    reportSending('notes.md', saved('notes.md'))
    expect(refreshes.at(-1)).toEqual({ type: 'refresh.requested', changed: 'notes.md' })
    list([{ ...old, status: 'failed' }], ['notes.md'])
    const there = Object.fromEntries(context().documents.map(({ id, status }) => [id, status]))
    expect(there).toEqual({ old: 'failed', 'notes.md': 'pending' })
    list([])
    expect(context().documents).toEqual([])
  })

  test('a listing does not change an upload in progress', async () => {
    const { choose, context, list, sendBacks, stateOf } = await loaded()
    choose('notes.md')
    list([createDocument()])
    list([])
    expect(stateOf('upload:notes.md')).toBe('uploading')
    expect(sendBacks.size).toBe(1)
    expect(context().uploads).toHaveLength(1)
  })

  test('completed uploads stay in the panel until all have ended', async () => {
    const { choose, context, emitted, refreshes, stateOf, reportSending } = await loaded()
    choose('a.md', 'b.md')
    reportSending('a.md', saved('a.md'))
    expect(stateOf('upload:a.md')).toBe('completed')
    reportSending('b.md', saved('b.md'))
    expect(stateOf('upload:a.md')).toBeUndefined()
    expect(context()).toMatchObject({ uploads: [], announcement: '2 files uploaded' })
    expect(refreshes).toHaveLength(2)
    expect(emitted).toEqual([])
  })

  test('cancelled uploads are stopped and queued ones are not sent', async () => {
    const { actor, choose, context, emitted, refreshes, sendBacks, reportSending } = await loaded()
    choose(...names(10))
    reportSending('file-0.md', { type: 'sending.progressed', percent: 50 })
    actor.send({ type: 'cancel.requested', id: 'file-0.md' })
    actor.send({ type: 'cancel.requested', id: 'file-9.md' })
    expect([...sendBacks.keys()]).toEqual(['file-1.md', 'file-2.md', 'file-3.md', 'file-4.md'])
    actor.send({ type: 'cancelAll.requested' })
    await flushPromises()
    expect(sendBacks.size).toBe(0)
    expect(context().uploads).toEqual([])
    expect(refreshes).toHaveLength(1)
    expect(emitted).toEqual([])
  })

  test('one failed upload is reported with its reason', async () => {
    const { choose, emitted, stateOf, reportSending, uploads } = await loaded()
    choose('a.md', 'b.md')
    reportSending('a.md', refused)
    expect(emitted).toEqual([])
    reportSending('b.md', saved('b.md'))
    expect(emitted).toEqual([{ type: 'failure.occurred', title: 'Upload Failed', text: 'Upload timeout' }])
    expect(uploads()).toEqual([{ id: 'a.md', status: 'error' }])
    expect(stateOf('upload:a.md')).toBe('error')
  })

  test('failed uploads and rejected files are reported in one notification', async () => {
    const { choose, emitted, reportSending } = await loaded()
    choose('a.md', 'setup.exe', 'b.md')
    reportSending('a.md', refused)
    reportSending('b.md', saved('b.md'))
    expect(emitted).toEqual([
      {
        type: 'failure.occurred',
        title: 'Upload Failed',
        text: 'Some uploads failed: 2 file(s) failed to upload. Check the upload progress for details.',
      },
    ])
  })

  test('rejected files are not added to the queue', async () => {
    const { choose, sendBacks } = await loaded()
    choose(...names(6).map((name) => `${name}.exe`), ...names(4))
    expect(sendBacks.size).toBe(4)
  })

  test('rejected files are reported at once if nothing else is uploading', async () => {
    const { choose, emitted } = await loaded()
    choose('setup.exe')
    expect(emitted).toEqual([
      {
        type: 'failure.occurred',
        title: 'Upload Failed',
        text: "This file type isn't supported. Only .pdf, .txt, .md and .docx files can be uploaded.",
      },
    ])
  })

  test('uploads that fail without a token are reported as Authentication Required', async () => {
    const { choose, emitted, reportSending } = await loaded()
    choose('a.md', 'b.md')
    for (const name of ['a.md', 'b.md'])
      reportSending(name, { type: 'sending.failed', message: 'Please log in again to upload documents' })
    expect(emitted).toEqual([
      {
        type: 'failure.occurred',
        title: 'Authentication Required',
        text: 'Please log in again to upload documents',
      },
    ])
  })

  test('an upload that is sent again and succeeds is not reported as failed', async () => {
    const { actor, choose, context, emitted, sendBacks, reportSending } = await loaded()
    choose('a.md', 'b.md')
    reportSending('a.md', refused)
    actor.send({ type: 'resend.requested', id: 'a.md' })
    expect([...sendBacks.keys()]).toEqual(['b.md', 'a.md'])
    reportSending('a.md', saved('a.md'))
    reportSending('b.md', saved('b.md'))
    expect(emitted).toEqual([])
    expect(context().uploads).toEqual([])
  })

  test('dismissing removes a failed upload and ignores others', async () => {
    const { actor, choose, stateOf, reportSending, uploads } = await loaded()
    choose('a.md', 'b.md')
    reportSending('a.md', refused)
    for (const id of ['a.md', 'b.md', 'unknown']) actor.send({ type: 'dismiss.requested', id })
    expect(stateOf('upload:a.md')).toBeUndefined()
    expect(uploads()).toEqual([{ id: 'b.md', status: 'uploading' }])
    actor.send({ type: 'cancel.requested', id: 'a.md' })
  })

  test('the context is always plain data that can be cloned', async () => {
    const { actor, choose, context, reportSending } = await loaded()
    const moments: unknown[] = []
    const all = actor.subscribe(() => moments.push(context()))
    choose(...names(6), 'setup.exe')
    reportSending('file-0.md', saved('file-0.md'))
    reportSending('file-1.md', refused)
    actor.send({ type: 'delete.requested', id: 'file-0.md' })
    actor.send({ type: 'cancelAll.requested' })
    await flushPromises()
    all.unsubscribe()
    const snapshots = Object.values(actor.getSnapshot().children).map((child) => child?.getSnapshot())
    const contexts = snapshots.flatMap((snapshot) =>
      snapshot && 'context' in snapshot ? snapshot.context : [],
    )
    for (const moment of [...moments, ...contexts]) {
      expect(JSON.parse(JSON.stringify(moment))).toEqual(moment)
      expect(structuredClone(moment)).toEqual(moment)
    }
    expect(moments.length).toBeGreaterThan(5)
  })
})
