import type { Handle } from '../backend.ts'
import { createCallClient } from './calls.ts'

/** The backend in a worker as a `Handle` function. */
export function connectWorker(worker: Worker): Handle {
  const { port1, port2 } = new MessageChannel()
  const caller = createCallClient((message) => port1.postMessage(message))
  port1.onmessage = ({ data }) => caller.receive(data)
  worker.postMessage(port2, [port2])
  return caller.handle
}
