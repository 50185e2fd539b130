import { scope } from '../../../src/lib/offline/scope.ts'
import { serveFiles } from '../../../src/lib/offline/serveFiles.ts'
import { type Build, createStoredFiles } from '../../../src/lib/offline/storedFiles.ts'
import { isService } from './isService.ts'

/** Replaced by scripts/offline.ts. */
declare const __BUILD__: Build

serveFiles(
  createStoredFiles(__BUILD__, location.origin, {
    cachePrefix: 'engram-demo-files-',
    isExcluded: isService,
    networkTimeoutMs: 3_000,
  }),
)

// MSW unregisters its worker when the last page is closed. The demo could not be opened without a connection then.
scope.registration.unregister = async () => false

// The page says that the browser has no space left. MSW's message about it would be an error without an effect.
const { error } = console
console.error = (...parts: unknown[]) => {
  if (!String(parts[0]).startsWith('[MSW] Failed to store')) error(...parts)
}
