import { call } from './call.ts'
import { api } from './client.ts'
import { nothing } from './shapes.ts'

/** Empties a user's graph and memory. Account, chat sessions and documents stay; these are no longer indexed. */
export function forgetUser(userId: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id: userId } }
  return call((init) => api().DELETE('/memory/user/{id}', { ...init, params }), nothing, { signal })
}

/** Takes a document out of the graph. It stays, no longer indexed, and can then be deleted. */
export function forgetDocument(id: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().DELETE('/rag/document/{id}', { ...init, params }), nothing, { signal })
}
