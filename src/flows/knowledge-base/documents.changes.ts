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
import { toDisplayName } from '../../lib/text/displayName.ts'
import { releaseAutoIndexSlot, startAutoIndexing } from './documents.autoIndex.ts'
import { documentActorId, documentsBase, refresh } from './documents.base.ts'

/** The list itself where the id is not in it, so that nothing is taken for a change. */
const withoutId = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : ids

const IS_ALLOWED = {
  'index.requested': canIndex,
  'retry.requested': canRetry,
  'delete.requested': canDelete,
}

/** Hands a request to the document it is about. One that rests gets an actor first, if it may be done at all. */
const forwardDocumentRequest = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['index.requested', 'retry.requested', 'delete.requested'])
  const { id, type } = event
  const document = context.documents.find((other) => other.id === id)
  if (document === undefined) return
  if (!context.activeDocumentIds.includes(id)) {
    if (!IS_ALLOWED[type](document)) return
    enqueue.spawnChild('document', { id: documentActorId(id), input: { document } })
    enqueue.assign({ activeDocumentIds: [...context.activeDocumentIds, id] })
  }
  if (type !== 'delete.requested')
    enqueue.assign({ locallyFailedIds: withoutId(context.locallyFailedIds, id) })
  enqueue.sendTo(documentActorId(id), { type })
})

/** Takes over a listing, and tells the rows that are at work what it says of their document. */
const applyListing = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'documents.refreshed')
  const changed = new Set(event.changed)
  const listing = keepOutdated(context.documents, event.documents, changed)
  const documents = keepUnchanged(context.documents, newestFirst(listing))
  const listed = new Map(documents.map((document) => [document.id, document]))
  const isListed = (id: string) => listed.has(id)
  if (documents !== context.documents)
    enqueue.assign({
      documents,
      activeDocumentIds: context.activeDocumentIds.filter(isListed),
      locallyFailedIds: context.locallyFailedIds.filter(isListed),
      autoIndexingIds: context.autoIndexingIds.filter(isListed),
      announcement: describeChanges(context.documents, documents) || context.announcement,
    })
  for (const id of context.activeDocumentIds) {
    if (changed.has(id)) continue
    const document = listed.get(id)
    if (document === undefined) enqueue.stopChild(documentActorId(id))
    else enqueue.sendTo(documentActorId(id), { type: 'document.refreshed', document })
  }
})

/** The row's document rests again, so its actor has nothing left to do. */
const stopDocumentActor = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['document.rested', 'document.indexed', 'document.deleted'])
  enqueue.stopChild(documentActorId(event.id))
  enqueue.assign({
    activeDocumentIds: withoutId(context.activeDocumentIds, event.id),
    locallyFailedIds: withoutId(context.locallyFailedIds, event.id),
  })
})

/** Does not wait for the next listing to show a document as indexed. */
const markIndexed = documentsBase.assign(({ context, event }) => {
  assertEvent(event, 'document.indexed')
  const documents = context.documents.map((document) =>
    document.id === event.id ? { ...document, status: 'completed' as const, is_indexed: true } : document,
  )
  return { documents, announcement: describeChanges(context.documents, documents) }
})

const removeDocument = documentsBase.assign(({ context, event }) => {
  assertEvent(event, 'document.deleted')
  const removed = context.documents.find(({ id }) => id === event.id)
  return {
    documents: context.documents.filter((document) => document !== removed),
    announcement:
      removed === undefined ? context.announcement : `${toDisplayName(removed.filename)}: Deleted`,
  }
})

const storeFailure = documentsBase.assign(({ context, event }) => {
  assertEvent(event, 'document.failed')
  const locallyFailedIds = [...withoutId(context.locallyFailedIds, event.id), event.id]
  const document = context.documents.find(({ id }) => id === event.id)
  return document === undefined
    ? { locallyFailedIds: locallyFailedIds }
    : {
        locallyFailedIds: locallyFailedIds,
        announcement: `${toDisplayName(document.filename)}: ${event.message}`,
      }
})

/** What the list does about its documents. */
export const documentTransitions = documentsBase.createStateConfig({
  on: {
    'documents.refreshed': { actions: [applyListing, startAutoIndexing] },
    'index.requested': { actions: forwardDocumentRequest },
    'retry.requested': { actions: forwardDocumentRequest },
    'delete.requested': { actions: forwardDocumentRequest },
    'document.restarted': { actions: refresh },
    'document.indexed': { actions: [stopDocumentActor, markIndexed, refresh, releaseAutoIndexSlot] },
    'document.deleted': { actions: [stopDocumentActor, removeDocument, refresh, releaseAutoIndexSlot] },
    'document.rested': { actions: [stopDocumentActor, releaseAutoIndexSlot] },
    // A failed attempt is told in its row; a retry was asked for with a failure in sight already, so aloud too.
    'document.failed': [
      {
        guard: ({ event }) => event.isRetry,
        actions: [
          storeFailure,
          documentsBase.emit(({ event }) => {
            assertEvent(event, 'document.failed')
            return { type: 'failure.occurred', title: 'Retry Failed', text: event.message }
          }),
          refresh,
          releaseAutoIndexSlot,
        ],
      },
      { actions: [storeFailure, refresh, releaseAutoIndexSlot] },
    ],
    'document.kept': {
      actions: documentsBase.emit({
        type: 'failure.occurred',
        title: 'Delete Failed',
        text: 'Failed to delete document',
      }),
    },
  },
}).on
