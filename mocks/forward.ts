import type { HttpHandler } from 'msw'
import { http } from 'msw'
import type { Handle } from './backend.ts'

/**
 * MSW handlers that route all requests to api/v1 and the hosted provider to the backend. The paths exclude the
 * modules of src/hosted, which a development server serves as single files.
 */
export function forwardTo(handle: Handle): HttpHandler[] {
  return ['*/api/v1/*', '*/hosted/*/v1/*'].map((path) => http.all(path, ({ request }) => handle(request)))
}
