import { useEffect, useRef, useState } from 'react'
import { startWorker } from '../../lib/startWorker.ts'
import {
  type GraphEdge,
  type GraphLayout,
  type GraphNode,
  type LayoutInput,
  radiiOf,
  type Size,
} from './graph.ts'
import workerUrl from './layout.worker.ts?worker&url'
import { measureLabels } from './measureLabels.ts'

/** Waits until a changing size is stable. */
const RESIZE_DELAY_MS = 150

/** A smaller area, such as a phone's, shows a part of the picture. */
const MIN_AREA: Size = { width: 600, height: 480 }

const atLeast = ({ width, height }: Size): Size => ({
  width: Math.max(MIN_AREA.width, width),
  height: Math.max(MIN_AREA.height, height),
})

export interface PlacedGraph {
  nodes: readonly GraphNode[]
  layout: GraphLayout
}

/** The layout of a graph for an area; null until the first one is computed. */
export function useGraphLayout(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  { width, height }: Size,
): PlacedGraph | null {
  const [placed, setPlaced] = useState<PlacedGraph | null>(null)
  const hasLayout = useRef(false)

  useEffect(() => {
    if (width === 0) return
    let isStale = false
    let stop = () => {}
    const start = async () => {
      const labelWidths = await measureLabels(nodes.map(({ name }) => name))
      if (isStale) return
      const radii = radiiOf(nodes)
      const sized = nodes.map(({ name }, index) => ({
        name,
        radius: radii[index] ?? 0,
        labelWidth: labelWidths[index] ?? 0,
      }))
      const pairs = edges.map(({ source, target }) => ({ source, target }))
      stop = startLayout({ nodes: sized, edges: pairs, area: atLeast({ width, height }) }, (layout) => {
        hasLayout.current = true
        setPlaced({ nodes, layout })
      })
    }
    const timer = setTimeout(start, hasLayout.current ? RESIZE_DELAY_MS : 0)
    return () => {
      isStale = true
      clearTimeout(timer)
      stop()
    }
  }, [nodes, edges, width, height])

  return placed
}

/**
 * Computes a layout in a worker, or in the page if the worker cannot start. Returns a function that stops it: `onLayout` is
 * then not called.
 */
function startLayout(input: LayoutInput, onLayout: (layout: GraphLayout) => void): () => void {
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
