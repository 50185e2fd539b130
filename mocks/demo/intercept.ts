/// <reference types="msw/vite/client" />
import { http, passthrough } from 'msw'
import { createPolicy } from '../../src/lib/trustedTypes.ts'
import type { Handle } from '../backend.ts'
import { simulateUpload, watchUploads } from './uploadProgress.ts'

/** Routes the page's calls to api/v1 and the hosted provider to this backend. Only the page's own files pass through. */
export async function intercept(handle: Handle): Promise<void> {
  // Imported dynamically, because the module throws in browsers without service workers.
  const { network } = await import('virtual:msw')
  // MSW registers its service worker by a plain string. Without a policy of MSW's own, only the default one can allow it.
  const worker = `${location.origin}/mockServiceWorker.js`
  createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).href === worker ? url : null),
  })
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
