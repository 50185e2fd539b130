import type { Server } from 'node:http'

/** How long running requests may continue after a signal. */
const FINISH_TIMEOUT_MS = 10_000

/**
 * On SIGINT or SIGTERM stops accepting connections, finishes the running requests, waits for `finish` and exits with
 * code 0. A second signal exits at once.
 */
export function stopOnSignal(server: Server, finish: () => Promise<void>): void {
  let isStopping = false

  function stop(): void {
    if (isStopping) process.exit(0)
    isStopping = true
    console.log('Finishing the running requests ...')
    server.close(() => void exit())
    server.closeIdleConnections()
    setTimeout(exit, FINISH_TIMEOUT_MS)
  }

  async function exit(): Promise<void> {
    await finish()
    process.exit(0)
  }

  // A connection that is kept alive becomes idle only after its response.
  server.on('request', (_request, response) => {
    response.once('close', () => {
      if (isStopping) setImmediate(() => server.closeIdleConnections())
    })
  })
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
