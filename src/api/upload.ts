import { call } from './call.ts'
import { api } from './client.ts'
import type { ApiErrorKind } from './errors.ts'
import { ApiError } from './errors.ts'
import { isListOf } from './shapes.ts'
import type { Document } from './types.ts'
import { xhrFetch } from './xhrFetch.ts'

/** How long an upload may take, in milliseconds: a file of the largest size over a slow line. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000

export interface UploadOptions {
  /** Told how much has been sent, in percent, 0 to 100 and only rising. 100 is told of every upload that succeeds. */
  onProgress?: (percent: number) => void
  /** Cancels the upload. */
  signal?: AbortSignal | undefined
  /** How long the whole upload may take, in milliseconds. */
  timeoutMs?: number | undefined
}

/**
 * Sends one file to the knowledge base and gives the document it became.
 *
 * @throws ApiError, in an upload's own words where the connection or the time failed.
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
      // One file was sent, so one document came of it.
      (answer) =>
        isListOf(answer?.documents, 'id', 'filename', 'status') ? (answer?.documents[0] ?? null) : null,
      { signal, timeoutMs },
    )
    onProgress(100)
    return document
  } catch (error) {
    throw error instanceof ApiError ? inUploadsWords(error) : error
  }
}

function toFormData({ files }: { files: Blob[] }): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return form
}

const WORDS: Partial<Record<ApiErrorKind, string>> = {
  timeout: 'Upload timeout',
  network: 'Network error during upload',
}

function inUploadsWords(error: ApiError): ApiError {
  const { kind, status } = error
  const words = WORDS[kind]
  return words === undefined ? error : new ApiError(words, { kind, status, cause: error })
}
