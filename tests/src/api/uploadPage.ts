// The page of upload.browser.test.ts: lets the test call the app's upload function.

import { ApiError } from '../../../src/api/errors.ts'
import { configureApi } from '../../../src/api/settings.ts'
import { uploadDocument } from '../../../src/api/upload.ts'

export interface UploadRequest {
  /** Size of the file to send, in bytes. */
  size: number
  timeoutMs?: number
  /** Cancels as soon as this percentage has been sent; 0 cancels before the start. */
  cancelAt?: number
}

interface UploadOutcome {
  percents: number[]
  document?: unknown
  error?: { name: string; message: string; status?: number | null; fieldErrors?: unknown }
  /** Number of calls of onUnauthorized. */
  refusals: number
}

declare global {
  interface Window {
    upload: (request: UploadRequest) => Promise<UploadOutcome>
    /** Set by the test. Called with the progress during the upload. */
    progressed: (percent: number) => void
  }
}

window.upload = async ({ size, timeoutMs, cancelAt }) => {
  const cancel = new AbortController()
  const percents: number[] = []
  let refusals = 0
  const onProgress = (percent: number) => {
    percents.push(percent)
    window.progressed(percent)
    if (cancelAt !== undefined && percent >= cancelAt) cancel.abort()
  }
  if (cancelAt === 0) cancel.abort()
  configureApi({
    baseUrl: '/api/v1',
    getToken: () => 'the token',
    onUnauthorized: () => {
      refusals += 1
    },
  })
  try {
    const file = new File([new Uint8Array(size)], 'notes.txt', { type: 'text/plain' })
    const document = await uploadDocument(file, { onProgress, signal: cancel.signal, timeoutMs })
    return { percents, document, refusals }
  } catch (error) {
    if (error instanceof ApiError) {
      const { name, message, status, fieldErrors } = error
      return { percents, error: { name, message, status, fieldErrors }, refusals }
    }
    if (error instanceof DOMException)
      return { percents, error: { name: error.name, message: error.message }, refusals }
    throw error
  }
}
