import type { Handle } from '../backend.ts'
import type { CallMessage, ReplyMessage } from './calls.ts'
import { createCallClient, createCallServer, isCall } from './calls.ts'

/** Name of the lock and of the channel. */
const NAME = 'engram-demo-backend'

/**
 * One backend for all tabs of the demo: the tab that holds the lock starts it, the others call it over a channel.
 * When that tab closes, the next one acquires the lock and restores the backend.
 */
export function shareBackend(start: () => Promise<Handle>): Handle {
  const channel = new BroadcastChannel(NAME)
  let answerHere: ((message: CallMessage) => void) | null = null
  let answerTabs: ((message: CallMessage) => void) | null = null

  const caller = createCallClient((message) => {
    if (answerHere === null) channel.postMessage(message)
    else answerHere(message)
  })

  channel.onmessage = ({ data }: MessageEvent<CallMessage | ReplyMessage>) => {
    if (isCall(data)) answerTabs?.(data)
    else caller.receive(data)
  }

  async function runBackend(): Promise<void> {
    const handle = await start()
    answerHere = createCallServer(handle, caller.receive)
    answerTabs = createCallServer(handle, (message) => channel.postMessage(message))
    const ready: ReplyMessage = { kind: 'ready' }
    channel.postMessage(ready)
    caller.receive(ready)
    // The lock is held until the tab closes.
    await new Promise(() => {})
  }

  navigator.locks.request(NAME, runBackend).catch((error: unknown) => console.error(error))
  return caller.handle
}
