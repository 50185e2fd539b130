import { HttpResponse } from 'msw'

const VERSION_HEADER = 'x-supabase-api-version'
/** From this API version on, an error has the shape { code, message }. */
const NAMED_CODES = '2024-01-01'

export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string
  /** Additional fields of the error, such as { weak_password: { reasons } }. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    code: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }

  /** In the shape of the requested API version; without one { code: status, error_code, msg }. */
  toResponse(request: Request): Response {
    const { status, code, message, details } = this
    if ((request.headers.get(VERSION_HEADER) ?? '') < NAMED_CODES)
      return HttpResponse.json({ code: status, error_code: code, msg: message, ...details }, { status })
    const headers = { [VERSION_HEADER]: NAMED_CODES }
    return HttpResponse.json({ code, message, ...details }, { status, headers })
  }
}

/** The response for an error thrown by a handler. Unexpected errors are logged and get the status 500. */
export function errorResponse(error: unknown, request: Request): Response {
  if (error instanceof AuthError) return error.toResponse(request)
  console.error(error)
  const words = 'Unexpected failure, please check server logs for more information'
  return new AuthError(500, 'unexpected_failure', words).toResponse(request)
}
