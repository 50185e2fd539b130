import type { LayoutInput } from './graph.ts'
import { layoutGraph } from './layout.ts'

self.addEventListener('message', ({ data }: MessageEvent<LayoutInput>) => {
  self.postMessage(layoutGraph(data))
})
