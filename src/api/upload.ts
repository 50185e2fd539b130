import { call } from './call.ts'
import { api } from './client.ts'
import type { ApiErrorKind } from './errors.ts'
import { ApiError } from './errors.ts'
import { isListOf } from './shapes.ts'
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
 * @throws the signal's reason when the upload is cancelled.
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
      (answer) =>
        isListOf(answer?.documents, 'id', 'filename', 'status') ? (answer?.documents[0] ?? null) : null,
      { signal, timeoutMs },
    )
    onProgress(100)
    return document
  } catch (error) {
    throw error instanceof ApiError ? withUploadMessage(error) : error
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
  return message === undefined ? error : new ApiError(message, { kind, status, cause: error })
}
