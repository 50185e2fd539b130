import { startApp } from '../../src/app/startApp.tsx'
import { PATHS } from '../../src/domain/paths.ts'
import { startWorker } from '../../src/lib/startWorker.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { connectWorker } from './connectWorker.ts'
import { DemoBar } from './DemoBar.tsx'
import { intercept } from './intercept.ts'
import { handleStoredRequests, storeKeepaliveRequests } from './keepalive.ts'
import { startOver } from './startOver.ts'
import { watchCalls } from './watchCalls.ts'
import workerUrl from './worker.ts?worker&url'

// Demo mode: the app with the mock backend in a worker. The page only forwards requests.

const backend = watchCalls(connectWorker(startWorker(workerUrl)))

// The panel is open on the first visit to the sign-in page, except on narrow screens.
const isFirstVisit = localStorage.length === 0 && location.pathname === PATHS.demoLogin
const hasRoom = !matchMedia(tokens.media.narrow).matches

if ('serviceWorker' in navigator) {
  await intercept(backend.handle)
  await handleStoredRequests(backend.handle)
  storeKeepaliveRequests()
  startApp({
    extras: (
      <DemoBar
        backend={backend}
        defaultOpen={isFirstVisit && hasRoom}
        onStartOver={() => startOver(backend.handle)}
      />
    ),
  })
} else {
  document.body.append(
    'The demo needs a service worker, which this browser offers only at https:// or http://localhost addresses.',
  )
}
