/// <reference types="msw/vite/client" />
import { http, passthrough } from 'msw'
import { createPolicy } from '../../src/lib/trustedTypes.ts'
import type { Handle } from '../backend.ts'
import { systemClock } from '../clock.ts'
import { parseFault } from '../faults/parseFault.ts'
import { withFaults } from '../faults/withFaults.ts'
import { createRandom } from '../random.ts'
import type { DemoControls } from './controls/demoControls.ts'
import { PROBE } from './offline/messages.ts'
import { simulateUpload, watchUploads } from './uploadProgress.ts'

/**
 * Routes the page's calls to api/v1 and the hosted provider to this backend, with the current faults. Only the page's own
 * files pass through.
 *
 * @returns whether the requests reach the service worker, which the developer tools can prevent
 */
export async function intercept(handle: Handle, controls: DemoControls): Promise<boolean> {
  // Imported dynamically, because the module throws in browsers without service workers.
  const { network } = await import('virtual:msw')
  // MSW registers its service worker by a plain string. Without a policy of MSW's own, only the default one can allow it.
  const worker = `${location.origin}/mockServiceWorker.js`
  createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).href === worker ? url : null),
  })
  watchUploads()
  const respond = withCurrentFaults(handle, controls)
  network.configure({
    handlers: [
      http.all('/api/v1/*', ({ request }) => respond(request)),
      http.all('/hosted/*', ({ request }) => respond(request)),
      http.get(PROBE, () => new Response(null, { status: 204 })),
      http.all(`${location.origin}/*`, () => passthrough()),
    ],
    onUnhandledFrame: 'error',
    context: { quiet: true },
  })
  const isControlled = navigator.serviceWorker.controller !== null
  await network.enable()
  return isControlled || (await fetch(PROBE)).status === 204
}

/**
 * Faults are applied in the page, because a slow body and a broken connection cannot be passed on from the worker. The
 * first request waits until the faults are known.
 */
function withCurrentFaults(handle: Handle, controls: DemoControls): Handle {
  const known = controls.read().catch(() => null)
  const faulty = withFaults(
    async (request) => {
      const arrived = await simulateUpload(request)
      return arrived === null ? Response.error() : handle(arrived)
    },
    {
      faults: () => controls.state()?.faults.flatMap(parseFault) ?? [],
      clock: systemClock,
      random: createRandom(Date.now()),
    },
  )
  return async (request) => {
    await known
    return faulty(request)
  }
}
