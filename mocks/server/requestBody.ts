import type { IncomingMessage } from 'node:http'
import { MAX_FILE_SIZE_BYTES } from '../../src/domain/upload.ts'
import { HttpError } from '../api/errors.ts'

/** The largest request body: four files of the maximum size. */
const MAX_BODY_BYTES = 4 * MAX_FILE_SIZE_BYTES

/** The body of a request while it arrives. */
export interface RequestBody {
  /** Null if the request has no body. Fails when the limit is exceeded or the client disconnects. */
  readonly stream: ReadableStream<Uint8Array> | null
  isTooLarge(): boolean
  /** Discards everything that has not been read. Otherwise a kept-alive connection would wait for a reader. */
  discard(): void
}

/** The 413 of the contract. */
export function bodyTooLarge(): Response {
  return new HttpError(413, 'A request may have 100 MB at most.').toResponse()
}

/**
 * Streams a request body and counts its bytes. After the limit nothing is kept in memory; the rest is received and
 * discarded, because clients read a response only while the connection is open. `onFailure` is called before the stream
 * fails.
 */
export function readBody(incoming: IncomingMessage, onFailure: () => void): RequestBody {
  const declared = Number(incoming.headers['content-length'] ?? 0)
  const hasBody = declared > 0 || incoming.headers['transfer-encoding'] !== undefined
  let received = 0
  let isTooLarge = declared > MAX_BODY_BYTES
  let isDiscarding = false

  function discard(): void {
    isDiscarding = true
    incoming.resume()
  }

  function start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    incoming.on('data', (chunk: Uint8Array) => {
      if (isDiscarding) return
      received += chunk.length
      if (received > MAX_BODY_BYTES) {
        isTooLarge = true
        discard()
        onFailure()
        controller.error(new Error('The request body is too large.'))
        return
      }
      controller.enqueue(chunk)
      if ((controller.desiredSize ?? 0) <= 0) incoming.pause()
    })
    incoming.once('end', () => {
      if (!isDiscarding) controller.close()
    })
    incoming.once('error', (error) => {
      onFailure()
      controller.error(error)
    })
  }

  const isStreamed = hasBody && !isTooLarge && incoming.method !== 'GET' && incoming.method !== 'HEAD'
  return {
    stream: isStreamed
      ? new ReadableStream({ start, pull: () => void incoming.resume(), cancel: discard })
      : null,
    isTooLarge: () => isTooLarge,
    discard,
  }
}
