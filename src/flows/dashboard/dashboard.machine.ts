import type { Document, SuggestedQuestion } from '../../api/types.ts'
import { createResourceMachine } from '../../lib/xstate/resource.machine.ts'
import { type DataScope, type GraphSize, hasGraph } from './dashboard.ts'
import type { Decision } from './decisions.ts'

export interface DashboardData {
  scope: DataScope
  graph: GraphSize
  /** Newest documents first. */
  recent: readonly Document[]
  decisions: readonly Decision[]
  /** Questions that the documents answer; null until they are loaded, after the rest. */
  questions: readonly SuggestedQuestion[] | null
  /** Whether the backend is processing or indexing one of the user's documents. */
  hasDocumentInProgress: boolean
}

/**
 * The dashboard: the size of the user's graph (of all users' graph if it is empty) and the newest documents. The query
 * has the user's identifiers in the order in which they are tried.
 */
export const dashboardMachine = createResourceMachine<
  DashboardData,
  readonly string[] | null,
  DataScope | 'empty'
>({
  id: 'dashboard',
  kinds: ['personal', 'global', 'empty'],
  kindOf: ({ graph, scope }) => (hasGraph(graph) ? scope : 'empty'),
  needsBackend: true,
  isPolled: true,
})
