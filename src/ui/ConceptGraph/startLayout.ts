import { startWorker } from '../../lib/startWorker.ts'
import type { GraphLayout, LayoutInput } from './graph.ts'
import workerUrl from './layout.worker.ts?worker&url'

/**
 * Computes a layout in a worker, or in the page if the worker cannot start. Returns a function that stops it: `onLayout` is
 * then not called.
 */
export function startLayout(input: LayoutInput, onLayout: (layout: GraphLayout) => void): () => void {
  let isStopped = false
  const worker = startWorker(workerUrl)
  const stop = () => {
    isStopped = true
    worker.terminate()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<GraphLayout>) => {
    stop()
    onLayout(data)
  })
  worker.addEventListener('error', async () => {
    const { layoutGraph } = await import('./layout.ts')
    if (!isStopped) onLayout(layoutGraph(input))
  })
  worker.postMessage(input)
  return stop
}
