import type { Encoding } from '../domain/encodings.ts'
import { call } from './call.ts'
import { api } from './client.ts'
import { ignoreBody, isListOf, isObjectWith } from './shapes.ts'
import type { Document, DocumentUpdate, PageWords } from './types.ts'

/** The timeout of indexing. The backend responds after the whole document is indexed. */
const INDEXING_TIMEOUT_MS = 5 * 60_000

/** All documents of the signed-in user. The backend returns a list, or an object with the list. */
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

export function getDocument(id: string, signal?: AbortSignal): Promise<Document> {
  const params = { path: { id } }
  return call(
    (init) => api().GET('/documents/{id}', { ...init, params }),
    (answer) => (isObjectWith(answer, 'id', 'status') ? answer : null),
    { signal },
  )
}

/** The words of a scanned page. Rejects with status 404 for other pages; backends may lack this: 404, 405 or 501. */
export function getPageWords(id: string, page: number, signal?: AbortSignal): Promise<PageWords> {
  const params = { path: { id, page } }
  return call(
    (init) => api().GET('/documents/{id}/pages/{page}/words', { ...init, params }),
    (answer) => (isListOf(answer?.words, 'text', 'x', 'y', 'width', 'height') ? (answer ?? null) : null),
    { signal },
  )
}

/**
 * Leaves a document out of answers or uses it again, or stops or continues reading its scanned pages. Backends may lack
 * this: they respond with 404, 405 or 501.
 */
export function updateDocument(id: string, body: DocumentUpdate, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().PATCH('/documents/{id}', { ...init, params, body }), ignoreBody, { signal })
}

/** Deletes a document. The backend responds with 409 if it is indexed or processing. */
export function deleteDocument(id: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().DELETE('/documents/{id}', { ...init, params }), ignoreBody, { signal })
}

/** Starts processing a document. The result is in its `status` later. */
export function processDocument(id: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().POST('/documents/{id}/process', { ...init, params }), ignoreBody, { signal })
}

/** Processes a text file again, in another encoding. */
export function rereadDocument(id: string, encoding: Encoding, signal?: AbortSignal): Promise<void> {
  const params = { path: { id }, query: { encoding } }
  return call((init) => api().POST('/documents/{id}/process', { ...init, params }), ignoreBody, { signal })
}

/** Indexes a processed document. Resolves when it is indexed. */
export function indexDocument(id: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().POST('/rag/index-document/{id}', { ...init, params }), ignoreBody, {
    signal,
    timeoutMs: INDEXING_TIMEOUT_MS,
  })
}
