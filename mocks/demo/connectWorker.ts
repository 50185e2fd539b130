import type { Handle } from '../backend.ts'
import type { LostRequest } from './calls.ts'
import { createCallClient } from './calls.ts'
import type { WorkerMessage } from './shareBackend.ts'

/** How often in a row a worker that stops before it has answered is replaced. */
const MAX_RESTARTS = 3

export interface WorkerEvents {
  /** A backend has stopped, and another one has started. These requests were begun, but have no response. */
  readonly onLost: (requests: readonly LostRequest[]) => void
  /** The worker stops whenever it is started. All calls fail until the page is loaded again. */
  readonly onFailed: () => void
}

/**
 * The backend in a worker as a `Handle` function. A worker that crashes, is killed or cannot be loaded is replaced.
 *
 * A page in the back/forward cache has no worker: it would be suspended while it holds the lock that the other pages wait
 * for.
 */
export function connectWorker(start: () => Worker, { onLost, onFailed }: WorkerEvents): Handle {
  const client = createCallClient((message) => port?.postMessage(message), onLost)
  let port: MessagePort | null = null
  let stop = () => {}
  let restarts = 0

  function run(): void {
    const worker = start()
    const channel = new MessageChannel()
    const stopped = new AbortController()
    stop = () => {
      stopped.abort()
      port = null
      worker.terminate()
    }

    function restart(): void {
      if (stopped.signal.aborted) return
      stop()
      restarts += 1
      if (restarts <= MAX_RESTARTS) {
        run()
      } else {
        client.fail()
        onFailed()
      }
    }

    channel.port1.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'started') {
        worker.onerror = null
        // The lock is granted when the worker has ended, however that happened.
        navigator.locks.request(data.lock, { signal: stopped.signal }, restart).catch(() => {})
        port = channel.port1
        client.receive({ kind: 'ready' })
      } else {
        if (data.kind === 'answer') restarts = 0
        client.receive(data)
      }
    }
    // Before it has started, the error is that its script could not be loaded.
    worker.onerror = restart
    worker.postMessage(channel.port2, [channel.port2])
  }

  run()
  window.addEventListener('pagehide', ({ persisted }) => persisted && stop())
  window.addEventListener('pageshow', ({ persisted }) => persisted && run())
  return client.handle
}
