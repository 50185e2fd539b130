import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PageThread } from './thread.ts'

export function startThread(): PageThread {
  const worker = new Worker(new URL('./page.node.ts', import.meta.url))
  // An idle thread does not keep the program running.
  worker.unref()
  return {
    async read(request) {
      worker.ref()
      worker.postMessage(request)
      try {
        const [page] = await once(worker, 'message')
        return page
      } finally {
        worker.unref()
      }
    },
    end: () => void worker.terminate(),
  }
}
