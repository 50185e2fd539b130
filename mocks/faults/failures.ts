import { HttpError } from '../api/errors.ts'
import { AuthError } from '../hosted/auth/errors.ts'
import { serviceOf } from './targets.ts'

// Error responses in the shape and words of the service that a request is sent to.

type Words = Readonly<Record<number, string>>

/** What a gateway in front of any service says, and what the backend says where it has no other words. */
const REASONS: Words = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not found.',
  405: 'Method not allowed.',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

const EXPIRED = 'The token is missing or no longer valid.'

/** Code and message of the auth service. */
const AUTH: Readonly<Record<number, readonly [code: string, message: string]>> = {
  401: ['no_authorization', 'This endpoint requires a valid Bearer token'],
  403: [
    'bad_jwt',
    'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
  ],
  422: ['validation_failed', 'Unable to validate email address: invalid format'],
  429: ['over_request_rate_limit', 'Request rate limit reached'],
  500: ['unexpected_failure', 'Unexpected failure, please check server logs for more information'],
  504: ['request_timeout', 'Processing this request timed out, please retry after a moment.'],
}

/** Code and message of the tables. */
const REST: Readonly<Record<number, readonly [code: string, message: string]>> = {
  401: ['PGRST303', 'JWT expired'],
  403: ['42501', 'permission denied'],
  409: ['23505', 'duplicate key value violates unique constraint'],
  500: ['XX000', 'Internal error'],
  503: ['PGRST002', 'Could not query the database for the schema cache. Retrying.'],
  504: ['PGRST003', 'Timed out acquiring connection from connection pool.'],
}

/** An error response with this status, as the service of the request words it. */
export function errorResponse(request: Request, status: number): Response {
  const reason = REASONS[status] ?? 'The request failed.'
  switch (serviceOf(request)) {
    case 'auth':
      return new AuthError(status, ...(AUTH[status] ?? ['unexpected_failure', reason])).toResponse(request)
    case 'rest': {
      const [code, message] = REST[status] ?? ['PGRSTX00', reason]
      return Response.json({ code, details: null, hint: null, message }, { status })
    }
    case 'functions':
      return Response.json({ error: status === 401 ? 'Sign in first.' : reason }, { status })
    default:
      return apiError(status, reason).toResponse()
  }
}

function apiError(status: number, reason: string): HttpError {
  if (status === 401) return new HttpError(401, EXPIRED)
  if (status !== 422) return new HttpError(status, reason)
  return new HttpError(422, [{ loc: ['body'], msg: 'The value is not valid.', type: 'value_error' }])
}

/** The response that an expired token gets. A session whose refresh token has expired too cannot be renewed. */
export function expiredTokenResponse(request: Request): Response {
  if (isRefresh(request))
    return new AuthError(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ).toResponse(request)
  return errorResponse(request, serviceOf(request) === 'auth' ? 403 : 401)
}

/** Whether a request renews the provider session. */
export function isRefresh({ url }: Request): boolean {
  return /\/hosted\/auth\/v1\/token\?.*\bgrant_type=refresh_token\b/.test(url)
}
