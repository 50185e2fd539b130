import type { Handle } from '../backend.ts'
import type { CallMessage, ReplyMessage } from './calls.ts'
import { createCallServer, isCall } from './calls.ts'

/** Name of the lock and of the channel. */
const NAME = 'engram-demo-backend'

/** What a worker sends to its page. `started`: it holds this lock until it ends. */
export type WorkerMessage = ReplyMessage | { readonly kind: 'started'; readonly lock: string }

/**
 * One backend for all tabs of the demo: the tab whose worker holds the lock starts it, the workers of the others pass their
 * calls on over a channel. When that worker ends, the next one acquires the lock and restores the backend.
 *
 * `port` leads to the worker's page. `onFailed` is called if the backend cannot be started.
 */
export function shareBackend(port: MessagePort, start: () => Promise<Handle>, onFailed: () => void): void {
  const channel = new BroadcastChannel(NAME)
  let answerHere: ((message: CallMessage) => void) | null = null
  let answerTabs: ((message: CallMessage) => void) | null = null
  const post = (message: WorkerMessage) => port.postMessage(message)

  port.onmessage = ({ data }: MessageEvent<CallMessage>) => {
    if (answerHere === null) channel.postMessage(data)
    else answerHere(data)
  }
  channel.onmessage = ({ data }: MessageEvent<CallMessage | ReplyMessage>) => {
    if (isCall(data)) answerTabs?.(data)
    else post(data)
  }

  async function runBackend(): Promise<void> {
    const handle = await start()
    answerHere = createCallServer(handle, post)
    answerTabs = createCallServer(handle, (message) => channel.postMessage(message))
    const ready: ReplyMessage = { kind: 'ready' }
    channel.postMessage(ready)
    post(ready)
    await forever()
  }

  const lock = `${NAME}.${crypto.randomUUID()}`
  void navigator.locks.request(lock, () => {
    post({ kind: 'started', lock })
    return forever()
  })
  navigator.locks.request(NAME, runBackend).catch((error: unknown) => {
    console.error(error)
    onFailed()
  })
}

/** Locks are held until the worker ends. */
const forever = () => new Promise<never>(() => {})
