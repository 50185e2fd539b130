import type { Document, GraphStats } from '../../api/types.ts'
import { isInProgress, newestFirst } from '../../domain/document.ts'
import type { DashboardData } from './dashboard.machine.ts'
import { hasGraph, NO_GRAPH, RECENT_DOCUMENTS } from './dashboard.ts'
import { tolerated } from './tolerated.ts'

/** What a look at the dashboard's data asks. */
export interface LookPorts {
  /** The size of the graph of whoever has this identifier; of the whole graph without one. */
  graphStats: (identifier: string | null, signal: AbortSignal) => Promise<GraphStats>
  listDocuments: (signal: AbortSignal) => Promise<Document[]>
}

/**
 * Looks at the figures and the documents. What the backend does not have counts as nothing.
 *
 * @throws whatever else a call fails with
 */
export function createLook({ graphStats, listDocuments }: LookPorts) {
  /** The first identifier that has a graph decides; where none has, the whole graph is shown. */
  async function graphOf(identifiers: readonly string[], signal: AbortSignal) {
    for (const identifier of identifiers) {
      const graph = await tolerated(graphStats(identifier, signal), NO_GRAPH)
      if (hasGraph(graph)) return { scope: 'personal', graph } as const
    }
    return { scope: 'global', graph: await tolerated(graphStats(null, signal), NO_GRAPH) } as const
  }

  return async (identifiers: readonly string[], signal: AbortSignal): Promise<DashboardData> => {
    const [{ scope, graph }, documents] = await Promise.all([
      graphOf(identifiers, signal),
      tolerated(listDocuments(signal), []),
    ])
    return {
      scope,
      // Of one's own documents the list knows as well how many were processed.
      graph:
        scope === 'personal'
          ? { ...graph, documentsProcessed: graph.documentsProcessed ?? countProcessed(documents) }
          : graph,
      recent: newestFirst(documents).slice(0, RECENT_DOCUMENTS),
      isAtWork: documents.some(isInProgress),
    }
  }
}

function countProcessed(documents: readonly Document[]): number {
  return documents.filter(({ status }) => status === 'completed').length
}
