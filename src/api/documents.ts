import { call } from './call.ts'
import { api } from './client.ts'
import { ignoreBody, isListOf } from './shapes.ts'
import type { Document } from './types.ts'

/** How long indexing may take, in milliseconds: the backend answers only once the whole document is indexed. */
const INDEXING_TIMEOUT_MS = 5 * 60_000

/** Every document of the signed-in user. The backend answers with the list, or with an object that has it. */
export function listDocuments(signal?: AbortSignal): Promise<Document[]> {
  return call(
    (init) => api().GET('/documents/', init),
    (answer) => {
      const documents = Array.isArray(answer) ? answer : answer?.documents
      return isListOf(documents, 'id', 'filename', 'status') ? documents : null
    },
    { signal },
  )
}

/** Removes a document. The backend refuses one that is in the graph or on its way into it. */
export function deleteDocument(id: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().DELETE('/documents/{id}', { ...init, params }), ignoreBody, { signal })
}

/** Starts reading an uploaded document; its status tells how that goes. */
export function processDocument(id: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().POST('/documents/{id}/process', { ...init, params }), ignoreBody, { signal })
}

/** Puts a processed document into the graph. It is there when this ends. */
export function indexDocument(id: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().POST('/rag/index-document/{id}', { ...init, params }), ignoreBody, {
    signal,
    timeoutMs: INDEXING_TIMEOUT_MS,
  })
}
