import { type EventObject, fromCallback } from 'xstate'
import { listDocuments } from '../../api/documents.ts'
import { graphStats } from '../../api/graph.ts'
import { retrievalStatus } from '../../api/rag.ts'
import { isInProgress, newestFirst } from '../../domain/document.ts'
import { createPoll, IDLE_POLL_INTERVAL_MS } from '../../lib/poll.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { ResourceEvent, ResourcePollInput } from '../../lib/xstate/resource.machine.ts'
import type { DashboardData } from './dashboard.machine.ts'
import { EMPTY_GRAPH, type GraphSize, hasGraph, RECENT_DOCUMENTS, SUGGESTED_QUESTIONS } from './dashboard.ts'
import { decisionsOf } from './decisions.ts'
import { orOn404 } from './orOn404.ts'

/** Time between two loads while the backend processes a document. */
const PROCESSING_INTERVAL_MS = 5_000

/** The stats of the first identifier that has a graph, otherwise of the graph of all users, unless that is empty too. */
async function loadGraph(identifiers: readonly string[], signal: AbortSignal) {
  let graph: GraphSize = EMPTY_GRAPH
  for (const identifier of identifiers) {
    graph = largerOf(graph, await orOn404(graphStats(identifier, signal), EMPTY_GRAPH))
    if (hasGraph(graph)) return { scope: 'personal', graph } as const
  }
  const all = await orOn404(graphStats(null, signal), EMPTY_GRAPH)
  return hasGraph(all) ? ({ scope: 'global', graph: all } as const) : ({ scope: 'personal', graph } as const)
}

/** The stats with a graph, otherwise those with more processed documents. */
function largerOf(a: GraphSize, b: GraphSize): GraphSize {
  return hasGraph(b) || (b.documentsProcessed ?? 0) > (a.documentsProcessed ?? 0) ? b : a
}

/** @throws ApiError unless the status is 404, which counts as no data */
async function loadData(identifiers: readonly string[], signal: AbortSignal): Promise<DashboardData> {
  const [{ scope, graph }, documents] = await Promise.all([
    loadGraph(identifiers, signal),
    orOn404(listDocuments(signal), []),
  ])
  const processedCount = documents.filter(({ status }) => status === 'completed').length
  return {
    scope,
    graph:
      scope === 'personal'
        ? { ...graph, documentsProcessed: graph.documentsProcessed ?? processedCount }
        : graph,
    recent: newestFirst(documents).slice(0, RECENT_DOCUMENTS),
    decisions: decisionsOf(documents),
    questions: null,
    hasDocumentInProgress: documents.some(isInProgress),
  }
}

/** None if the backend suggests none, or the request fails: the field for a question is enough. */
async function suggestedQuestions(signal: AbortSignal): Promise<DashboardData['questions']> {
  const { suggested_questions = [] } = await retrievalStatus(signal).catch(() => ({
    suggested_questions: [],
  }))
  return suggested_questions.slice(0, SUGGESTED_QUESTIONS)
}

/**
 * Loads the suggested questions, which may take longer than the rest. Reloads the data when the user returns to the page,
 * and periodically while the page is visible, more often while the backend processes a document. Failed loads are ignored.
 */
const poll = fromCallback<EventObject, ResourcePollInput<DashboardData, readonly string[] | null>>(
  ({ input, sendBack }) => {
    let { data } = input
    const nextDelay = () => (data.hasDocumentInProgress ? PROCESSING_INTERVAL_MS : IDLE_POLL_INTERVAL_MS)
    const refresh = (change: Partial<DashboardData>) => {
      data = { ...data, ...change }
      sendBack({ type: 'data.refreshed', data } satisfies ResourceEvent<DashboardData>)
    }
    const ending = new AbortController()
    if (data.questions === null)
      suggestedQuestions(ending.signal).then((questions) => !ending.signal.aborted && refresh({ questions }))
    const loop = createPoll({
      load: (signal) => loadData(input.query, signal),
      onData(loaded) {
        refresh({ ...loaded, questions: data.questions })
        return nextDelay()
      },
      onError: nextDelay,
      page: document,
      window,
    })
    loop.loadAfter(nextDelay())
    return () => {
      ending.abort()
      loop.stop()
    }
  },
)

export const liveActors = {
  load: fromCall<DashboardData, { query: readonly string[] }>(({ input, signal }) =>
    loadData(input.query, signal),
  ),
  poll,
}
