// Behind a service worker the browser tells an upload's progress nobody: of all events only `loadstart` fires.
// In the demo the "network" is the page itself, so the page tells it, at the pace of a good line.

/** Names the request that an upload travels in, until the page has it in its hands. */
const UPLOAD_ID_HEADER = 'x-demo-upload'

/** Bytes sent in a second. */
const UPLOAD_BYTES_PER_SECOND = 12 * 1024 * 1024

/** How often progress is told, in milliseconds. */
const PROGRESS_INTERVAL_MS = 50

const uploads = new Map<string, XMLHttpRequest>()

/** From now on every upload by XMLHttpRequest can be told its progress. */
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
 * Takes the time that an upload would take, and tells its XMLHttpRequest. Gives the request without its mark,
 * or null where the upload was aborted on the way. Any other request is given back at once.
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
