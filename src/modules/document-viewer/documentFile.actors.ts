import { listDocuments } from '../../api/documents.ts'
import { ApiError } from '../../api/errors.ts'
import { downloadFile } from '../../api/storedFiles.ts'
import type { LruCache } from '../../lib/lruCache.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { DocumentContent } from './documentContent.ts'
import { readContent } from './documentContent.ts'
import type { DocumentFile, DocumentFileResult, UnavailableReason } from './documentFile.machine.ts'
import { documentFileKey } from './documentFile.machine.ts'

/** Contents of downloaded files by `documentFileKey`, or the reason why there is none. */
export type DocumentCache = LruCache<string, DocumentContent | UnavailableReason>

/** Live actors for `documentFileMachine`: download and read each file once into the cache. */
export function liveDocumentFileActors(cache: DocumentCache) {
  const loadFile = fromCall<DocumentFileResult, DocumentFile>(async ({ input: file, signal }) => {
    const key = documentFileKey(file)
    const loaded = cache.get(key) ?? (await load(file, signal))
    cache.set(key, loaded)
    return typeof loaded === 'string' ? loaded : 'found'
  })
  return { loadFile }
}

async function load(file: DocumentFile, signal: AbortSignal): Promise<DocumentContent | UnavailableReason> {
  const bytes = await download(file, signal)
  return typeof bytes === 'string' ? bytes : readContent(file.name, bytes, signal)
}

/**
 * The file's bytes. Downloaded by the document's id if the backend supports that, otherwise by the name if exactly
 * one document has it.
 */
async function download({ name, documentId }: DocumentFile, signal: AbortSignal) {
  const identified = documentId === null ? null : await downloadOrNull(documentId, signal)
  if (identified !== null) return identified
  const namesakes = (await listDocuments(signal)).filter(({ filename }) => filename === name)
  const isDeleted = documentId !== null && !namesakes.some(({ id }) => id === documentId)
  if (isDeleted || namesakes.length === 0) return 'absent'
  return namesakes.length > 1 ? 'ambiguous' : ((await downloadOrNull(name, signal)) ?? 'absent')
}

/** The file's bytes, or null if the backend responds 404. */
async function downloadOrNull(nameOrId: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
  try {
    return await downloadFile(nameOrId, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
