import { createPainter, type Painter } from './draw.ts'
import { backdropGraph, type GraphOptions } from './graph.ts'
import { createLoop } from './loop.ts'
import { readPalette } from './palette.ts'
import { watchVisibility } from './visibility.ts'

export interface BackdropAnimationOptions extends Omit<GraphOptions, 'tall'> {
  /** Shows a still frame at this time, in seconds. */
  readonly frozenAt?: number | undefined
}

/** Higher densities are not visible, and the drawing cost grows with the square. */
const MAX_PIXEL_RATIO = 2
/** A box with a smaller ratio of width to height uses the tall layout. */
const TALL_ASPECT_RATIO = 0.75

/** Sets a canvas to the device pixels of its box; drawing uses CSS pixels. */
function sizeCanvas(context: CanvasRenderingContext2D, box: DOMRectReadOnly, density: number): void {
  context.canvas.width = Math.round(box.width * density)
  context.canvas.height = Math.round(box.height * density)
  context.setTransform(density, 0, 0, density, 0, 0)
}

/**
 * Draws the graph on two canvases that fill the same box, with the lights above the lines. Updates on resize
 * and theme change. Animates while visible, unless frozen. Returns a function that stops it.
 */
export function startBackdrop(
  linesCanvas: HTMLCanvasElement,
  lightsCanvas: HTMLCanvasElement,
  { frozenAt, ...graphOptions }: BackdropAnimationOptions,
): () => void {
  const lines = linesCanvas.getContext('2d')
  const lights = lightsCanvas.getContext('2d')
  if (!lines || !lights) return () => {}

  let painter: Painter | undefined
  let shown = frozenAt ?? 0

  function layOut() {
    if (!lines || !lights) return
    const box = new DOMRectReadOnly(0, 0, linesCanvas.clientWidth, linesCanvas.clientHeight)
    if (box.width === 0 || box.height === 0) return
    const density = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO)
    sizeCanvas(lines, box, density)
    sizeCanvas(lights, box, density)
    const graph = backdropGraph({ ...graphOptions, tall: box.width / box.height < TALL_ASPECT_RATIO })
    painter = createPainter(
      { lines, lights },
      { graph, seed: graphOptions.seed, box, palette: readPalette(linesCanvas) },
    )
    painter.paint(shown)
  }

  const size = new ResizeObserver(layOut)
  size.observe(linesCanvas)
  const theme = new MutationObserver(layOut)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  window.addEventListener('resize', layOut)
  const stopMotion = frozenAt === undefined ? startMotion() : undefined

  function startMotion() {
    const loop = createLoop((seconds) => {
      shown = seconds
      painter?.paintFrame(seconds)
    })
    const stopWatching = watchVisibility(linesCanvas, (isVisible) =>
      isVisible ? loop.resume() : loop.pause(),
    )
    return () => {
      stopWatching()
      loop.pause()
    }
  }

  return () => {
    stopMotion?.()
    size.disconnect()
    theme.disconnect()
    window.removeEventListener('resize', layOut)
  }
}
