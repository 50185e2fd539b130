/// <reference types="msw/vite/client" />
import { http, passthrough } from 'msw'
import type { Handle } from '../backend.ts'
import { simulateUpload, watchUploads } from './uploadProgress.ts'

/** Answers the page's own calls of api/v1 and of the hosted provider by this backend. Nothing else but the page's files gets through. */
export async function intercept(handle: Handle): Promise<void> {
  // Not before it is known that there are service workers: without them the module itself fails.
  const { network } = await import('virtual:msw')
  watchUploads()
  network.configure({
    handlers: [
      http.all('/api/v1/*', async ({ request }) => {
        const arrived = await simulateUpload(request)
        return arrived === null ? Response.error() : handle(arrived)
      }),
      http.all('/hosted/*', ({ request }) => handle(request)),
      http.all(`${location.origin}/*`, () => passthrough()),
    ],
    onUnhandledFrame: 'error',
    context: { quiet: true },
  })
  await network.enable()
}
