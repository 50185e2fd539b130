import { startWorker } from '../../../src/lib/startWorker.ts'
import workerUrl from './page.worker.ts?worker&url'
import type { PageThread } from './thread.ts'

export function startThread(): PageThread {
  const worker = startWorker(workerUrl)
  const { port1: port, port2 } = new MessageChannel()
  worker.postMessage(port2, [port2])
  return {
    read: (request) =>
      new Promise((resolve, reject) => {
        port.onmessage = ({ data }) => resolve(data)
        worker.onerror = ({ message }) => reject(new Error(message))
        port.postMessage(request)
      }),
    end() {
      port.close()
      worker.terminate()
    },
  }
}
