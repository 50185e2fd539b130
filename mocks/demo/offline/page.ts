import { STORE_FILES } from '../../../src/lib/offline/messages.ts'
import { STORE_DELAY_MS } from '../../../src/lib/offline/storeDelay.ts'
import { toasts } from '../../../src/ui/Toasts/toasts.ts'
import { PROBE, REQUEST_FAILED, STARTED } from './messages.ts'

/** Stores the files of a built demo after the page has loaded, so that the demo can be opened without a connection. */
export function storeForOfflineUse(): void {
  if (import.meta.env.DEV) return
  const request = () => navigator.serviceWorker.controller?.postMessage(STORE_FILES)
  setTimeout(request, STORE_DELAY_MS)
  // A new build has other files.
  navigator.serviceWorker.addEventListener('controllerchange', () => setTimeout(request, STORE_DELAY_MS))
}

/**
 * MSW's service worker forgets its pages when the browser stops it and deletes its cache. It asks for them then (see
 * refuseServices.ts), after a request, which a page without other requests sends when the service worker has been started
 * again. A service worker that the browser has removed can only be replaced by a reload.
 */
export function reconnectServiceWorker(): void {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data, source }) => {
    if (data === STARTED) void fetch(PROBE)
    if (data !== REQUEST_FAILED) return
    source?.postMessage('MOCK_ACTIVATE')
    toasts.warning(
      'The browser has deleted caches of the demo',
      'The connection to its backend was interrupted. Reads are repeated; if a change was reported as failed, make it again.',
    )
  })
  serviceWorker.addEventListener('controllerchange', () => {
    if (serviceWorker.controller === null)
      toasts.offer('The browser has removed the demo’s service worker', 'Reload', () => location.reload())
  })
}

/** Prevents an error in the console: without a connection, MSW's check for a new worker fails. */
export function ignoreFailedUpdates(): void {
  const { update } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.update = function () {
    return update.call(this).catch(() => this)
  }
}
