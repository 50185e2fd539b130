import { call } from './call.ts'
import { api } from './client.ts'
import { isListOf, nothing } from './shapes.ts'
import type { FileEntry } from './types.ts'

/** The signed-in user's stored files, by name. Documents of the knowledge base are not among them. */
export function listFiles(signal?: AbortSignal): Promise<FileEntry[]> {
  return call(
    (init) => api().GET('/files/files', init),
    (answer) => (isListOf(answer, 'name') ? answer : null),
    { signal },
  )
}

/** Deletes a stored file. */
export function deleteFile(name: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { name } }
  return call((init) => api().DELETE('/files/file/{name}', { ...init, params }), nothing, { signal })
}
