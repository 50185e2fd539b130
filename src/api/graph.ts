import { call } from './call.ts'
import { api } from './client.ts'
import { isListOf, isObjectWith } from './shapes.ts'
import type { ConnectedConcept, GraphStats, Relationship } from './types.ts'

/** The size of the graph of one user (identifier: email, id, user_id or sub), or of all users if `identifier` is null. */
export function graphStats(identifier: string | null, signal?: AbortSignal): Promise<GraphStats> {
  const query = identifier === null ? {} : { user_id: identifier }
  return call(
    (init) => api().GET('/rag/graph/stats', { ...init, params: { query } }),
    (answer) => (isObjectWith(answer, 'totalNodes', 'totalRelationships') ? answer : null),
    { signal },
  )
}

/**
 * The concepts of a user's graph with the most connections, sorted by their number.
 *
 * @param limit how many; a backend may return fewer. Default: 10
 */
export function topConnections(
  userId: string,
  { limit, signal }: { limit?: number; signal?: AbortSignal | undefined } = {},
): Promise<ConnectedConcept[]> {
  const params = { path: { id: userId }, query: limit === undefined ? {} : { limit } }
  return call(
    (init) => api().GET('/memory/top-connections/{id}', { ...init, params }),
    (answer) => (isListOf(answer, 'name', 'connections') ? answer : null),
    { signal },
  )
}

/** Every relationship of the signed-in user's graph. */
export function listRelationships(signal?: AbortSignal): Promise<Relationship[]> {
  return call(
    (init) => api().GET('/rag/graph/relationships', init),
    (answer) => (isListOf(answer, 'source', 'relation', 'target') ? answer : null),
    { signal },
  )
}
