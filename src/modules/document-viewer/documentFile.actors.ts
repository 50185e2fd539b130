import { getDocument, getPageWords, listDocuments } from '../../api/documents.ts'
import { ApiError } from '../../api/errors.ts'
import { downloadFile } from '../../api/storedFiles.ts'
import type { Document } from '../../api/types.ts'
import type { LruCache } from '../../lib/lruCache.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { ReadScan, ScannedText } from '../../ui/PdfViewer/pdf.ts'
import type { DocumentContent } from './documentContent.ts'
import { readContent } from './documentContent.ts'
import type { DocumentFile, DocumentFileResult, UnavailableReason } from './documentFile.machine.ts'
import { documentFileKey } from './documentFile.machine.ts'

/** The content of a file, and its document if the backend tells it. */
export interface LoadedFile {
  content: DocumentContent
  document: Document | null
}

/** Downloaded files by `documentFileKey`, or the reason why there is no content. */
export type DocumentCache = LruCache<string, LoadedFile | UnavailableReason>

/** Live actors for `documentFileMachine`: download and read each file once into the cache. */
export function liveDocumentFileActors(cache: DocumentCache) {
  const load = fromCall<DocumentFileResult, { query: DocumentFile }>(async ({ input, signal }) => {
    const key = documentFileKey(input.query)
    const loaded = cache.get(key) ?? (await loadFile(input.query, signal))
    cache.set(key, loaded)
    return typeof loaded === 'string' ? loaded : 'found'
  })
  return { load }
}

async function loadFile(file: DocumentFile, signal: AbortSignal): Promise<LoadedFile | UnavailableReason> {
  const [bytes, document] = await Promise.all([download(file, signal), findDocument(file, signal)])
  if (typeof bytes === 'string') return bytes
  const content = await readContent(file.name, bytes, document?.encoding, signal)
  if (typeof content === 'string') return content
  const hasScans = content.kind === 'pdf' && document?.pages !== undefined
  return { content: hasScans ? { ...content, readScan: scanReader(document.id) } : content, document }
}

/** Gets each page's words once. Pages that are no scans, or are not read yet, have none. */
function scanReader(id: string): ReadScan {
  const known = new Map<number, ScannedText>()
  return async (page) => {
    const words = known.get(page) ?? (await getPageWords(id, page).catch(() => null))
    if (words !== null) known.set(page, words)
    return words
  }
}

/** The file can be shown without its document. */
async function findDocument({ documentId }: DocumentFile, signal: AbortSignal): Promise<Document | null> {
  return documentId === null ? null : getDocument(documentId, signal).catch(() => null)
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
