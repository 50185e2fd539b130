import { assertEvent } from 'xstate'
import { canIndex } from '../../domain/document.ts'
import { documentActorId, documentsBase } from './documents.base.ts'

/** The number of auto-index slots. */
const MAX_PARALLEL_AUTO_INDEX = 4

/** Maximum time a document may hold an auto-index slot. */
const AUTO_INDEX_TIMEOUT_MS = 20_000

/** Starts indexing processed documents, newest first, in the free slots. Each document is tried once. */
export const startAutoIndexing = documentsBase.enqueueActions(({ context, enqueue }) => {
  const { autoIndex, autoIndexStartedIds, autoIndexingIds, activeDocumentIds } = context
  const freeSlots = MAX_PARALLEL_AUTO_INDEX - autoIndexingIds.length
  if (!autoIndex || freeSlots <= 0) return
  const excluded = new Set([...autoIndexStartedIds, ...activeDocumentIds])
  const next = context.documents
    .filter((document) => canIndex(document) && !excluded.has(document.id))
    .slice(0, freeSlots)
  if (next.length === 0) return
  const ids = next.map(({ id }) => id)
  for (const document of next) {
    const actorId = documentActorId(document.id)
    enqueue.spawnChild('document', { id: actorId, input: { document } })
    enqueue.sendTo(actorId, { type: 'index.requested' })
    enqueue.raise({ type: 'autoIndex.timedOut', id: document.id }, { delay: AUTO_INDEX_TIMEOUT_MS })
  }
  enqueue.assign({
    activeDocumentIds: [...activeDocumentIds, ...ids],
    autoIndexingIds: [...autoIndexingIds, ...ids],
    autoIndexStartedIds: [...autoIndexStartedIds, ...ids],
  })
})

/** Frees the document's auto-index slot, if it has one, and starts the next document. */
export const releaseAutoIndexSlot = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, [
    'autoIndex.timedOut',
    'document.indexed',
    'document.deleted',
    'document.released',
    'document.failed',
  ])
  enqueue.assign({ autoIndexingIds: context.autoIndexingIds.filter((id) => id !== event.id) })
  enqueue(startAutoIndexing)
})

export const setAutoIndex = documentsBase.assign(({ event }) => {
  assertEvent(event, 'autoIndex.switched')
  return { autoIndex: event.isOn }
})

export const autoIndexTransitions = documentsBase.createStateConfig({
  on: {
    'autoIndex.switched': { actions: [setAutoIndex, startAutoIndexing] },
    'autoIndex.timedOut': { actions: releaseAutoIndexSlot },
  },
}).on
