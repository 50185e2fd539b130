import type { Middleware } from 'openapi-fetch'
import { log } from '../lib/log/log.ts'
import { ApiError, formatError, httpError, networkError, timeoutError } from './errors.ts'

/** The header with the id of a request, which connects a failure in the app with the backend's log. */
const REQUEST_ID = 'X-Request-Id'

const CALL_TIMEOUT_MS = 30_000

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Timeout in milliseconds, including the response body. */
  timeoutMs?: number
}

/** The options that every call passes to the client's method. */
export type CallInit = {
  signal: AbortSignal
  middleware: Middleware[]
}

/** The client's result. */
interface Outcome<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/**
 * Makes one call. `send` sends the request; `read` returns the result from the response data, or null if the data does
 * not have the documented shape.
 *
 * @throws ApiError for error statuses, network failures, timeouts and unexpected shapes.
 * @throws the signal's reason when `signal` aborts.
 */
export async function call<Data, Result>(
  send: (init: CallInit) => Promise<Outcome<Data>>,
  read: (data: Data | undefined) => Result | null,
  { signal, timeoutMs = CALL_TIMEOUT_MS }: CallOptions = {},
): Promise<Result> {
  const exchange: Exchange = { operation: null, requestId: null, status: null }
  try {
    const { data, error, response } = await sendWithTimeout(send, exchange, signal, timeoutMs)
    if (!response.ok) throw httpError(response, error)
    const result = read(data)
    if (result === null) throw formatError(response.status)
    return result
  } catch (error) {
    if (error instanceof ApiError) {
      error.requestId = exchange.requestId
      const { kind, status } = error
      // Not the message: the backend's may repeat what was sent.
      log.info('A call to the backend failed.', { ...exchange, kind, status })
    }
    throw error
  }
}

interface Exchange {
  /** The method and the path without its parameters: 'GET /documents/{id}'. */
  operation: string | null
  requestId: string | null
  status: number | null
}

async function sendWithTimeout<Data>(
  send: (init: CallInit) => Promise<Outcome<Data>>,
  exchange: Exchange,
  signal: AbortSignal | undefined,
  timeoutMs: number,
): Promise<Outcome<Data>> {
  const observe: Middleware = {
    onRequest({ request, schemaPath }) {
      exchange.operation = `${request.method} ${schemaPath}`
      exchange.requestId = crypto.randomUUID()
      request.headers.set(REQUEST_ID, exchange.requestId)
    },
    onResponse({ response }) {
      exchange.status = response.status
      // A proxy may have replaced the id.
      exchange.requestId = response.headers.get(REQUEST_ID) ?? exchange.requestId
    },
  }
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await send({
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      middleware: [observe],
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw asApiError(error, exchange.status)
  }
}

/** Converts an error of the client to an ApiError. Unknown errors are bugs and are returned unchanged. */
function asApiError(error: unknown, status: number | null): unknown {
  if (error instanceof SyntaxError) return formatError(status, error)
  if (error instanceof TypeError) return networkError(error)
  if (error instanceof DOMException && error.name === 'TimeoutError') return timeoutError(error)
  return error
}
