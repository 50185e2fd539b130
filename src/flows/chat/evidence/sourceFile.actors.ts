import { listDocuments } from '../../../api/documents.ts'
import { ApiError } from '../../../api/errors.ts'
import { downloadFile } from '../../../api/storedFiles.ts'
import type { LruCache } from '../../../lib/lruCache.ts'
import { createLruCache } from '../../../lib/lruCache.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import type { SourceFile, SourceFileResult } from './sourceFile.machine.ts'
import { sourceFileKey } from './sourceFile.machine.ts'

/** Downloaded files by `sourceFileKey`, or the reason why there is none. */
export type FileCache = LruCache<string, ArrayBuffer | Exclude<SourceFileResult, 'found'>>

/** Maximum number of cached files. PDFs may be large, and an answer cites only a few. */
const MAX_CACHED_FILES = 4

export function createFileCache(): FileCache {
  return createLruCache(MAX_CACHED_FILES)
}

/** Live actors for `sourceFileMachine`: download each file once into the cache. */
export function liveFileActors(cache: FileCache) {
  const loadFile = fromCall<SourceFileResult, SourceFile>(async ({ input: file, signal }) => {
    const key = sourceFileKey(file)
    const loaded = cache.get(key) ?? (await download(file, signal))
    cache.set(key, loaded)
    return typeof loaded === 'string' ? loaded : 'found'
  })
  return { loadFile }
}

/**
 * The file's content. Downloaded by the document's id if the backend supports that, otherwise by the name if exactly
 * one document has it.
 */
async function download({ name, documentId }: SourceFile, signal: AbortSignal) {
  const identified = documentId === null ? null : await downloadOrNull(documentId, signal)
  if (identified !== null) return identified
  const namesakes = (await listDocuments(signal)).filter(({ filename }) => filename === name)
  const isDeleted = documentId !== null && !namesakes.some(({ id }) => id === documentId)
  if (isDeleted || namesakes.length === 0) return 'absent'
  return namesakes.length > 1 ? 'ambiguous' : ((await downloadOrNull(name, signal)) ?? 'absent')
}

/** The file's content, or null if the backend responds 404. */
async function downloadOrNull(nameOrId: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
  try {
    return await downloadFile(nameOrId, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
