import { operationIdOf } from '../api/operationIds.ts'
import type { Handle } from '../backend.ts'

/** One line per request: time, method, path, operation, status, duration and the faults that were applied. */
export interface RequestLog {
  readonly logging: (handle: Handle) => Handle
  /** Adds applied faults, in text form, to the line of a request. */
  readonly noteFaults: (request: Request, faults: readonly string[]) => void
}

/** @param write receives one line without a line break. */
export function createRequestLog(write: (line: string) => void): RequestLog {
  const applied = new WeakMap<Request, readonly string[]>()

  function lineOf(request: Request, status: string, durationMs: number): string {
    const { pathname } = new URL(request.url)
    const faults = applied.get(request) ?? []
    return [
      new Date().toISOString(),
      request.method,
      pathname,
      operationIdOf(request) ?? '-',
      status,
      `${Math.round(durationMs)}ms`,
      ...(faults.length > 0 ? [`fault ${faults.join(' ')}`] : []),
    ].join(' ')
  }

  return {
    logging: (handle) => async (request) => {
      const start = performance.now()
      const log = (status: string) => write(lineOf(request, status, performance.now() - start))
      try {
        const response = await handle(request)
        if (request.signal.aborted) log('disconnected')
        else log(response.type === 'error' ? 'broken' : String(response.status))
        return response
      } catch (error) {
        log('failed')
        throw error
      }
    },
    noteFaults(request, faults) {
      applied.set(request, faults)
    },
  }
}
