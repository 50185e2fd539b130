/// <reference types="msw/vite/client" />

import { network } from 'virtual:msw'
import { http, passthrough } from 'msw'
import { startApp } from '../../src/app/startApp.tsx'
import { connect } from './connect.ts'
import { DemoBar } from './DemoBar.tsx'
import { startOver } from './startOver.ts'
import { travel, watchUploads } from './uploadProgress.ts'

// Demo mode: the same app, with its backend inside the browser. The page only passes requests on to the worker.

const handle = connect(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))

watchUploads()

network.configure({
  handlers: [
    http.all('/api/v1/*', async ({ request }) => {
      const arrived = await travel(request)
      return arrived === null ? Response.error() : handle(arrived)
    }),
    http.all(`${location.origin}/*`, () => passthrough()),
  ],
  // Nothing of the demo leaves the browser.
  onUnhandledFrame: 'error',
  context: { quiet: true },
})
await network.enable()

startApp({ extras: <DemoBar onStartOver={() => startOver(handle)} /> })
