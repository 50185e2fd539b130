import './storage/pageStorage.ts'
import { startApp } from '../../src/app/startApp.tsx'
import { PATHS } from '../../src/domain/paths.ts'
import { startWorker } from '../../src/lib/startWorker.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { connectWorker } from './connectWorker.ts'
import { DemoBar } from './DemoBar.tsx'
import { intercept } from './intercept.ts'
import { handleStoredRequests, storeKeepaliveRequests } from './keepalive.ts'
import { ignoreFailedUpdates, storeForOfflineUse } from './offline/page.ts'
import { followOtherTabs, startOver } from './replaceData.ts'
import { StorageNotice } from './storage/StorageNotice.tsx'
import { showUnsupportedBrowser } from './unsupported/showUnsupportedBrowser.tsx'
import { watchCalls } from './watchCalls.ts'
import workerUrl from './worker.ts?worker&url'

// Demo mode: the app with the mock backend in a worker. The page only forwards requests.

const backend = watchCalls(connectWorker(startWorker(workerUrl)))

// The panel is open on the first visit to the sign-in page, except on narrow screens.
const isFirstVisit = localStorage.length === 0 && location.pathname === PATHS.demoLogin
const hasRoom = !matchMedia(tokens.media.narrow).matches

if (await canIntercept()) {
  await handleStoredRequests(backend.handle)
  storeKeepaliveRequests()
  followOtherTabs()
  storeForOfflineUse()
  startApp({
    extras: (
      <>
        <DemoBar
          backend={backend}
          defaultOpen={isFirstVisit && hasRoom}
          onStartOver={() => startOver(backend.handle)}
        />
        <StorageNotice />
      </>
    ),
  })
} else {
  showUnsupportedBrowser()
}

/** Whether the browser has a service worker and allows it. */
async function canIntercept(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    ignoreFailedUpdates()
    await intercept(backend.handle)
    return true
  } catch {
    return false
  }
}
