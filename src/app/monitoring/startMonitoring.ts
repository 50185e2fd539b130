import { type LogEntry, log, receiveLog } from '../../lib/log/log.ts'
import { reportWebVitals } from './reportWebVitals.ts'

/** An entry waits this long for others before it is sent, in milliseconds. */
const BATCH_DELAY_MS = 5_000

/** More entries than this are sent at once. A body of `keepalive` may have 64 KiB. */
const BATCH_SIZE = 20

/**
 * Sends all log entries, uncaught errors and the web vitals to a monitoring service, as a POST request with a JSON array.
 * Import this file dynamically: most installations have no monitoring service.
 *
 * @returns stops, after sending what is left
 */
export function startMonitoring(url: string): () => void {
  let batch: LogEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(): void {
    clearTimeout(timer)
    timer = undefined
    if (batch.length === 0) return
    const body = JSON.stringify(batch)
    batch = []
    // Plain text needs no preflight request, which a page that is being closed could not wait for. A failure is not
    // logged, because its entry could not be sent either.
    fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {})
  }

  const stopReceiving = receiveLog((entry) => {
    batch.push(entry)
    if (batch.length >= BATCH_SIZE) send()
    else timer ??= setTimeout(send, BATCH_DELAY_MS)
  })
  const onHidden = () => {
    if (document.hidden) send()
  }
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('error', logError)
  window.addEventListener('unhandledrejection', logRejection)
  reportWebVitals()

  return () => {
    document.removeEventListener('visibilitychange', onHidden)
    window.removeEventListener('error', logError)
    window.removeEventListener('unhandledrejection', logRejection)
    stopReceiving()
    send()
  }
}

const logError = ({ error, message }: ErrorEvent) => log.error('Uncaught error', { error: error ?? message })

const logRejection = ({ reason }: PromiseRejectionEvent) =>
  log.error('Unhandled rejection', { error: reason })
