/**
 * A `fetch` that reports how much of the body has been sent, which the browser's own cannot do.
 *
 * `onProgress` is told the percentage sent, 0 to 100, never less than before. Behind a service worker the
 * browser reports no progress at all, so it may never be called.
 *
 * Fails as `fetch` does: with a TypeError when the connection fails, with the signal's reason when it aborts.
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
      // The request's own load, not the upload's: behind a service worker only this one fires.
      xhr.onload = () => resolve(toResponse(xhr))
      xhr.onerror = () => reject(new TypeError('The connection failed.'))
      xhr.onabort = () => reject(request.signal.reason)

      request.signal.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(body)
    })
  }
}

/** Statuses whose response has no body, not even an empty one. */
const BODILESS = [204, 205, 304]

function toResponse(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr
  const body: ArrayBuffer | null = BODILESS.includes(status) ? null : xhr.response
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
