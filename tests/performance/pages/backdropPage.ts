// The page of backdrop.test.ts: measures the frames of the backdrop and of a loop that only clears the canvas.
import { tokens } from '../../../src/theme/tokens.ts'
import { createPainter } from '../../../src/ui/Backdrop/draw.ts'
import { backdropGraph } from '../../../src/ui/Backdrop/graph.ts'
import { createLoop } from '../../../src/ui/Backdrop/loop.ts'

declare global {
  interface Window {
    /** Runs for the given milliseconds and returns the script time of each frame in milliseconds. */
    timeFrames: (subject: 'backdrop' | 'empty', forMs: number) => Promise<number[]>
  }
}

const box = { width: 1280, height: 900 }

function layer(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, box)
  canvas.style.cssText = 'position: fixed; inset: 0'
  document.body.append(canvas)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser does not support canvas.')
  return context
}

function backdrop(): (seconds: number) => void {
  const { color, glow } = tokens.theme.dark
  return createPainter(layer(), layer(), {
    graph: backdropGraph('signIn', 25),
    box,
    palette: { ramp: color.ramp, line: color.lineStrong, glow: Number(glow) },
  })
}

function empty(): () => void {
  const context = layer()
  return () => context.clearRect(0, 0, box.width, box.height)
}

window.timeFrames = async (subject, forMs) => {
  const paint = subject === 'backdrop' ? backdrop() : empty()
  const times: number[] = []
  const loop = createLoop((seconds) => {
    const start = performance.now()
    paint(seconds)
    times.push(performance.now() - start)
  })
  loop.resume()
  await new Promise((resolve) => setTimeout(resolve, forMs))
  loop.pause()
  document.body.replaceChildren()
  return times
}
