import { assertEvent } from 'xstate'
import type { Document, DocumentUpdate } from '../../../api/types.ts'
import {
  canDelete,
  canIndex,
  canReread,
  canRetry,
  hasUnreadPages,
  newestFirst,
} from '../../../domain/document.ts'
import { keepUnchanged } from '../../../lib/keepUnchanged.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { describeChanges, describeDeletions, keepOutdated } from './documentChanges.ts'
import { documentActorId, documentsBase, refresh, updateAutoIndex } from './documents.base.ts'

const RETRY_FAILED = 'Retry Failed'
const CHANGE_FAILED = 'Change Failed'
const DELETE_FAILED = 'Delete Failed'

const resolve = (title: string) => documentsBase.emit({ type: 'failure.resolved', title })

/** Returns the same array if it does not contain the id, so that nothing renders again. */
const withoutId = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : ids

const IS_ALLOWED = {
  'index.requested': canIndex,
  'retry.requested': canRetry,
  'reread.requested': canReread,
  'delete.requested': canDelete,
  'change.requested': (document: Document) => document.is_indexed || hasUnreadPages(document),
}

/** Forwards a request to the document's actor. Starts the actor first if there is none and the action is allowed. */
const forwardDocumentRequest = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, [
    'index.requested',
    'retry.requested',
    'reread.requested',
    'delete.requested',
    'change.requested',
  ])
  const { id, ...request } = event
  const document = context.documents.find((other) => other.id === id)
  if (document === undefined) return
  if (!context.activeDocumentIds.includes(id)) {
    if (!IS_ALLOWED[request.type](document)) return
    enqueue.spawnChild('document', { id: documentActorId(id), input: { document } })
    enqueue.assign({ activeDocumentIds: [...context.activeDocumentIds, id] })
  }
  if (request.type === 'index.requested' || request.type === 'retry.requested')
    enqueue.assign({ locallyFailedIds: withoutId(context.locallyFailedIds, id) })
  enqueue.sendTo(documentActorId(id), request)
})

/** Stores a listing and sends it to the actors of its documents. Stops the actors of documents that it lacks. */
const applyListing = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'documents.refreshed')
  const changed = new Set(event.changed)
  const listing = keepOutdated(context.documents, event.documents, changed)
  const documents = keepUnchanged(context.documents, newestFirst(listing))
  const listed = new Map(documents.map((document) => [document.id, document]))
  const isListed = (id: string) => listed.has(id)
  if (documents !== context.documents) {
    // A listing can arrive between the deletion and its response.
    const deleted = context.documents.filter(
      ({ id }) => context.activeDocumentIds.includes(id) && !isListed(id),
    )
    const changes = [describeDeletions(deleted), describeChanges(context.documents, documents)]
    enqueue.assign({
      documents,
      activeDocumentIds: context.activeDocumentIds.filter(isListed),
      locallyFailedIds: context.locallyFailedIds.filter(isListed),
      announcement: changes.filter(Boolean).join('. ') || context.announcement,
    })
  }
  for (const id of context.activeDocumentIds) {
    if (changed.has(id)) continue
    const document = listed.get(id)
    if (document === undefined) enqueue.stopChild(documentActorId(id))
    else enqueue.sendTo(documentActorId(id), { type: 'document.refreshed', document })
  }
})

const stopDocumentActor = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['document.released', 'document.indexed', 'document.deleted'])
  enqueue.stopChild(documentActorId(event.id))
  enqueue.assign({
    activeDocumentIds: withoutId(context.activeDocumentIds, event.id),
    locallyFailedIds: withoutId(context.locallyFailedIds, event.id),
  })
})

/** Shows the document as indexed before the next listing does. */
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
    announcement: removed === undefined ? context.announcement : describeDeletions([removed]),
  }
})

/** Shows the change before the next listing does. */
const markChanged = documentsBase.assign(({ context, event }) => {
  assertEvent(event, 'document.changed')
  const { id, change } = event
  const filename = context.documents.find((document) => document.id === id)?.filename ?? ''
  return {
    documents: context.documents.map((document) =>
      document.id === id ? withChange(document, change) : document,
    ),
    announcement: `${toDisplayName(filename)}: ${describeChange(change)}`,
  }
})

function withChange({ reading, ...document }: Document, { excluded, read_pages }: DocumentUpdate): Document {
  if (excluded !== undefined) return { ...document, ...(reading && { reading }), excluded }
  return read_pages ? document : { ...document, reading: 'stopped' }
}

function describeChange({ excluded, read_pages }: DocumentUpdate): string {
  if (excluded === undefined) return read_pages ? 'Reading its pages' : 'Reading stopped'
  return excluded ? 'Excluded from answers' : 'Used by answers again'
}

const clearLocalFailure = documentsBase.assign(({ context, event }) => {
  assertEvent(event, 'document.restarted')
  return { locallyFailedIds: withoutId(context.locallyFailedIds, event.id) }
})

const storeFailure = documentsBase.assign(({ context, event }) => {
  assertEvent(event, 'document.failed')
  const locallyFailedIds = [...withoutId(context.locallyFailedIds, event.id), event.id]
  const document = context.documents.find(({ id }) => id === event.id)
  return document === undefined
    ? { locallyFailedIds }
    : { locallyFailedIds, announcement: `${toDisplayName(document.filename)}: ${event.message}` }
})

export const documentTransitions = documentsBase.createStateConfig({
  on: {
    'documents.refreshed': { actions: [applyListing, updateAutoIndex] },
    'index.requested': { actions: forwardDocumentRequest },
    'retry.requested': { actions: forwardDocumentRequest },
    'reread.requested': { actions: forwardDocumentRequest },
    'delete.requested': { actions: forwardDocumentRequest },
    'change.requested': { guard: 'canChange', actions: forwardDocumentRequest },
    'document.restarted': { actions: [clearLocalFailure, resolve(RETRY_FAILED), refresh] },
    'document.indexed': { actions: [stopDocumentActor, markIndexed, refresh, updateAutoIndex] },
    'document.deleted': {
      actions: [stopDocumentActor, removeDocument, resolve(DELETE_FAILED), refresh, updateAutoIndex],
    },
    'document.released': { actions: [stopDocumentActor, updateAutoIndex] },
    // The row shows every failure. A failed retry also needs a toast: its row looks the same as before.
    'document.failed': [
      {
        guard: ({ event }) => event.isRetry,
        actions: [
          storeFailure,
          documentsBase.emit(({ event }) => {
            assertEvent(event, 'document.failed')
            return { type: 'failure.occurred', title: RETRY_FAILED, text: event.message }
          }),
          refresh,
          updateAutoIndex,
        ],
      },
      { actions: [storeFailure, refresh, updateAutoIndex] },
    ],
    'document.rereadFailed': {
      actions: documentsBase.emit(({ event }) => {
        assertEvent(event, 'document.rereadFailed')
        return { type: 'failure.occurred', title: 'Reading Again Failed', text: event.message }
      }),
    },
    'document.changed': { actions: [markChanged, resolve(CHANGE_FAILED), refresh] },
    'document.changeFailed': {
      actions: [
        documentsBase.assign(({ context, event }) => {
          assertEvent(event, 'document.changeFailed')
          const isUnsupported = event.isUnsupported && event.change.excluded !== undefined
          return { canExclude: context.canExclude && !isUnsupported }
        }),
        documentsBase.emit(({ event }) => {
          assertEvent(event, 'document.changeFailed')
          return { type: 'failure.occurred', title: CHANGE_FAILED, text: event.message }
        }),
      ],
    },
    'document.deleteFailed': {
      actions: documentsBase.emit({
        type: 'failure.occurred',
        title: DELETE_FAILED,
        text: 'Failed to delete document',
      }),
    },
  },
}).on
