import type { SetupServer } from 'msw/node'
import { setupServer } from 'msw/node'
import type { Backend } from './backend.ts'
import { forwardTo } from './forward.ts'

// For Node: create a backend with `createWorldBackend` and route the global fetch to it with `interceptFetch`.

/**
 * Routes requests of Node's global fetch to /api/v1 and /hosted of any host to this backend. Requests to other URLs
 * fail. Call `listen()` first and `close()` at the end.
 */
export function interceptFetch(backend: Backend): SetupServer {
  return setupServer(...forwardTo(backend.handle))
}
