import { call } from './call.ts'
import { api } from './client.ts'
import { ApiError, type ApiErrorKind } from './errors.ts'
import type { components } from './schema.gen.ts'
import { isObjectWith } from './shapes.ts'
import type { Document } from './types.ts'
import { xhrFetch } from './xhrFetch.ts'

/** Enough for the largest accepted file over a slow connection. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000

export interface UploadOptions {
  /** Called with the percentage sent, 0 to 100, never decreasing. Successful uploads always end with 100. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal | undefined
  /** Timeout of the whole upload in milliseconds. */
  timeoutMs?: number | undefined
}

/**
 * Uploads one file to the knowledge base and returns its document.
 *
 * @throws ApiError, with upload-specific messages for network failures and timeouts.
 * @throws the signal's reason when the upload is canceled.
 */
export async function uploadDocument(
  file: File,
  { onProgress = () => {}, signal, timeoutMs = UPLOAD_TIMEOUT_MS }: UploadOptions = {},
): Promise<Document> {
  try {
    const document = await call(
      (init) =>
        api().POST('/documents/upload', {
          ...init,
          body: { files: [file] },
          bodySerializer: toFormData,
          fetch: xhrFetch(onProgress),
        }),
      (answer) => documentIn(answer, file),
      { signal, timeoutMs },
    )
    onProgress(100)
    return document
  } catch (error) {
    throw error instanceof ApiError ? withUploadMessage(error) : error
  }
}

/**
 * The document in the response: the first of `documents`, or `document`, or the response itself. Fields that are missing,
 * all but the id if the backend returns only that, are those of a file that waits to be processed.
 */
function documentIn(
  answer: components['schemas']['UploadResponse'] | undefined,
  { name, size, type }: File,
): Document | null {
  if (!isObjectWith(answer)) return null
  let document: { id: string } | undefined
  if ('documents' in answer) document = answer.documents?.[0]
  else document = 'document' in answer ? answer.document : answer
  if (!isObjectWith(document, 'id') || typeof document.id !== 'string') return null
  return {
    filename: name,
    title: null,
    file_size: size,
    content_type: type,
    status: 'pending',
    is_indexed: false,
    created_at: new Date().toISOString(),
    processed_at: null,
    ...document,
  }
}

function toFormData({ files }: { files: Blob[] }): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return form
}

const UPLOAD_MESSAGES: Partial<Record<ApiErrorKind, string>> = {
  timeout: 'Upload timeout',
  network: 'Network error during upload',
}

function withUploadMessage(error: ApiError): ApiError {
  const { kind, status } = error
  const message = UPLOAD_MESSAGES[kind]
  if (message === undefined) return error
  const replaced = new ApiError(message, { kind, status, cause: error })
  replaced.requestId = error.requestId
  return replaced
}
