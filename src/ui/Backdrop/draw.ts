import { STEPS, type Step } from '../../theme/scale.ts'
import { createGlowSprites } from './glowSprites.ts'
import type { Graph } from './graph.ts'
import { type Box, createMotion, positionsAt, pulseAt } from './motion.ts'
import type { Palette } from './palette.ts'
import { toTrails } from './trails.ts'

export interface Scene {
  readonly graph: Graph
  readonly seed: number
  readonly box: Box
  readonly palette: Palette
}

/** Two canvas layers: lines and dots below; hubs and the glow of every node above. */
export interface Layers {
  readonly lines: CanvasRenderingContext2D
  readonly lights: CanvasRenderingContext2D
}

/** The glow changes slowly, so it is repainted only once in this many frames. */
export const FRAMES_PER_GLOW_REPAINT = 24

/** Radii in pixels for a picture of 1280 by 900 pixels. */
const leaf = { dot: 3.2, light: 26 }
const hub = { dot: 6, ring: 11, light: 54 }
/** A hub's glow changes its opacity by this share. */
const PULSE_AMPLITUDE = 0.12

/** Size factor: smaller in a small box so that the picture stays sparse, at most 1.25. */
const sizeIn = ({ width, height }: Box) =>
  Math.min(1.25, Math.max(0.6, Math.sqrt((width * height) / (1280 * 900))))

/**
 * Paints the graph at a given time. For speed a frame has few strokes and allocates nothing: all lines of one
 * kind are one path, and all dots of one step are one path. Copying a glow sprite per node doubles the script
 * time of a frame (measured), so most frames do not repaint the glow.
 */
export function createPainter({ lines, lights }: Layers, { graph, seed, box, palette }: Scene) {
  const { width, height } = box
  const size = sizeIn(box)
  const motion = createMotion(graph.nodes, box, seed)
  /** The current x and y of every node, interleaved. The index arrays below point to a node's x. */
  const at = new Float64Array(motion.rest.length)
  const placesOf = (nodes: readonly number[]) => nodes.map((node) => node * 2)

  const indexes = [...graph.nodes.keys()]
  const isHub = (node: number) => graph.nodes[node]?.hub === true
  const stepOf = (node: number): Step => graph.nodes[node]?.step ?? 1
  const hubLines = pathOf(graph.edges.filter(({ to }) => isHub(to)))
  const plainLines = pathOf(graph.edges.filter(({ to }) => !isHub(to)))
  const dots = STEPS.map((step) => ({
    color: palette.ramp[step],
    places: Int16Array.from(placesOf(indexes.filter((node) => !isHub(node) && stepOf(node) === step))),
  })).filter(({ places }) => places.length > 0)

  const across = rampAcross(lines, box, palette)
  const sprites = createGlowSprites(palette, hub.light * size)
  lines.lineJoin = 'round'

  /** The indexes of all trails. The first index of each trail is bitwise inverted and therefore negative. */
  function pathOf(edges: Graph['edges']): Int16Array {
    return Int16Array.from(
      toTrails(edges).flatMap((trail) =>
        placesOf(trail).map((place, index) => (index === 0 ? ~place : place)),
      ),
    )
  }

  function strokePath(path: Int16Array) {
    lines.beginPath()
    for (let index = 0; index < path.length; index += 1) {
      const place = path[index] as number
      if (place < 0) lines.moveTo(at[~place] as number, at[~place + 1] as number)
      else lines.lineTo(at[place] as number, at[place + 1] as number)
    }
    lines.stroke()
  }

  /** A tiny rectangle stroked with a wide round pen is a dot. */
  function strokeDots(places: Int16Array) {
    lines.beginPath()
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number
      lines.rect(at[place] as number, at[place + 1] as number, 0.01, 0.01)
    }
    lines.stroke()
  }

  function paintLines(seconds: number) {
    lines.clearRect(0, 0, width, height)
    positionsAt(motion, seconds, at)

    lines.lineWidth = 1
    lines.strokeStyle = palette.line
    strokePath(plainLines)
    lines.strokeStyle = across
    strokePath(hubLines)

    lines.lineWidth = leaf.dot * 2 * size
    for (let index = 0; index < dots.length; index += 1) {
      const { color, places } = dots[index] as (typeof dots)[number]
      lines.strokeStyle = color
      strokeDots(places)
    }
  }

  /** Uses the node positions of the latest frame. */
  function paintLights(seconds: number) {
    lights.clearRect(0, 0, width, height)
    for (const [node, { step, hub: isRinged }] of graph.nodes.entries()) {
      const x = at[node * 2] ?? 0
      const y = at[node * 2 + 1] ?? 0
      const radius = (isRinged ? hub.light : leaf.light) * size
      lights.globalAlpha = palette.glow * (isRinged ? 1 + PULSE_AMPLITUDE * pulseAt(seconds, node) : 1)
      lights.drawImage(sprites[step], x - radius, y - radius, radius * 2, radius * 2)
      if (isRinged) paintHub(x, y, palette.ramp[step])
    }
  }

  function paintHub(x: number, y: number, color: string) {
    lights.globalAlpha = 1
    lights.fillStyle = color
    lights.beginPath()
    lights.arc(x, y, hub.dot * size, 0, 2 * Math.PI)
    lights.fill()
    lights.globalAlpha = 0.6
    lights.strokeStyle = color
    lights.beginPath()
    lights.arc(x, y, hub.ring * size, 0, 2 * Math.PI)
    lights.stroke()
  }

  let frame = 0
  return {
    /** Paints all layers, this many seconds after the start. */
    paint(seconds: number) {
      paintLines(seconds)
      paintLights(seconds)
    },
    /** Paints the next animation frame. */
    paintFrame(seconds: number) {
      paintLines(seconds)
      frame += 1
      if (frame % FRAMES_PER_GLOW_REPAINT === 0) paintLights(seconds)
    },
  }
}

export type Painter = ReturnType<typeof createPainter>

/** A faint gradient of the ramp from the lower left to the upper right, matching the node colors. */
function rampAcross(context: CanvasRenderingContext2D, { width, height }: Box, { ramp }: Palette) {
  const gradient = context.createLinearGradient(0, height, width, 0)
  for (const step of STEPS) {
    gradient.addColorStop((step - 1) / 5, `color-mix(in srgb, ${ramp[step]} 36%, transparent)`)
  }
  return gradient
}
