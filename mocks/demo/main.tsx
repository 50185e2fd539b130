import './storage/pageStorage.ts'
import { startApp } from '../../src/app/startApp.tsx'
import { PATHS } from '../../src/domain/paths.ts'
import { startWorker } from '../../src/lib/startWorker.ts'
import { DemoBar } from './bar/DemoBar.tsx'
import { installPageClock } from './clock/pageClock.ts'
import { connectWorker } from './connectWorker.ts'
import { createDemoControls } from './controls/demoControls.ts'
import { intercept } from './intercept.ts'
import { handleStoredRequests, storeKeepaliveRequests } from './keepalive.ts'
import { parseDemoLink, withoutLink } from './link/demoLink.ts'
import { isControllable } from './offline/isControllable.ts'
import { ignoreFailedUpdates, reconnectServiceWorker, storeForOfflineUse } from './offline/page.ts'
import { LoginButtons } from './people/LoginButtons.tsx'
import { StorageNotice } from './storage/StorageNotice.tsx'
import { showUnsupportedBrowser } from './unsupported/showUnsupportedBrowser.tsx'
import type { Obstacle } from './unsupported/UnsupportedBrowser.tsx'
import { watchCalls } from './watchCalls.ts'
import workerUrl from './worker.ts?worker&url'
import { workerMessages } from './workerMessages.ts'

// Demo mode: the app with the mock backend in a worker. The page forwards requests and applies the faults.

installPageClock()

const link = parseDemoLink(location.search)
// A reload must not apply the link again.
if (link !== null) history.replaceState(history.state, '', withoutLink(new URL(location.href)))

const backend = watchCalls(connectWorker(() => startWorker(workerUrl), workerMessages))
const controls = createDemoControls(backend.handle, (at) => {
  if (at === 'home') location.assign(PATHS.home)
  else location.reload()
})

// A function instead of top-level await: files that are imported dynamically import this module's file, and would wait for
// each other.
void start()

async function start(): Promise<void> {
  const obstacle = await interceptRequests()
  if (obstacle === null) {
    await handleStoredRequests(backend.handle)
    storeKeepaliveRequests()
    storeForOfflineUse()
    reconnectServiceWorker()
    startApp({
      extras: (
        <>
          <DemoBar backend={backend} controls={controls} link={link} />
          <StorageNotice />
        </>
      ),
      loginExtras: <LoginButtons controls={controls} handle={backend.handle} />,
    })
  } else {
    showUnsupportedBrowser(obstacle)
  }
}

/** Null, or why the requests of the page cannot be intercepted. */
async function interceptRequests(): Promise<Obstacle | null> {
  if (!('serviceWorker' in navigator)) return 'noServiceWorker'
  try {
    ignoreFailedUpdates()
    if (!(await isControllable())) return 'bypassed'
    return (await intercept(backend.handle, controls)) ? null : 'bypassed'
  } catch {
    return 'noServiceWorker'
  }
}
