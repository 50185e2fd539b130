/// <reference types="msw/vite/client" />

import { network } from 'virtual:msw'
import { http, passthrough } from 'msw'
import { startApp } from '../../src/app/startApp.tsx'
import { tokens } from '../../src/theme/tokens.ts'
import { connect } from './connect.ts'
import { DemoBar } from './DemoBar.tsx'
import { watchSignIns } from './signIns.ts'
import { startOver } from './startOver.ts'
import { travel, watchUploads } from './uploadProgress.ts'

// Demo mode: the same app, with its backend inside the browser. The page only passes requests on to the worker.

const backend = connect(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
const signIns = watchSignIns(backend)

watchUploads()

network.configure({
  handlers: [
    http.all('/api/v1/*', async ({ request }) => {
      const arrived = await travel(request)
      return arrived === null ? Response.error() : signIns.handle(arrived)
    }),
    http.all(`${location.origin}/*`, () => passthrough()),
  ],
  // Nothing of the demo leaves the browser.
  onUnhandledFrame: 'error',
  context: { quiet: true },
})
await network.enable()

// A visitor needs the credentials, a guest who is back does not, and a phone has no room for them.
const isFirstVisit = localStorage.length === 0
const hasRoom = !matchMedia(tokens.media.narrow).matches

startApp({
  extras: (
    <DemoBar
      defaultOpen={isFirstVisit && hasRoom}
      onSignIn={signIns.listen}
      onStartOver={() => startOver(backend)}
    />
  ),
})
