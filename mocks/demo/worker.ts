import './workerStorage.ts'
import { createCallServer } from './calls.ts'
import { startPersistentBackend } from './persistentBackend.ts'
import { shareBackend } from './shareBackend.ts'

// The demo's backend in a thread of its own, so that reading a large document never makes the page wait.

const handle = shareBackend(startPersistentBackend)

// The page talks over a port of its own: the PDF library also posts messages on the worker itself.
self.addEventListener('message', ({ data: port }: MessageEvent<unknown>) => {
  if (!(port instanceof MessagePort)) return
  const answer = createCallServer(handle, (message) => port.postMessage(message))
  port.onmessage = ({ data }) => answer(data)
})
