import type { SetupServer } from 'msw/node'
import { setupServer } from 'msw/node'
import type { Backend } from './backend.ts'
import { forwardTo } from './forward.ts'

// In Node: a backend of one's own by `createWorldBackend`, and here a way to put it behind the global fetch.

/**
 * Answers what Node's global fetch sends to /api/v1 and /hosted of any host by this backend. Requests to anywhere else
 * fail: nothing reaches the network. Call `listen()` and, in the end, `close()`.
 */
export function interceptFetch(backend: Backend): SetupServer {
  return setupServer(...forwardTo(backend.handle))
}
