import { call } from './call.ts'
import { api } from './client.ts'
import { ignoreBody } from './shapes.ts'

/** Empties a user's graph and memory. Account, chat sessions and documents stay; these are no longer indexed. */
export function deleteUserMemory(userId: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id: userId } }
  return call((init) => api().DELETE('/memory/user/{id}', { ...init, params }), ignoreBody, { signal })
}

/** Takes a document out of the graph. It stays, no longer indexed, and can then be deleted. */
export function removeFromGraph(id: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().DELETE('/rag/document/{id}', { ...init, params }), ignoreBody, { signal })
}
