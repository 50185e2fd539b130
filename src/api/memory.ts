import { call } from './call.ts'
import { api } from './client.ts'
import { ignoreBody } from './shapes.ts'

/** Deletes a user's graph and memory. Keeps the account, chat sessions and documents, which are no longer indexed. */
export function deleteUserMemory(userId: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id: userId } }
  return call((init) => api().DELETE('/memory/user/{id}', { ...init, params }), ignoreBody, { signal })
}

/** Removes a document from the graph. The document remains, not indexed, and can then be deleted. */
export function removeFromGraph(id: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().DELETE('/rag/document/{id}', { ...init, params }), ignoreBody, { signal })
}
