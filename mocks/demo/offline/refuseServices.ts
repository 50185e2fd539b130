import { type FetchEvent, scope } from '../../../src/lib/offline/scope.ts'
import { isService } from './isService.ts'
import { REQUEST_FAILED, STARTED } from './messages.ts'

// MSW leaves the requests of a page that it does not know to the server, which would answer with an HTML page.

const { fetch } = globalThis

scope.addEventListener('fetch', (event: FetchEvent) => {
  if (isForService(event.request)) event.respondWith(refuse(event.request))
})

globalThis.fetch = (input, init) =>
  input instanceof Request && isForService(input) ? refuse(input) : fetch(input, init)

void tellPages(STARTED)

function isForService({ url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return origin === location.origin && isService(pathname)
}

/** Asks the pages to make themselves known again. A request with `keepalive` may be of a page that is closed. */
async function refuse({ keepalive }: Request): Promise<Response> {
  if (!keepalive) await tellPages(REQUEST_FAILED)
  return Response.json(
    { detail: 'The connection to the demo’s backend was interrupted. Try again.' },
    { status: 503, headers: { 'Retry-After': '1' } },
  )
}

async function tellPages(message: string): Promise<void> {
  for (const page of await scope.clients.matchAll({ type: 'window' })) page.postMessage(message)
}
