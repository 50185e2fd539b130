import type { HttpHandler } from 'msw'
import { http } from 'msw'
import type { Handle } from './backend.ts'

/**
 * For whoever intercepts a page's requests: all of api/v1 and of the hosted provider goes to the backend. Not the
 * modules of src/hosted, which a development server hands out one by one.
 */
export function forwardTo(handle: Handle): HttpHandler[] {
  return ['*/api/v1/*', '*/hosted/*/v1/*'].map((path) => http.all(path, ({ request }) => handle(request)))
}
