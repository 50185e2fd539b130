/**
 * A `fetch` that reports upload progress, based on XMLHttpRequest.
 *
 * `onProgress` is called with the percentage sent, 0 to 100, never decreasing. Browsers report no progress behind a
 * service worker, so it may never be called.
 *
 * Throws like `fetch`: a TypeError if the connection fails, the signal's reason if it aborts.
 */
export function xhrFetch(onProgress: (percent: number) => void): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob()
    request.signal.throwIfAborted()

    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
      xhr.responseType = 'arraybuffer'

      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress((loaded / total) * 100)
      }
      // `xhr.onload`, not `xhr.upload.onload`, which does not fire behind a service worker.
      xhr.onload = () => resolve(toResponse(xhr))
      xhr.onerror = () => reject(new TypeError('The connection failed.'))
      xhr.onabort = () => reject(request.signal.reason)

      request.signal.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(body)
    })
  }
}

/** Statuses for which the Response constructor throws if there is a body. */
const STATUSES_WITHOUT_BODY = [204, 205, 304]

function toResponse(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr
  const body: ArrayBuffer | null = STATUSES_WITHOUT_BODY.includes(status) ? null : xhr.response
  return new Response(body, { status, statusText, headers: headersOf(xhr) })
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1))
  }
  return headers
}
