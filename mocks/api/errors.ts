import { HttpResponse } from 'msw'

/** An invalid field of a request. `loc` is its path, such as ['body', 'email']. */
export interface FieldError {
  readonly loc: (string | number)[]
  readonly msg: string
  readonly type: string
}

export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly detail: string | readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    detail: string | readonly FieldError[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof detail === 'string' ? detail : 'The request is not valid.')
    this.status = status
    this.detail = detail
    this.headers = status === 401 ? { 'WWW-Authenticate': 'Bearer', ...headers } : headers
  }

  toResponse(): Response {
    return HttpResponse.json({ detail: this.detail }, { status: this.status, headers: this.headers })
  }
}

/** The response for an error thrown by a handler. Unexpected errors are logged and get the status 500. */
export function errorResponse(error: unknown): Response {
  if (error instanceof HttpError) return error.toResponse()
  console.error(error)
  return new HttpError(500, 'Internal Server Error').toResponse()
}

/** A 422 for a single field. */
export function invalidField(loc: (string | number)[], msg: string, type: string): HttpError {
  return new HttpError(422, [{ loc, msg, type }])
}
