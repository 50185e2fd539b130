import { assertEvent } from 'xstate'
import {
  canDelete,
  canIndex,
  canRetry,
  describeChanges,
  keepOutdated,
  keepUnchanged,
  newestFirst,
} from '../../domain/document.ts'
import { shownName } from '../../lib/text/fileName.ts'
import { giveWay, indexUnasked } from './documents.autoIndex.ts'
import { documentActor, documentsSetup, refresh } from './documents.base.ts'

/** The list itself where the id is not in it, so that nothing is taken for a change. */
const without = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : ids

const ALLOWED = {
  'index.requested': canIndex,
  'retry.requested': canRetry,
  'delete.requested': canDelete,
}

/** Hands a request to the document it is about. One that rests gets an actor first, if it may be done at all. */
const request = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['index.requested', 'retry.requested', 'delete.requested'])
  const { id, type } = event
  const document = context.documents.find((other) => other.id === id)
  if (document === undefined) return
  if (!context.busy.includes(id)) {
    if (!ALLOWED[type](document)) return
    enqueue.spawnChild('document', { id: documentActor(id), input: { document } })
    enqueue.assign({ busy: [...context.busy, id] })
  }
  if (type !== 'delete.requested') enqueue.assign({ failedHere: without(context.failedHere, id) })
  enqueue.sendTo(documentActor(id), { type })
})

/** Takes over a listing, and tells the rows that are at work what it says of their document. */
const takeListing = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'documents.refreshed')
  const changed = new Set(event.changed)
  const listing = keepOutdated(context.documents, event.documents, changed)
  const documents = keepUnchanged(context.documents, newestFirst(listing))
  const listed = new Map(documents.map((document) => [document.id, document]))
  const isListed = (id: string) => listed.has(id)
  if (documents !== context.documents)
    enqueue.assign({
      documents,
      busy: context.busy.filter(isListed),
      failedHere: context.failedHere.filter(isListed),
      autoIndexing: context.autoIndexing.filter(isListed),
      announcement: describeChanges(context.documents, documents) || context.announcement,
    })
  for (const id of context.busy) {
    if (changed.has(id)) continue
    const document = listed.get(id)
    if (document === undefined) enqueue.stopChild(documentActor(id))
    else enqueue.sendTo(documentActor(id), { type: 'document.refreshed', document })
  }
})

/** The row's document rests again, so its actor has nothing left to do. */
const rest = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['document.rested', 'document.indexed', 'document.deleted'])
  enqueue.stopChild(documentActor(event.id))
  enqueue.assign({ busy: without(context.busy, event.id), failedHere: without(context.failedHere, event.id) })
})

/** Does not wait for the next listing to show a document as indexed. */
const markIndexed = documentsSetup.assign(({ context, event }) => {
  assertEvent(event, 'document.indexed')
  const documents = context.documents.map((document) =>
    document.id === event.id ? { ...document, status: 'completed' as const, is_indexed: true } : document,
  )
  return { documents, announcement: describeChanges(context.documents, documents) }
})

const removeDocument = documentsSetup.assign(({ context, event }) => {
  assertEvent(event, 'document.deleted')
  const removed = context.documents.find(({ id }) => id === event.id)
  return {
    documents: context.documents.filter((document) => document !== removed),
    announcement: removed === undefined ? context.announcement : `${shownName(removed.filename)}: Deleted`,
  }
})

const noteFailure = documentsSetup.assign(({ context, event }) => {
  assertEvent(event, 'document.failed')
  const failedHere = [...without(context.failedHere, event.id), event.id]
  const document = context.documents.find(({ id }) => id === event.id)
  return document === undefined
    ? { failedHere }
    : { failedHere, announcement: `${shownName(document.filename)}: ${event.message}` }
})

/** What the list does about its documents. */
export const rowTransitions = documentsSetup.createStateConfig({
  on: {
    'documents.refreshed': { actions: [takeListing, indexUnasked] },
    'index.requested': { actions: request },
    'retry.requested': { actions: request },
    'delete.requested': { actions: request },
    'document.restarted': { actions: refresh },
    'document.indexed': { actions: [rest, markIndexed, refresh, giveWay] },
    'document.deleted': { actions: [rest, removeDocument, refresh, giveWay] },
    'document.rested': { actions: [rest, giveWay] },
    // A failed attempt is told in its row; a retry was asked for with a failure in sight already, so aloud too.
    'document.failed': [
      {
        guard: ({ event }) => event.isRetry,
        actions: [
          noteFailure,
          documentsSetup.emit(({ event }) => {
            assertEvent(event, 'document.failed')
            return { type: 'failure.occurred', title: 'Retry Failed', text: event.message }
          }),
          refresh,
          giveWay,
        ],
      },
      { actions: [noteFailure, refresh, giveWay] },
    ],
    'document.kept': {
      actions: documentsSetup.emit({
        type: 'failure.occurred',
        title: 'Delete Failed',
        text: 'Failed to delete document',
      }),
    },
  },
}).on
