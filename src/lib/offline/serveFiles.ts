import { STORE_FILES } from './messages.ts'
import { scope } from './scope.ts'
import type { StoredFiles } from './storedFiles.ts'

/** Lets a service worker answer with the stored files, and store them when a page asks for it. */
export function serveFiles(files: StoredFiles): void {
  scope.addEventListener('fetch', (event) => {
    const response = files.respond(event.request)
    // Other listeners of the event do not get a request that is left to the browser.
    if (response === 'network') event.stopImmediatePropagation()
    else if (response !== null) event.respondWith(response)
  })

  scope.addEventListener('message', (event) => {
    if (event.data === STORE_FILES) event.waitUntil(storeFiles(files))
  })
}

async function storeFiles(files: StoredFiles): Promise<void> {
  try {
    await files.store()
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    // Another page may be of an older build and need its files.
    if (pages.length === 1) await files.deleteOthers()
  } catch {
    // Without a connection, or without space. The next visit tries again.
  }
}
