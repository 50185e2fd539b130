import type { IncomingMessage, ServerResponse } from 'node:http'

/** Where the services are at the app's own origin. Nothing below is a page of the app. */
export const SERVICE_PATH = /^\/(?:api|hosted)(?:\/|$)/

/** What a server of the files answers there. As after an outage, clients try again later. */
export const MISSING_SERVICE = {
  status: 503,
  body: JSON.stringify({ detail: 'No backend is connected to this address.' }),
} as const

/** Answers requests to services, which would otherwise get a page of the app. */
export function refuseServices(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  next: () => void,
): void {
  if (SERVICE_PATH.test(url.replace(/\?.*/s, '')))
    response
      .writeHead(MISSING_SERVICE.status, { 'Content-Type': 'application/json' })
      .end(MISSING_SERVICE.body)
  else next()
}
