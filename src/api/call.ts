import type { Middleware } from 'openapi-fetch'
import { formatError, httpError, networkError, timeoutError } from './errors.ts'

/** How long a call may take, in milliseconds, where it says nothing else. */
const CALL_TIMEOUT_MS = 30_000

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** How long the call may take, its answer's body included, in milliseconds. */
  timeoutMs?: number
}

/** What every call hands on to the client's method. */
export type CallInit = {
  signal: AbortSignal
  middleware: Middleware[]
}

/** What the client answers. */
interface Outcome<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/**
 * Makes one call: `send` does it, `read` takes the result out of the answer, or gives null where the answer
 * has not the documented shape.
 *
 * @throws ApiError for everything that can go wrong on the way.
 * @throws the signal's reason, untouched, when `signal` aborts: a cancelled call has not failed.
 */
export async function call<Data, Result>(
  send: (init: CallInit) => Promise<Outcome<Data>>,
  read: (data: Data | undefined) => Result | null,
  { signal, timeoutMs = CALL_TIMEOUT_MS }: CallOptions = {},
): Promise<Result> {
  const { data, error, response } = await sendInTime(send, signal, timeoutMs)
  if (!response.ok) throw httpError(response, error)
  const result = read(data)
  if (result === null) throw formatError(response.status)
  return result
}

async function sendInTime<Data>(
  send: (init: CallInit) => Promise<Outcome<Data>>,
  signal: AbortSignal | undefined,
  timeoutMs: number,
): Promise<Outcome<Data>> {
  let status: number | null = null
  const noteStatus: Middleware = {
    onResponse({ response }) {
      status = response.status
    },
  }
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await send({
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      middleware: [noteStatus],
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw asApiError(error, status)
  }
}

/** The ApiError for what the client threw. Anything unknown stays as it is: that would be a fault of ours. */
function asApiError(error: unknown, status: number | null): unknown {
  if (error instanceof SyntaxError) return formatError(status, error)
  if (error instanceof TypeError) return networkError(error)
  if (error instanceof DOMException && error.name === 'TimeoutError') return timeoutError(error)
  return error
}
