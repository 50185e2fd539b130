import type { HttpHandler } from 'msw'
import { http } from 'msw'
import type { Handle } from './backend.ts'

/** For whoever intercepts a page's requests: all of api/v1 and of the hosted provider goes to the backend. */
export function forwardTo(handle: Handle): HttpHandler[] {
  return ['*/api/v1/*', '*/hosted/*'].map((path) => http.all(path, ({ request }) => handle(request)))
}
