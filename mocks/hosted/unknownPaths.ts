import type { HttpHandler } from 'msw'
import { HttpResponse, http, matchRequestUrl } from 'msw'
import { notImplemented, RestError } from './rest/errors.ts'

const AUTH_ENDPOINTS =
  'admin|authorize|callback|health|invite|magiclink|otp|reauthenticate|resend|settings|sso|verify|\\.well-known'

/** What the provider has and only the mock lacks. It gets 501, so that it is noticed. */
const NOT_MOCKED = new RegExp(
  `^/(?:(?:graphql|realtime|storage)/v1|auth/v1/(?:${AUTH_ENDPOINTS}))(?:/|$)|^/rest/v1/(?:rpc/.*)?$`,
)

/** Answers the requests to the provider that none of `known` matches, as the provider's services and gateway do. */
export function unknownPaths(known: readonly HttpHandler[]): HttpHandler {
  return http.all(/\/hosted(?:\/.*)?$/, ({ request }) => {
    const url = new URL(request.url)
    const path = /\/hosted(.*)/.exec(url.pathname)?.[1] ?? ''
    if (NOT_MOCKED.test(path)) return notImplemented(`${path} is not mocked.`).toResponse(false)
    if (path.startsWith('/auth/v1/')) {
      const isKnown = known.some(
        ({ info: { path } }) => typeof path !== 'function' && matchRequestUrl(url, path).matches,
      )
      return isKnown ? new HttpResponse(null, { status: 405 }) : authNotFound()
    }
    if (path.startsWith('/rest/v1/'))
      return new RestError('PGRST125', 'Invalid path specified in request URL').toResponse(false)
    if (path.startsWith('/functions/v1/')) {
      const body = { code: 'NOT_FOUND', message: 'Requested function was not found' }
      return HttpResponse.json(body, { status: 404, headers: { 'sb-error-code': body.code } })
    }
    return HttpResponse.json({ error: 'requested path is invalid' }, { status: 404 })
  })
}

/** The 404 of Go's net/http, because the auth service has no other. */
function authNotFound(): Response {
  return new HttpResponse('404 page not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
  })
}
