import { ApiError } from '../../../api/errors.ts'
import { downloadFile } from '../../../api/storedFiles.ts'
import type { LruCache } from '../../../lib/lruCache.ts'
import { createLruCache } from '../../../lib/lruCache.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'

/** Downloaded files by name; null for a file that does not exist. */
export type FileCache = LruCache<string, ArrayBuffer | null>

/** Maximum number of cached files. PDFs may be large, and an answer cites only a few. */
const MAX_CACHED_FILES = 4

export function createFileCache(): FileCache {
  return createLruCache(MAX_CACHED_FILES)
}

/** Live actors for `sourceFileMachine`: download each file once into the cache. */
export function liveFileActors(cache: FileCache) {
  const loadFile = fromCall<boolean, { name: string }>(async ({ input: { name }, signal }) => {
    const cached = cache.get(name)
    if (cached !== undefined) return cached !== null
    const bytes = await downloadOrNull(name, signal)
    cache.set(name, bytes)
    return bytes !== null
  })
  return { loadFile }
}

/** The file's content, or null if the backend responds 404. */
async function downloadOrNull(name: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
  try {
    return await downloadFile(name, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
