import { assertEvent } from 'xstate'
import { canIndex } from '../../domain/document.ts'
import { documentActorId, documentsBase } from './documents.base.ts'

/** How many documents are indexed unasked at the same time. */
const MAX_PARALLEL_AUTO_INDEX = 4

/** How long the others wait for one of them, in milliseconds: a stuck one keeps its place from nobody for longer. */
const AUTO_INDEX_TIMEOUT_MS = 20_000

/** Starts indexing processed documents, newest first, as many as there is room for. Each is tried once. */
export const startAutoIndexing = documentsBase.enqueueActions(({ context, enqueue }) => {
  const { autoIndex, autoIndexStartedIds, autoIndexingIds, activeDocumentIds } = context
  const room = MAX_PARALLEL_AUTO_INDEX - autoIndexingIds.length
  if (!autoIndex || room <= 0) return
  const taken = new Set([...autoIndexStartedIds, ...activeDocumentIds])
  const next = context.documents
    .filter((document) => canIndex(document) && !taken.has(document.id))
    .slice(0, room)
  if (next.length === 0) return
  const ids = next.map(({ id }) => id)
  for (const document of next) {
    const actor = documentActorId(document.id)
    enqueue.spawnChild('document', { id: actor, input: { document } })
    enqueue.sendTo(actor, { type: 'index.requested' })
    enqueue.raise({ type: 'autoIndex.overdue', id: document.id }, { delay: AUTO_INDEX_TIMEOUT_MS })
  }
  enqueue.assign({
    activeDocumentIds: [...activeDocumentIds, ...ids],
    autoIndexingIds: [...autoIndexingIds, ...ids],
    autoIndexStartedIds: [...autoIndexStartedIds, ...ids],
  })
})

/** Nobody waits for this document any more; the next one's turn comes. */
export const releaseAutoIndexSlot = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, [
    'autoIndex.overdue',
    'document.indexed',
    'document.deleted',
    'document.rested',
    'document.failed',
  ])
  enqueue.assign({ autoIndexingIds: context.autoIndexingIds.filter((id) => id !== event.id) })
  enqueue(startAutoIndexing)
})

/** The person has switched it, here or in another tab. */
export const setAutoIndex = documentsBase.assign(({ event }) => {
  assertEvent(event, 'autoIndex.switched')
  return { autoIndex: event.isOn }
})

export const autoIndexTransitions = documentsBase.createStateConfig({
  on: {
    'autoIndex.switched': { actions: [setAutoIndex, startAutoIndexing] },
    'autoIndex.overdue': { actions: releaseAutoIndexSlot },
  },
}).on
