import type { IncomingMessage } from 'node:http'
import { MAX_FILE_SIZE_BYTES } from '../../src/domain/upload.ts'
import { HttpError } from '../api/errors.ts'

/** The largest request body: four files of the maximum size. */
const MAX_BODY_BYTES = 4 * MAX_FILE_SIZE_BYTES

/** The largest size of all request bodies that this process receives at the same time. */
const MAX_TOTAL_BYTES = 2 * MAX_BODY_BYTES

/** The size of all request bodies that this process has received and not released. */
let totalBytes = 0

export interface RequestBody {
  /** Null if the request has no body or is refused. Fails when a limit is exceeded or the client disconnects. */
  readonly stream: ReadableStream<Uint8Array> | null
  /** The response if a limit is exceeded, otherwise null: 413, with Retry-After if only all bodies together are too large. */
  refusal(): Response | null
  /** Discards everything that has not been read. Otherwise a kept-alive connection would wait for a reader. */
  discard(): void
  /** Ends the share of this body in the size of all bodies. */
  release(): void
}

const REFUSALS = {
  tooLarge: new HttpError(413, 'A request may have 100 MB at most.'),
  busy: new HttpError(
    413,
    'The server is receiving 200 MB already. Try again when other uploads have ended.',
    { 'Retry-After': '1' },
  ),
}

/**
 * Streams a request body and counts its bytes. After a limit nothing is kept in memory; the rest is received and
 * discarded, because clients read a response only while the connection is open. `onFailure` is called before the stream
 * fails.
 */
export function readBody(incoming: IncomingMessage, onFailure: () => void): RequestBody {
  const declared = Number(incoming.headers['content-length'] ?? 0)
  const hasBody = declared > 0 || incoming.headers['transfer-encoding'] !== undefined
  const isRead = hasBody && incoming.method !== 'GET' && incoming.method !== 'HEAD'
  let received = 0
  let refusal: HttpError | null = null
  let isDiscarding = false

  function discard(): void {
    isDiscarding = true
    incoming.resume()
  }

  /** Refuses a body of `size` bytes if it exceeds a limit. */
  function check(size: number): void {
    if (size > MAX_BODY_BYTES) refusal = REFUSALS.tooLarge
    else if (totalBytes + size - received > MAX_TOTAL_BYTES) refusal = REFUSALS.busy
  }

  function start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    incoming.on('data', (chunk: Uint8Array) => {
      if (isDiscarding) return
      check(received + chunk.length)
      if (refusal !== null) {
        discard()
        onFailure()
        controller.error(refusal)
        return
      }
      received += chunk.length
      totalBytes += chunk.length
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

  // A declared length reserves nothing: a client could declare much and send nothing.
  if (declared > MAX_BODY_BYTES || isRead) check(declared)
  return {
    stream:
      isRead && refusal === null
        ? new ReadableStream({ start, pull: () => void incoming.resume(), cancel: discard })
        : null,
    refusal: () => refusal?.toResponse() ?? null,
    discard,
    release() {
      isDiscarding = true
      totalBytes -= received
      received = 0
    },
  }
}
