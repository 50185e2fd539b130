import { scope } from '../../../src/lib/offline/scope.ts'
import { serveFiles } from '../../../src/lib/offline/serveFiles.ts'
import { type Build, createStoredFiles } from '../../../src/lib/offline/storedFiles.ts'

import { REQUEST_FAILED } from './messages.ts'

/** Replaced by scripts/offline.ts. */
declare const __BUILD__: Build

/** Requests to these services are for the mock backend. */
const SERVICES = /^\/(?:api|hosted|__mock)(?:\/|$)/

serveFiles(
  createStoredFiles(__BUILD__, location.origin, {
    cachePrefix: 'engram-demo-files-',
    isExcluded: (path) => SERVICES.test(path),
    networkTimeoutMs: 3_000,
  }),
)

// MSW sends the requests of a page that it does not know to the server, which would answer them with the page.
const { fetch } = globalThis
globalThis.fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
  if (!SERVICES.test(pathname)) return fetch(input, init)
  for (const page of await scope.clients.matchAll({ type: 'window' })) page.postMessage(REQUEST_FAILED)
  return Response.json(
    { detail: 'The connection to the demo’s backend was interrupted. Try again.' },
    { status: 503, headers: { 'Retry-After': '1' } },
  )
}

// MSW unregisters its worker when the last page is closed. The demo could not be opened without a connection then.
scope.registration.unregister = async () => false

// The page says that the browser has no space left. MSW's message about it would be an error without an effect.
const { error } = console
console.error = (...parts: unknown[]) => {
  if (!String(parts[0]).startsWith('[MSW] Failed to store')) error(...parts)
}
