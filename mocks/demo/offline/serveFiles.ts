import { type Build, createStoredFiles } from './files.ts'
import { STORE_FILES } from './messages.ts'
import { scope } from './scope.ts'

/** Replaced by scripts/offlineDemo.ts. */
declare const __BUILD__: Build

const files = createStoredFiles(__BUILD__, location.origin)

scope.addEventListener('fetch', (event) => {
  const response = files.respond(event.request)
  if (response !== null) event.respondWith(response)
})

scope.addEventListener('message', (event) => {
  if (event.data === STORE_FILES) event.waitUntil(storeFiles())
})

async function storeFiles(): Promise<void> {
  try {
    await files.store()
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    // Another page may be of an older build and need its files.
    if (pages.length === 1) await files.deleteOthers()
  } catch {
    // Without a connection, or without space. The next visit tries again.
  }
}

// MSW unregisters its worker when the last page is closed. The demo could not be opened without a connection then.
scope.registration.unregister = async () => false

// The page says that the browser has no space left. MSW's message about it would be an error without an effect.
const { error } = console
console.error = (...parts: unknown[]) => {
  if (!String(parts[0]).startsWith('[MSW] Failed to store')) error(...parts)
}
