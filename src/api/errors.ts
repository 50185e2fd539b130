import * as v from 'valibot'
import { tooManyAttempts } from '../domain/tooManyAttempts.ts'
import { retryAfterMs } from '../lib/retryAfter.ts'

/** The standard reason phrases of statuses that a backend or its proxy may return. */
const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** A status as text: '502 Bad Gateway'. HTTP/2 sends no reason phrase, so the standard one is used. */
function statusLine(status: number, reason: string): string {
  return `${status} ${reason || (REASONS[status] ?? '')}`.trim()
}

/**
 * The cause of a failed call: an error status (`http`), no connection (`network`), no response in time (`timeout`), or a
 * response with an unexpected shape (`format`).
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'format'

/** The backend's message about one request field. `location` is a path: 'body.files'. */
export interface FieldError {
  location: string
  message: string
}

/** A failed backend call. Its message can be shown to users. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status, or null if no complete response arrived. */
  readonly status: number | null
  /** Empty if the backend named no field. */
  readonly fieldErrors: readonly FieldError[]
  /** The id under which the backend has logged the request; null if no request was sent. */
  requestId: string | null = null

  constructor(
    message: string,
    details: { kind: ApiErrorKind; status: number | null; fieldErrors?: FieldError[]; cause?: unknown },
  ) {
    super(message, { cause: details.cause })
    this.kind = details.kind
    this.status = details.status
    this.fieldErrors = details.fieldErrors ?? []
  }
}

/** The error for a response with an error status. `body` is its parsed JSON, otherwise its text. */
export function httpError(response: Response, body: unknown): ApiError {
  const { status, statusText } = response
  if (status === 429) return new ApiError(tooManyAttempts(retryAfterMs(response)), { kind: 'http', status })
  const fieldErrors = fieldErrorsOf(body)
  const message =
    fieldErrors.map((field) => `${field.location}: ${field.message}`).join('; ') ||
    textOf(body) ||
    statusLine(status, statusText)
  return new ApiError(message, { kind: 'http', status, fieldErrors })
}

/** The error for a connection that failed before or during the response. */
export function networkError(cause: unknown): ApiError {
  const message =
    'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'
  return new ApiError(message, { kind: 'network', status: null, cause })
}

export function timeoutError(cause: unknown): ApiError {
  const message = 'Network error: The backend server took too long to answer. Please try again.'
  return new ApiError(message, { kind: 'timeout', status: null, cause })
}

/** The error for a successful response that is not JSON or does not have the documented shape. */
export function formatError(status: number | null, cause?: unknown): ApiError {
  return new ApiError('Invalid response format', { kind: 'format', status, cause })
}

const fieldProblems = v.object({
  detail: v.array(v.object({ loc: v.array(v.union([v.string(), v.number()])), msg: v.string() })),
})

function fieldErrorsOf(body: unknown): FieldError[] {
  const { success, output } = v.safeParse(fieldProblems, body)
  return success ? output.detail.map(({ loc, msg }) => ({ location: loc.join('.'), message: msg })) : []
}

const detail = v.object({ detail: v.string() })
const message = v.object({ message: v.string() })

function textOf(body: unknown): string {
  if (v.is(detail, body)) return body.detail
  return v.is(message, body) ? body.message : ''
}
