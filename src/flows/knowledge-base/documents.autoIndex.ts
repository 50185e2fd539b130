import { assertEvent } from 'xstate'
import { canIndex } from '../../domain/document.ts'
import { documentActor, documentsSetup } from './documents.base.ts'

/** How many documents are indexed unasked at the same time. */
const AT_ONCE = 4

/** How long the others wait for one of them, in milliseconds: a stuck one keeps its place from nobody for longer. */
const PATIENCE = 20_000

/** Starts indexing processed documents, newest first, as many as there is room for. Each is tried once. */
export const indexUnasked = documentsSetup.enqueueActions(({ context, enqueue }) => {
  const { autoIndex, autoIndexed, autoIndexing, busy } = context
  const room = AT_ONCE - autoIndexing.length
  if (!autoIndex || room <= 0) return
  const taken = new Set([...autoIndexed, ...busy])
  const next = context.documents
    .filter((document) => canIndex(document) && !taken.has(document.id))
    .slice(0, room)
  if (next.length === 0) return
  const ids = next.map(({ id }) => id)
  for (const document of next) {
    const actor = documentActor(document.id)
    enqueue.spawnChild('document', { id: actor, input: { document } })
    enqueue.sendTo(actor, { type: 'index.requested' })
    enqueue.raise({ type: 'autoIndex.overdue', id: document.id }, { delay: PATIENCE })
  }
  enqueue.assign({
    busy: [...busy, ...ids],
    autoIndexing: [...autoIndexing, ...ids],
    autoIndexed: [...autoIndexed, ...ids],
  })
})

/** Nobody waits for this document any more; the next one's turn comes. */
export const giveWay = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, [
    'autoIndex.overdue',
    'document.indexed',
    'document.deleted',
    'document.rested',
    'document.failed',
  ])
  enqueue.assign({ autoIndexing: context.autoIndexing.filter((id) => id !== event.id) })
  enqueue(indexUnasked)
})

/** The person has switched it, here or in another tab. */
export const switchAutoIndex = documentsSetup.assign(({ event }) => {
  assertEvent(event, 'autoIndex.switched')
  return { autoIndex: event.isOn }
})

export const autoIndexTransitions = documentsSetup.createStateConfig({
  on: {
    'autoIndex.switched': { actions: [switchAutoIndex, indexUnasked] },
    'autoIndex.overdue': { actions: giveWay },
  },
}).on
