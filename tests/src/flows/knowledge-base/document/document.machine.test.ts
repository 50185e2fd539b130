import { describe, expect, test } from 'vitest'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import { displayStatusOf } from '../../../../../src/domain/document.ts'
import type {
  DocumentRequest,
  TrackedDocument,
} from '../../../../../src/flows/knowledge-base/document/document.machine.ts'
import { documentMachine } from '../../../../../src/flows/knowledge-base/document/document.machine.ts'
import { flushPromises, manualActor, startAsChild } from '../../../../support/documents.ts'

type Target = { id: string }

function start(document: TrackedDocument) {
  const processing = manualActor<void, Target>()
  const indexing = manualActor<void, Target>()
  const deleting = manualActor<void, Target>()
  const machine = documentMachine.provide({
    actors: {
      processDocument: processing.logic,
      indexDocument: indexing.logic,
      deleteDocument: deleting.logic,
    },
  })
  const { child, reports, stop } = startAsChild(machine, { document })
  const row = child
  return {
    row,
    reports,
    stop,
    state: () => row.getSnapshot().value,
    ask: (type: DocumentRequest['type']) => row.send({ type }),
    list: (fields: Partial<TrackedDocument>) =>
      row.send({ type: 'document.refreshed', document: { ...document, ...fields } }),
    process: processing.calls,
    index: indexing.calls,
    remove: deleting.calls,
  }
}

const ready = createDocument()
const unread = createDocument({ status: 'failed', processed_at: null })
const unindexed = createDocument({ status: 'failed' })
const resting = [
  createDocument({ status: 'pending' }),
  createDocument({ status: 'uploaded' }),
  createDocument({ status: 'processing' }),
  ready,
  createDocument({ is_indexed: true }),
  unindexed,
]

describe('document machine', () => {
  test.each(resting.map((document) => [displayStatusOf(document), document] as const))(
    'a machine for a document with display status %s starts in the state of that name',
    (status, document) => {
      expect(start(document).state()).toBe(status)
    },
  )

  test.each([
    ['pending', ['delete.requested']],
    ['uploaded', ['delete.requested']],
    ['processing', []],
    ['readyToIndex', ['index.requested']],
    ['indexed', []],
    ['failed', ['retry.requested', 'delete.requested']],
  ] as const)('a document in state %s accepts exactly the requests %j', (status, allowed) => {
    const document = resting.find((candidate) => displayStatusOf(candidate) === status) ?? ready
    const snapshot = start(document).row.getSnapshot()
    const requests = ['index.requested', 'retry.requested', 'delete.requested'] as const
    expect(requests.filter((type) => snapshot.can({ type }))).toEqual(allowed)
  })

  test('a document is indexed with one request and is done when the response arrives', async () => {
    const { ask, index, list, reports, state } = start(ready)
    ask('index.requested')
    ask('index.requested')
    list({})
    expect(state()).toBe('indexing')
    expect(index).toHaveLength(1)
    index[0]?.resolve()
    await flushPromises()
    expect(state()).toBe('indexed')
    expect(reports).toEqual([{ type: 'document.indexed', id: 'd1' }])
  })

  test('the failure of an indexing request is shown until the retry starts', async () => {
    const { ask, index, list, reports, row, state } = start(ready)
    ask('index.requested')
    index[0]?.reject('Failed to index document')
    await flushPromises()
    list({})
    expect(state()).toBe('failed')
    expect(row.getSnapshot().context.failure).toBe('Failed to index document')
    expect(reports).toEqual([
      { type: 'document.failed', id: 'd1', message: 'Failed to index document', isRetry: false },
    ])
    expect(row.getSnapshot().can({ type: 'delete.requested' })).toBe(false)

    ask('retry.requested')
    expect(state()).toBe('indexing')
    expect(row.getSnapshot().context.failure).toBeNull()
    expect(index).toHaveLength(2)
  })

  test('a retry only indexes a document that was already processed', () => {
    const { ask, index, process, state } = start(unindexed)
    ask('retry.requested')
    expect(state()).toBe('indexing')
    expect(index).toHaveLength(1)
    expect(process).toHaveLength(0)
  })

  test('a retry processes and then indexes a document that was never processed', async () => {
    const { ask, index, list, process, reports, state } = start(unread)
    ask('retry.requested')
    ask('retry.requested')
    expect(state()).toBe('retrying')
    expect(process).toHaveLength(1)
    process[0]?.resolve()
    await flushPromises()
    expect(state()).toBe('processing')
    list({ status: 'pending' })
    list({ status: 'processing' })
    expect(state()).toBe('processing')
    list({ status: 'completed', processed_at: '2026-11-21T10:00:00Z' })
    expect(state()).toBe('indexing')
    index[0]?.resolve()
    await flushPromises()
    expect(state()).toBe('indexed')
    expect(reports.map(({ type }) => type)).toEqual(['document.restarted', 'document.indexed'])
  })

  test.each([
    [{ failure_reason: 'This file is empty.' }, 'This file is empty.'],
    [{}, 'Failed to process document'],
  ])(
    'processing that fails again with %j reports a failed retry with the message %s',
    async (reason, message) => {
      const { ask, list, process, reports, state } = start(unread)
      ask('retry.requested')
      process[0]?.resolve()
      await flushPromises()
      list({ status: 'failed', ...reason })
      expect(state()).toBe('failed')
      expect(reports.at(-1)).toEqual({ type: 'document.failed', id: 'd1', message, isRetry: true })
    },
  )

  test('a retried document that is already indexed in a listing is not indexed again', async () => {
    const { ask, index, list, process, state } = start(unread)
    ask('retry.requested')
    process[0]?.resolve()
    await flushPromises()
    list({ status: 'completed', is_indexed: true })
    expect(state()).toBe('indexed')
    expect(index).toHaveLength(0)
  })

  test('a rejected process request reports a failed retry', async () => {
    const { ask, process, reports, state } = start(unread)
    ask('retry.requested')
    process[0]?.reject('Service Unavailable')
    await flushPromises()
    expect(state()).toBe('failed')
    expect(reports).toEqual([
      { type: 'document.failed', id: 'd1', message: 'Service Unavailable', isRetry: true },
    ])
  })

  test.each([
    ['processing', { status: 'processing' }, 'processing'],
    ['indexed', { status: 'completed', is_indexed: true }, 'indexed'],
  ] as const)(
    'the failure is cleared when a listing contains the document as %s',
    async (_, fields, status) => {
      const { ask, index, list, reports, row, state } = start(ready)
      ask('index.requested')
      index[0]?.reject('Failed to index document')
      await flushPromises()
      list(fields)
      expect(state()).toBe(status)
      expect(row.getSnapshot().context.failure).toBeNull()
      expect(reports.at(-1)).toEqual({ type: 'document.released', id: 'd1' })
    },
  )

  test('a document is deleted with one request and ignores requests meanwhile', async () => {
    const { ask, remove, reports, state } = start(unindexed)
    ask('delete.requested')
    ask('delete.requested')
    ask('retry.requested')
    expect(state()).toBe('deleting')
    expect(remove).toHaveLength(1)
    remove[0]?.resolve()
    await flushPromises()
    expect(reports).toEqual([{ type: 'document.deleted', id: 'd1' }])
  })

  test('a document returns to the state of its display status when deleting fails', async () => {
    const { ask, list, remove, reports, state } = start(createDocument({ status: 'pending' }))
    ask('delete.requested')
    list({ status: 'uploaded' })
    remove[0]?.reject('no')
    await flushPromises()
    expect(state()).toBe('uploaded')
    expect(reports).toEqual([
      { type: 'document.deleteFailed', id: 'd1' },
      { type: 'document.released', id: 'd1' },
    ])
  })

  test('a document keeps its earlier failure when deleting fails', async () => {
    const { ask, index, remove, reports, row, state } = start(unindexed)
    ask('retry.requested')
    index[0]?.reject('Failed to index document')
    await flushPromises()
    ask('delete.requested')
    remove[0]?.reject('no')
    await flushPromises()
    expect(state()).toBe('failed')
    expect(row.getSnapshot().context.failure).toBe('Failed to index document')
    expect(reports.at(-1)).toEqual({ type: 'document.deleteFailed', id: 'd1' })
  })

  test('stopping the document machine aborts its indexing request', () => {
    const { ask, index, stop } = start(ready)
    ask('index.requested')
    stop()
    expect(index[0]?.signal.aborted).toBe(true)
  })

  test.each(['process', 'index', 'remove'] as const)(
    'the machine reports a failure if the actor %s is not provided',
    async (step) => {
      const document = step === 'process' ? unread : step === 'index' ? ready : unindexed
      const { child, reports } = startAsChild(documentMachine, { document })
      const row = child
      row.send({
        type:
          step === 'process' ? 'retry.requested' : step === 'index' ? 'index.requested' : 'delete.requested',
      })
      await flushPromises()
      expect(reports[0]?.type).toMatch(/failed|deleteFailed/)
    },
  )
})
