import { STORE_FILES } from '../../../src/lib/offline/messages.ts'
import { STORE_DELAY_MS } from '../../../src/lib/offline/storeDelay.ts'

/** Stores the files of a built demo after the page has loaded, so that the demo can be opened without a connection. */
export function storeForOfflineUse(): void {
  if (import.meta.env.DEV) return
  const request = () => navigator.serviceWorker.controller?.postMessage(STORE_FILES)
  setTimeout(request, STORE_DELAY_MS)
  // A new build has other files.
  navigator.serviceWorker.addEventListener('controllerchange', () => setTimeout(request, STORE_DELAY_MS))
}

/** Prevents an error in the console: without a connection, MSW's check for a new worker fails. */
export function ignoreFailedUpdates(): void {
  const { update } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.update = function () {
    return update.call(this).catch(() => this)
  }
}
