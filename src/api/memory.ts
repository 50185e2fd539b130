import { call } from './call.ts'
import { api } from './client.ts'
import { ignoreBody, isListOf } from './shapes.ts'
import type { MemoryPassage } from './types.ts'

/** The passages of a user's memory that match a text, best match first. */
export function searchMemory(userId: string, query: string, signal?: AbortSignal): Promise<MemoryPassage[]> {
  const params = { path: { id: userId } }
  return call(
    (init) => api().POST('/memory/search/{id}', { ...init, params, body: { query } }),
    (answer) => (isListOf(answer, 'text', 'score') ? answer : null),
    { signal },
  )
}

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
