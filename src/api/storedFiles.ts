import { call } from './call.ts'
import { api } from './client.ts'
import { ignoreBody, isListOf } from './shapes.ts'
import type { FileEntry } from './types.ts'

/** Enough for 25 MB over a slow connection. */
const DOWNLOAD_TIMEOUT_MS = 180_000

/** The signed-in user's stored files, sorted by name. Does not include documents of the knowledge base. */
export function listFiles(signal?: AbortSignal): Promise<FileEntry[]> {
  return call(
    (init) => api().GET('/files/files', init),
    (answer) => (isListOf(answer, 'name') ? answer : null),
    { signal },
  )
}

/** Downloads the file of a document by the document's id, or a stored file or the newest document by its name. */
export function downloadFile(name: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const params = { path: { name } }
  return call(
    (init) => api().GET('/files/file/{name}', { ...init, params, parseAs: 'arrayBuffer' }),
    (bytes) => bytes ?? null,
    { signal, timeoutMs: DOWNLOAD_TIMEOUT_MS },
  )
}

export function deleteFile(name: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { name } }
  return call((init) => api().DELETE('/files/file/{name}', { ...init, params }), ignoreBody, { signal })
}
