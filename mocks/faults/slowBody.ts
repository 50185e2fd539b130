import type { Clock } from '../clock.ts'
import { sleep } from './sleep.ts'

const PIECES = 10

/** The response, whose body arrives in pieces within `ms`. Fails at once when `signal` aborts. */
export function slowBody(response: Response, ms: number, clock: Clock, signal: AbortSignal): Response {
  if (response.body === null) return response
  let bytes: Promise<ArrayBuffer> | null = null
  let piece = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await sleep(clock, ms / PIECES, signal)
      if (signal.aborted) {
        controller.error(signal.reason)
        return
      }
      bytes ??= response.arrayBuffer()
      const content = new Uint8Array(await bytes)
      const cut = (index: number) => Math.floor((content.length * index) / PIECES)
      const part = content.subarray(cut(piece), cut(piece + 1))
      piece += 1
      controller.enqueue(part)
      if (piece === PIECES) controller.close()
    },
  })
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
