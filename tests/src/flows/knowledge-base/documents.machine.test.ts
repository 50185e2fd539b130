import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDocument } from '../../../../mocks/factories/document.ts'
import { SETTINGS_ACTOR_ID } from '../../../../src/flows/knowledge-base/documents.base.ts'
import { flushPromises } from '../../../support/documents.ts'
import { startKnowledgeBase } from '../../../support/knowledgeBase.ts'

const ready = createDocument()
const pending = createDocument({ id: 'd2', filename: 'tides.md', status: 'pending', processed_at: null })
const failed = createDocument({ id: 'd3', filename: 'scan.pdf', status: 'failed' })

async function loaded(documents = [ready, pending, failed]) {
  const base = startKnowledgeBase()
  await base.load(documents)
  return base
}

describe('documents machine: list', () => {
  test('the machine makes no request without a backend and refuses files', () => {
    const { actor, calls, emitted } = startKnowledgeBase({ hasBackend: false })
    expect(actor.getSnapshot().value).toBe('noBackend')
    actor.send({ type: 'files.chosen', files: [{ id: 'u1', name: 'a.md', size: 1 }] })
    expect(emitted).toEqual([
      {
        type: 'failure.occurred',
        title: 'Authentication Required',
        text: 'Please log in again to upload documents',
      },
    ])
    expect(calls.list).toHaveLength(0)
    expect(Object.keys(actor.getSnapshot().children)).toEqual([SETTINGS_ACTOR_ID])
  })

  test('a failed load emits a notification, stores the reason and can be repeated', async () => {
    const { actor, calls, context, emitted, load } = startKnowledgeBase()
    expect(actor.getSnapshot().value).toBe('loading')
    calls.list[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(actor.getSnapshot().value).toBe('failed')
    expect(context().failure).toBe('Bad Gateway')
    expect(emitted).toEqual([
      { type: 'failure.occurred', title: 'Failed to load documents', text: 'Bad Gateway' },
    ])
    actor.send({ type: 'reload.requested' })
    actor.send({ type: 'reload.requested' })
    expect(calls.list).toHaveLength(2)
    await load([ready])
    expect(actor.getSnapshot().value).toEqual({ listed: 'ready' })
    expect(context().failure).toBeNull()
  })

  test('files chosen while the list loads are inspected after it is loaded', async () => {
    const { actor, choose, context, emitted, inspections, load, sendBacks } = startKnowledgeBase()
    choose('notes.md', 'birds.md')
    choose('setup.exe')
    expect(actor.getSnapshot().value).toBe('loading')
    expect(context().filesToInspect).toHaveLength(3)
    await load([ready])
    expect(inspections).toHaveLength(1)
    expect(context()).toMatchObject({
      filesToInspect: [],
      duplicates: [{ file: { name: 'notes.md' } }],
      uploads: [{ id: 'birds.md' }, { id: 'setup.exe' }],
    })
    expect([...sendBacks.keys()]).toEqual(['birds.md'])
    expect(emitted).toEqual([])
  })

  test('files that wait for the list are kept when loading fails', async () => {
    const { actor, calls, choose, context, load, sendBacks } = startKnowledgeBase()
    choose('birds.md')
    calls.list[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(context().filesToInspect).toHaveLength(1)
    actor.send({ type: 'reload.requested' })
    await load()
    expect(context().filesToInspect).toEqual([])
    expect([...sendBacks.keys()]).toEqual(['birds.md'])
  })

  test('files chosen after a failed load are kept and load the list again', async () => {
    const { actor, calls, choose, context, load, sendBacks } = startKnowledgeBase()
    for (const name of ['birds.md', 'tides.md']) {
      calls.list.at(-1)?.reject('Bad Gateway')
      await flushPromises()
      expect(actor.getSnapshot().value).toBe('failed')
      choose(name)
      expect(actor.getSnapshot().value).toBe('loading')
    }
    expect(context()).toMatchObject({
      failure: null,
      filesToInspect: [{ id: 'birds.md' }, { id: 'tides.md' }],
    })
    await load()
    expect(context().filesToInspect).toEqual([])
    expect([...sendBacks.keys()]).toEqual(['birds.md', 'tides.md'])
  })

  test('opening the page again requests a new listing, and its URL sets search, filter and order', async () => {
    const { actor, context, list, refreshes } = await loaded()
    actor.send({ type: 'filter.chosen', filter: 'failed' })
    list([ready, failed])
    list([ready])
    actor.send({ type: 'page.opened' })
    expect(context()).toMatchObject({ filter: 'failed', announcement: '' })
    const sort = { column: 'size', direction: 'descending' } as const
    actor.send({ type: 'url.followed', search: 'notes', filter: 'all', sort })
    expect(context()).toMatchObject({ search: 'notes', filter: 'all', sort })
    expect(actor.getSnapshot().value).toEqual({ listed: 'ready' })
    expect(refreshes).toHaveLength(1)
  })

  test('opening the page again after a failed load loads the list again', async () => {
    const { actor, calls, context } = startKnowledgeBase()
    actor.send({ type: 'page.opened' })
    expect(calls.list).toHaveLength(1)
    calls.list[0]?.reject('Bad Gateway')
    await flushPromises()
    actor.send({ type: 'page.opened' })
    expect(actor.getSnapshot().value).toBe('loading')
    expect(context()).toMatchObject({ failure: null })
    expect(calls.list).toHaveLength(2)
  })

  test('a failed load is repeated after 30 seconds on another page and is not reported there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { actor, calls, emitted } = startKnowledgeBase()
    actor.send({ type: 'page.left' })
    calls.list[0]?.reject('Bad Gateway')
    await vi.advanceTimersByTimeAsync(29_999)
    expect(actor.getSnapshot().value).toBe('failed')
    await vi.advanceTimersByTimeAsync(1)
    expect(calls.list).toHaveLength(2)
    expect(emitted).toEqual([])
  })

  test('a failed load is not repeated while the page shows it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { actor, calls } = startKnowledgeBase()
    calls.list[0]?.reject('Bad Gateway')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'page.left' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(actor.getSnapshot().value).toBe('loading')
  })

  test('documents are sorted newest first', async () => {
    const older = createDocument({ id: 'd0', created_at: '2026-11-20T09:00:00Z' })
    const { context, list } = await loaded([older, ready])
    expect(context().documents.map(({ id }) => id)).toEqual(['d1', 'd0'])
    list([older, ready])
    expect(context().documents.map(({ id }) => id)).toEqual(['d1', 'd0'])
  })

  test('search and filter change between the states ready and noMatches', async () => {
    const { actor } = await loaded()
    const value = () => actor.getSnapshot().value
    actor.send({ type: 'search.edited', search: 'TIDES' })
    expect(value()).toEqual({ listed: 'ready' })
    actor.send({ type: 'filter.chosen', filter: 'completed' })
    expect(value()).toEqual({ listed: 'noMatches' })
    actor.send({ type: 'filter.chosen', filter: 'pending' })
    expect(value()).toEqual({ listed: 'ready' })
    actor.send({ type: 'search.edited', search: 'nowhere' })
    actor.send({ type: 'filters.cleared' })
    expect(value()).toEqual({ listed: 'ready' })
  })

  test('the search starts with the text of the input', async () => {
    const { actor, load } = startKnowledgeBase({ search: 'tides' })
    await load([ready])
    expect(actor.getSnapshot().value).toEqual({ listed: 'noMatches' })
    actor.send({ type: 'filters.cleared' })
    expect(actor.getSnapshot().value).toEqual({ listed: 'ready' })
  })

  test('a locally failed document matches the filter failed, not completed, until its retry', async () => {
    const { actor, calls, list, matching } = await loaded([ready])
    actor.send({ type: 'index.requested', id: 'd1' })
    calls.index[0]?.reject('Failed to index document')
    await flushPromises()
    list([ready])
    actor.send({ type: 'filter.chosen', filter: 'failed' })
    expect(matching()).toEqual(['d1'])
    actor.send({ type: 'filter.chosen', filter: 'completed' })
    expect(actor.getSnapshot().value).toEqual({ listed: 'noMatches' })
    actor.send({ type: 'retry.requested', id: 'd1' })
    expect(matching()).toEqual(['d1'])
  })

  test('a listing keeps the objects of unchanged documents', async () => {
    const { context, list } = await loaded()
    const before = context().documents
    list(structuredClone([ready, pending, failed]))
    expect(context().documents).toBe(before)
    list(structuredClone([ready, { ...pending, status: 'processing' }, failed]))
    expect(context().documents[0]).toBe(before[0])
    expect(context().documents[1]).not.toBe(before[1])
  })

  test('listings change between the states empty, ready and noMatches', async () => {
    const { actor, list } = await loaded([])
    expect(actor.getSnapshot().value).toEqual({ listed: 'empty' })
    list([ready])
    expect(actor.getSnapshot().value).toEqual({ listed: 'ready' })
    actor.send({ type: 'search.edited', search: 'nowhere' })
    list([])
    expect(actor.getSnapshot().value).toEqual({ listed: 'empty' })
    list([pending])
    expect(actor.getSnapshot().value).toEqual({ listed: 'noMatches' })
  })

  test('status changes are announced and unchanged listings are not', async () => {
    const { context, list } = await loaded()
    list([ready, { ...pending, status: 'processing' }, failed])
    expect(context().announcement).toBe('tides.md: Processing')
    list([ready, { ...pending, status: 'processing' }, failed])
    expect(context().announcement).toBe('tides.md: Processing')
  })
})

describe('documents machine: one document', () => {
  test('a document is indexed with one request and shown as indexed at once', async () => {
    const { actor, calls, context, refreshes, stateOf } = await loaded()
    actor.send({ type: 'index.requested', id: 'd1' })
    actor.send({ type: 'index.requested', id: 'd1' })
    expect(calls.index.map(({ input }) => input)).toEqual([{ id: 'd1' }])
    expect(stateOf('document:d1')).toBe('indexing')
    calls.index[0]?.resolve()
    await flushPromises()
    expect(stateOf('document:d1')).toBeUndefined()
    expect(context()).toMatchObject({ activeDocumentIds: [], announcement: 'notes.md: Indexed' })
    expect(context().documents[0]).toMatchObject({ id: 'd1', is_indexed: true })
    expect(refreshes).toHaveLength(1)
  })

  test('a retried document is processed, then indexed when a listing contains it as processed', async () => {
    const unread = { ...failed, processed_at: null }
    const { actor, calls, context, list, refreshes, stateOf } = await loaded([unread])
    actor.send({ type: 'retry.requested', id: 'd3' })
    calls.process[0]?.resolve()
    await flushPromises()
    expect(refreshes).toHaveLength(1)
    list([{ ...unread, status: 'processing' }])
    expect(stateOf('document:d3')).toBe('processing')
    list([{ ...unread, status: 'completed', processed_at: '2026-11-21T10:00:00Z' }])
    expect(stateOf('document:d3')).toBe('indexing')
    calls.index[0]?.resolve()
    await flushPromises()
    expect(stateOf('document:d3')).toBeUndefined()
    expect(context().documents[0]).toMatchObject({ status: 'completed', is_indexed: true })
  })

  test('a listing requested before a retry does not make the retry fail', async () => {
    const unread = { ...failed, processed_at: null }
    const { actor, calls, emitted, list, stateOf } = await loaded([unread])
    actor.send({ type: 'retry.requested', id: 'd3' })
    calls.process[0]?.resolve()
    await flushPromises()
    list([unread], ['d3'])
    expect(stateOf('document:d3')).toBe('processing')
    expect(emitted).toEqual([])
    list([unread])
    expect(stateOf('document:d3')).toBe('failed')
  })

  test('a failed indexing request is shown in the row without a toast', async () => {
    const { actor, calls, context, emitted, list, stateOf } = await loaded()
    actor.send({ type: 'index.requested', id: 'd1' })
    calls.index[0]?.reject('Failed to index document')
    await flushPromises()
    list([ready, pending, failed])
    expect(stateOf('document:d1')).toBe('failed')
    expect(context().announcement).toBe('notes.md: Failed to index document')
    expect(emitted).toEqual([])
  })

  test('a failed retry is shown in the row and by a toast', async () => {
    const { actor, calls, emitted, stateOf } = await loaded()
    actor.send({ type: 'retry.requested', id: 'd3' })
    calls.index[0]?.reject('Failed to index document')
    await flushPromises()
    expect(stateOf('document:d3')).toBe('failed')
    expect(emitted).toEqual([
      { type: 'failure.occurred', title: 'Retry Failed', text: 'Failed to index document' },
    ])
    actor.send({ type: 'retry.requested', id: 'd3' })
    expect(calls.index).toHaveLength(2)
  })

  test('a document is deleted with one request and removed from the list at once', async () => {
    const { actor, calls, context, refreshes, stateOf } = await loaded()
    actor.send({ type: 'delete.requested', id: 'd3' })
    actor.send({ type: 'delete.requested', id: 'd3' })
    expect(calls.remove).toHaveLength(1)
    calls.remove[0]?.resolve()
    await flushPromises()
    expect(context().documents.map(({ id }) => id)).toEqual(['d1', 'd2'])
    expect(context().announcement).toBe('scan.pdf: Deleted')
    expect(stateOf('document:d3')).toBeUndefined()
    expect(refreshes).toHaveLength(1)
  })

  test('a document that is missing in a listing while being deleted is announced as deleted and its late response ignored', async () => {
    const { actor, calls, context, list } = await loaded()
    actor.send({ type: 'delete.requested', id: 'd3' })
    list([ready, pending])
    expect(calls.remove[0]?.signal.aborted).toBe(true)
    calls.remove[0]?.resolve()
    await flushPromises()
    expect(context()).toMatchObject({
      activeDocumentIds: [],
      documents: [ready, pending],
      announcement: 'scan.pdf: Deleted',
    })
  })

  test('a document stays in the list and a toast is shown when deleting fails', async () => {
    const { actor, calls, context, emitted, stateOf } = await loaded()
    actor.send({ type: 'delete.requested', id: 'd2' })
    calls.remove[0]?.reject('Forbidden')
    await flushPromises()
    expect(context().documents).toHaveLength(3)
    expect(stateOf('document:d2')).toBeUndefined()
    expect(emitted).toEqual([
      { type: 'failure.occurred', title: 'Delete Failed', text: 'Failed to delete document' },
    ])
  })

  test.each([
    ['delete.requested', 'd1'],
    ['index.requested', 'd2'],
    ['retry.requested', 'd1'],
    ['delete.requested', 'unknown'],
  ] as const)('the request %s is ignored for document %s', async (type, id) => {
    const { actor, context, stateOf } = await loaded()
    actor.send({ type, id })
    expect(stateOf(`document:${id}`)).toBeUndefined()
    expect(context().activeDocumentIds).toEqual([])
  })

  test('only documents with a request have an actor among ten thousand documents', async () => {
    const { actor } = await loaded(
      Array.from({ length: 10_000 }, (_, place) => createDocument({ id: `d${place}` })),
    )
    actor.send({ type: 'index.requested', id: 'd7' })
    expect(Object.keys(actor.getSnapshot().children)).toEqual([
      SETTINGS_ACTOR_ID,
      'polling',
      'inspection',
      'document:d7',
    ])
  })
})
