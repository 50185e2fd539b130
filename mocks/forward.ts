import type { HttpHandler } from 'msw'
import { http } from 'msw'
import type { Handle } from './backend.ts'

/** The one handler of whoever intercepts a page's requests: all of api/v1 goes to the backend. */
export function forwardTo(handle: Handle): HttpHandler {
  return http.all('*/api/v1/*', ({ request }) => handle(request))
}
