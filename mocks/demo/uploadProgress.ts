// With a service worker, browsers fire no upload progress events except `loadstart`. In the demo the page simulates
// them at the speed of a fast connection.

/** Request header that links an intercepted request to its XMLHttpRequest. */
const UPLOAD_ID_HEADER = 'x-demo-upload'

const UPLOAD_BYTES_PER_SECOND = 12 * 1024 * 1024

const PROGRESS_INTERVAL_MS = 50

const uploads = new Map<string, XMLHttpRequest>()

/** Adds the header to every later upload by XMLHttpRequest. */
export function watchUploads(): void {
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof Blob || body instanceof FormData) {
      const id = crypto.randomUUID()
      uploads.set(id, this)
      this.setRequestHeader(UPLOAD_ID_HEADER, id)
      this.addEventListener('loadend', () => uploads.delete(id))
    }
    send.call(this, body)
  }
}

/**
 * Waits as long as the upload would take and fires progress events on its XMLHttpRequest. Returns the request without
 * the header, or null if the upload was aborted. Other requests are returned at once.
 */
export async function simulateUpload(request: Request): Promise<Request | null> {
  const id = request.headers.get(UPLOAD_ID_HEADER)
  if (id === null) return request

  const body = await request.arrayBuffer()
  for (let sent = 0; sent < body.byteLength; ) {
    sent = Math.min(sent + (UPLOAD_BYTES_PER_SECOND * PROGRESS_INTERVAL_MS) / 1000, body.byteLength)
    await new Promise((resolve) => setTimeout(resolve, PROGRESS_INTERVAL_MS))
    const xhr = uploads.get(id)
    if (xhr === undefined) return null
    dispatchProgress(xhr, 'progress', sent, body.byteLength)
  }
  const xhr = uploads.get(id)
  if (xhr !== undefined) dispatchProgress(xhr, 'load', body.byteLength, body.byteLength)

  const headers = new Headers(request.headers)
  headers.delete(UPLOAD_ID_HEADER)
  return new Request(request.url, { method: request.method, headers, body })
}

function dispatchProgress({ upload }: XMLHttpRequest, type: string, loaded: number, total: number): void {
  upload.dispatchEvent(new ProgressEvent(type, { lengthComputable: true, loaded, total }))
}
