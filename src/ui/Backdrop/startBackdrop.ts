import { createPainter, readPalette } from './draw.ts'
import type { Graph } from './graph.ts'
import { createLoop } from './loop.ts'

/** Higher densities are not visible, and the drawing cost grows with the square. */
const MAX_PIXEL_RATIO = 2
/** A box with a smaller ratio of width to height uses the tall layout. */
const TALL_ASPECT_RATIO = 0.75

/**
 * Draws the graph on two canvases that fill the same box, with the lights above the lines. Updates on resize
 * and theme change. Animates while visible, or shows the frame at `frozenAt` seconds. Returns a function that
 * stops it.
 */
export function startBackdrop(
  lines: CanvasRenderingContext2D,
  lights: CanvasRenderingContext2D,
  graphFor: (isTall: boolean) => Graph,
  frozenAt: number | undefined,
): () => void {
  let paint: ReturnType<typeof createPainter> | undefined
  let shown = frozenAt ?? 0
  let isInView = false

  function layOut() {
    const { clientWidth: width, clientHeight: height } = lines.canvas
    if (width === 0 || height === 0) return
    const density = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO)
    for (const context of [lines, lights]) {
      context.canvas.width = Math.round(width * density)
      context.canvas.height = Math.round(height * density)
      context.setTransform(density, 0, 0, density, 0, 0)
    }
    const graph = graphFor(width / height < TALL_ASPECT_RATIO)
    const palette = readPalette(lines.canvas)
    paint = createPainter(lines, lights, { graph, box: { width, height }, palette })
    paint(shown)
  }

  const loop = createLoop((seconds) => {
    shown = seconds
    paint?.(seconds)
  })
  const runWhileVisible = () =>
    isInView && !document.hidden && frozenAt === undefined ? loop.resume() : loop.pause()

  const size = new ResizeObserver(layOut)
  size.observe(lines.canvas)
  const theme = new MutationObserver(layOut)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const view = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    runWhileVisible()
  })
  view.observe(lines.canvas)
  const end = new AbortController()
  const { signal } = end
  window.addEventListener('resize', layOut, { signal })
  document.addEventListener('visibilitychange', runWhileVisible, { signal })

  return () => {
    for (const observer of [size, theme, view]) observer.disconnect()
    end.abort()
    loop.pause()
  }
}
