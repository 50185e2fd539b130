import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import type { Document } from '../../../../../src/api/types.ts'
import { documentsMachine } from '../../../../../src/flows/knowledge-base/machine/documents.machine.ts'
import { flushPromises, manualActor } from '../../../../support/documents.ts'
import { refused, saved, startKnowledgeBase } from '../support.ts'

const ready = (id: string) => createDocument({ id, filename: `${id}.md` })
const names = (count: number) => Array.from({ length: count }, (_, place) => `file-${place}.md`)

describe('documents machine: list', () => {
  test('documents are newest first, after a load and after a listing', async () => {
    const older = createDocument({ id: 'd0', created_at: '2026-11-20T09:00:00Z' })
    const { context, list } = await startKnowledgeBase([older, ready('d1')])
    expect(context().documents.map(({ id }) => id)).toEqual(['d1', 'd0'])
    list([older, ready('d2')])
    expect(context().documents.map(({ id }) => id)).toEqual(['d2', 'd0'])
  })

  test.each([
    ['while the page is open', { type: 'page.opened' }, 1],
    [
      'while files wait for the list',
      { type: 'files.chosen', files: [{ id: 'f1', name: 'a.md', size: 1 }] },
      1,
    ],
    ['not on other pages', { type: 'page.left' }, 0],
  ] as const)('a failed load is reported %s', async (_, event, count) => {
    const listing = manualActor<Document[], undefined>()
    const machine = documentsMachine.provide({
      actors: { listDocuments: listing.logic },
    })
    const actor = createActor(machine, { input: { hasBackend: true } })
    const reported = vi.fn()
    actor.on('failure.occurred', reported)
    actor.start()
    actor.send(event)
    listing.calls[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(reported).toHaveBeenCalledTimes(count)
  })

  test('a listing that was requested before a retry does not make the retry fail', async () => {
    const unread = createDocument({ status: 'failed', processed_at: null })
    const { actor, calls, emitted, list, stateOf } = await startKnowledgeBase([unread])
    actor.send({ type: 'retry.requested', id: 'd1' })
    calls.process[0]?.resolve()
    await flushPromises()
    list([unread], ['d1'])
    expect(stateOf('d1')).toBe('processing')
    expect(emitted).toEqual([])
    list([unread])
    expect(stateOf('d1')).toBe('failed')
  })

  test('a listing that was requested before an upload completed updates the other documents', async () => {
    const { choose, context, list, report } = await startKnowledgeBase([ready('old')])
    choose('notes.md', 'tides.md')
    report('notes.md', saved('notes.md'))
    list([{ ...ready('old'), status: 'failed' }], ['notes.md'])
    const statuses = Object.fromEntries(context().documents.map(({ id, status }) => [id, status]))
    expect(statuses).toEqual({ old: 'failed', 'notes.md': 'pending' })
    list([])
    expect(context().documents).toEqual([])
  })

  test('a listing that arrives before the response to an upload has priority', async () => {
    const { choose, context, list, report } = await startKnowledgeBase()
    choose('notes.md')
    const document = createDocument({ id: 'notes.md', status: 'processing' })
    list([document])
    report('notes.md', saved('notes.md'))
    expect(context().documents).toEqual([document])
  })
})

test('files are uploaded in their order, four at a time, and rejected files take no place', async () => {
  const { choose, context, report, sending } = await startKnowledgeBase()
  choose('setup.exe', ...names(8))
  choose('late.md')
  const sent: string[] = []
  while (sending().length > 0) {
    expect(sending()).toHaveLength(Math.min(4, 9 - sent.length))
    const [next = ''] = sending()
    sent.push(next)
    report(next, saved(next))
  }
  expect(sent).toEqual([...names(8), 'late.md'])
  expect(context().documents).toHaveLength(9)
})

test('completed uploads stay in the panel until all have ended', async () => {
  const { choose, context, emitted, report, uploads } = await startKnowledgeBase()
  choose('a.md', 'b.md')
  report('a.md', saved('a.md'))
  expect(uploads()).toEqual([
    ['a.md', 'completed'],
    ['b.md', 'uploading'],
  ])
  report('b.md', saved('b.md'))
  expect(context()).toMatchObject({ uploads: [], announcement: '2 files uploaded' })
  expect(emitted).toEqual([])
})

test('a canceled upload gives its place to the next one, and nothing is left after all are canceled', async () => {
  const { actor, choose, context, emitted, sending } = await startKnowledgeBase()
  choose(...names(6))
  actor.send({ type: 'cancel.requested', id: 'file-0.md' })
  expect(sending()).toEqual(names(5).slice(1))
  actor.send({ type: 'cancelAll.requested' })
  await flushPromises()
  expect([sending(), context().uploads, emitted]).toEqual([[], [], []])
})

test('failed uploads and rejected files are reported together and once, when all uploads have ended', async () => {
  const { choose, emitted, report, uploads } = await startKnowledgeBase()
  const failure = (text: string) => ({ type: 'failure.occurred', title: 'Upload Failed', text })
  choose('a.md', 'setup.exe', 'b.md')
  report('a.md', refused)
  expect(emitted).toEqual([])
  report('b.md', saved('b.md'))
  const both = 'Some uploads failed: 2 file(s) failed to upload. Check the upload progress for details.'
  expect(emitted).toEqual([failure(both)])
  choose('c.md')
  report('c.md', refused)
  expect(emitted).toEqual([failure(both), failure('Upload timeout')])
  expect(uploads().map(([, status]) => status)).toEqual(['error', 'error', 'error'])
})

test('an upload that is sent again is not reported as failed if it succeeds, and again if it fails', async () => {
  const { actor, choose, emitted, report } = await startKnowledgeBase()
  choose('a.md', 'b.md')
  report('a.md', refused)
  actor.send({ type: 'resend.requested', id: 'a.md' })
  report('a.md', saved('a.md'))
  report('b.md', refused)
  expect(emitted).toHaveLength(1)
  actor.send({ type: 'resendAll.requested' })
  report('b.md', refused)
  expect(emitted).toHaveLength(2)
})

test('only failed uploads are dismissed, alone or together', async () => {
  const { actor, choose, report, uploads } = await startKnowledgeBase()
  choose('a.md', 'b.md', 'c.md', 'setup.exe')
  report('a.md', refused)
  report('b.md', refused)
  for (const id of ['a.md', 'c.md', 'unknown']) actor.send({ type: 'dismiss.requested', id })
  expect(uploads().map(([name]) => name)).toEqual(['b.md', 'c.md', 'setup.exe'])
  actor.send({ type: 'dismissAll.requested' })
  expect(uploads()).toEqual([['c.md', 'uploading']])
})

test('the context is plain data while files are uploaded, sent again and canceled', async () => {
  const { actor, choose, context, report } = await startKnowledgeBase()
  const contexts: unknown[] = []
  actor.subscribe(() => contexts.push(context()))
  choose(...names(6), 'setup.exe')
  report('file-0.md', saved('file-0.md'))
  report('file-1.md', refused)
  actor.send({ type: 'delete.requested', id: 'file-0.md' })
  actor.send({ type: 'cancelAll.requested' })
  await flushPromises()
  expect(contexts.length).toBeGreaterThan(5)
  for (const each of contexts) expect(JSON.parse(JSON.stringify(each))).toEqual(each)
})

test('names are compared with documents, uploads and open questions, except those that failed', async () => {
  const { choose, context, report, sending } = await startKnowledgeBase([
    createDocument({ filename: 'notes.md' }),
    createDocument({ id: 'd2', filename: 'scan.pdf', status: 'failed' }),
  ])
  choose('NOTES.md', 'scan.pdf', 'a.md', 'A.md')
  report('scan.pdf', refused)
  choose('a.md', 'notes.md', 'scan.pdf')
  expect(context().duplicates.map(({ file }) => file.name)).toEqual(['NOTES.md', 'A.md', 'a.md', 'notes.md'])
  expect(sending()).toEqual(['a.md', 'scan.pdf'])
})

test('bytes are compared with those of earlier uploads, except of deleted and failed ones', async () => {
  const { actor, calls, choose, inspections, list, report } = await startKnowledgeBase()
  const known = () => inspections.at(-1)?.known.map(({ name }) => name)
  choose('a.md', 'b.md')
  report('a.md', saved('a.md'))
  choose('c.md')
  expect(known()).toEqual(['a.md', 'a.md', 'b.md'])
  actor.send({ type: 'delete.requested', id: 'a.md' })
  calls.remove[0]?.resolve()
  report('b.md', saved('b.md'))
  report('c.md', refused)
  list([saved('b.md').document])
  choose('d.md')
  expect(known()).toEqual(['b.md'])
})
