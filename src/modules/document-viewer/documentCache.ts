import { createLruCache } from '../../lib/lruCache.ts'
import type { DocumentCache } from './documentFile.actors.ts'

/** Maximum number of cached files. PDFs may be large, and an answer cites only a few. */
const MAX_CACHED_FILES = 4

export function createDocumentCache(): DocumentCache {
  return createLruCache(MAX_CACHED_FILES)
}
