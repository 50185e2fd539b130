import { call } from './call.ts'
import { api } from './client.ts'
import { ignoreBody, isListOf } from './shapes.ts'
import type { FileEntry } from './types.ts'

/** Twenty-five megabytes over a slow line, in milliseconds. */
const DOWNLOAD_TIMEOUT_MS = 180_000

/** The signed-in user's stored files, by name. Documents of the knowledge base are not among them. */
export function listFiles(signal?: AbortSignal): Promise<FileEntry[]> {
  return call(
    (init) => api().GET('/files/files', init),
    (answer) => (isListOf(answer, 'name') ? answer : null),
    { signal },
  )
}

/** The bytes of a stored file, or of a document of the knowledge base, by its name. A large one may take a while. */
export function downloadFile(name: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const params = { path: { name } }
  return call(
    (init) => api().GET('/files/file/{name}', { ...init, params, parseAs: 'arrayBuffer' }),
    (bytes) => bytes ?? null,
    { signal, timeoutMs: DOWNLOAD_TIMEOUT_MS },
  )
}

/** Deletes a stored file. */
export function deleteFile(name: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { name } }
  return call((init) => api().DELETE('/files/file/{name}', { ...init, params }), ignoreBody, { signal })
}
