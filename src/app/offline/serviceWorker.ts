// The service worker of the production build. It serves the app's files only, not requests to the services.
import { scope } from '../../lib/offline/scope.ts'
import { serveFiles } from '../../lib/offline/serveFiles.ts'
import { type Build, createStoredFiles } from '../../lib/offline/storedFiles.ts'

/** Replaced by scripts/offline.ts. */
declare const __BUILD__: Build

// A new worker replaces the old one at once: it serves the open pages the files of their version, too.
scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

serveFiles(
  createStoredFiles(__BUILD__, location.origin, {
    cachePrefix: 'engram-files-',
    changingFile: '/config.json',
  }),
)
