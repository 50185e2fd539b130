import type { HttpHandler } from 'msw'
import { HttpResponse, http } from 'msw'
import { errorResponse } from './errors.ts'

/** The parameters of a path, written after a colon. */
type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & Params<Rest>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown

interface Call<P extends string> {
  readonly request: Request
  readonly params: Params<P>
  readonly query: URLSearchParams
}

/** A handler for a path of the auth service. Responds with 200 and the value as JSON, or with 204 for null. */
export function route<P extends string>(
  method: 'get' | 'post' | 'put' | 'delete',
  path: P,
  answer: (call: Call<P>) => Promise<object | null>,
): HttpHandler {
  return http[method](`*/hosted/auth/v1${path}`, async ({ request, params }) => {
    try {
      const query = new URL(request.url).searchParams
      const body = await answer({ request, query, params: params as Params<P> })
      return body === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body)
    } catch (error) {
      if (request.signal.aborted) return HttpResponse.error()
      return errorResponse(error, request)
    }
  })
}
