import { createRandom } from '../../lib/random.ts'
import { vars } from '../../theme/contract.css.ts'
import { STEPS, type Step } from '../../theme/scale.ts'
import type { Graph, GraphNode } from './graph.ts'

/** In CSS pixels. */
type Size = Readonly<{ width: number; height: number }>

/** The theme's colors for use on a canvas, and the opacity of a node's glow at its center. */
export function readPalette(element: Element) {
  const style = getComputedStyle(element)
  // 'var(--color-line)' refers to the property '--color-line'.
  const read = (variable: string) => style.getPropertyValue(variable.slice('var('.length, -1)).trim()
  const ramp = Object.fromEntries(STEPS.map((step) => [step, read(vars.color.ramp[step])]))
  const line = read(vars.color.lineStrong)
  return { ramp: ramp as Record<Step, string>, line, glow: Number(read(vars.glow)) }
}

/** The glow changes slowly, so it is repainted only once in this many frames. */
export const FRAMES_PER_GLOW_REPAINT = 24
/** Radii in pixels for a picture of 1280 by 900 pixels. */
const leaf = { dot: 3.2, light: 26 }
const hub = { dot: 6, ring: 11, light: 54 }
/** Opacity of a glow at equal distances from its center to its edge. */
const FALLOFF = [1, 0.74, 0.42, 0.18, 0.05, 0]
/** A hub's glow changes its opacity by this share. */
const PULSE_AMPLITUDE = 0.12
/** Periods in seconds: horizontal wave, vertical wave and the pulse of the hubs. */
const PERIODS_SECONDS = { across: 29, down: 43, pulse: 9 }
/** Maximum distance of a node from its rest position along either axis, in pixels. */
export const MAX_DRIFT_PX = 5

const turn = (seconds: number, period: number) => (seconds / period) * 2 * Math.PI

/** Returns the nodes' positions in pixels at a time. Hubs do not move, because their labels do not move. */
export function createMotion({ nodes, seed }: Pick<Graph, 'nodes' | 'seed'>, { width, height }: Size) {
  const next = createRandom(seed + 1)
  const wave = (isHub: boolean) => {
    const phase = next() * 2 * Math.PI
    const way = (0.6 + 0.4 * next()) * MAX_DRIFT_PX
    return (at: number) => (isHub ? 0 : way * Math.sin(at + phase))
  }
  const moving = nodes.map((node) => ({ node, across: wave(node.isHub), down: wave(node.isHub) }))
  return (seconds: number): GraphNode[] =>
    moving.map(({ node, across, down }) => ({
      ...node,
      x: node.x * width + across(turn(seconds, PERIODS_SECONDS.across)),
      y: node.y * height + down(turn(seconds, PERIODS_SECONDS.down)),
    }))
}

/**
 * Returns a function that paints the graph at a time in seconds: lines and dots on one canvas; hubs and the glow of every node on another one
 * above it. For speed all lines of one kind are one path, and all dots of one step are one path. The glow doubles
 * the script time of a frame (measured), so most frames do not repaint it.
 */
export function createPainter(
  lines: CanvasRenderingContext2D,
  lights: CanvasRenderingContext2D,
  { graph, box, palette }: { graph: Graph; box: Size; palette: ReturnType<typeof readPalette> },
) {
  const { width, height } = box
  const { ramp, line, glow } = palette
  /** Smaller in a small box so that the picture stays sparse, at most 1.25. */
  const size = Math.min(1.25, Math.max(0.6, Math.sqrt((width * height) / (1280 * 900))))
  const positionsAt = createMotion(graph, box)
  const faded = (step: Step, share: number) =>
    `color-mix(in srgb, ${ramp[step]} ${share * 100}%, transparent)`
  // From the lower left to the upper right, matching the node colors.
  const across = lines.createLinearGradient(0, height, width, 0)
  for (const step of STEPS) across.addColorStop((step - 1) / 5, faded(step, 0.36))
  const meetsHub = (trail: readonly number[]) => trail.slice(0, 2).some((node) => graph.nodes[node]?.isHub)
  const kinds = [
    { color: line, trails: graph.trails.filter((trail) => !meetsHub(trail)) },
    { color: across, trails: graph.trails.filter(meetsHub) },
  ]
  lines.lineJoin = 'round'

  function paintLines(nodes: readonly GraphNode[]) {
    lines.clearRect(0, 0, width, height)
    lines.lineWidth = 1
    for (const { color, trails } of kinds) {
      lines.strokeStyle = color
      lines.beginPath()
      for (const [start = 0, ...others] of trails) {
        lines.moveTo(nodes[start]?.x ?? 0, nodes[start]?.y ?? 0)
        for (const node of others) lines.lineTo(nodes[node]?.x ?? 0, nodes[node]?.y ?? 0)
      }
      lines.stroke()
    }
    lines.lineWidth = leaf.dot * 2 * size
    for (const step of STEPS) {
      lines.strokeStyle = ramp[step]
      lines.beginPath()
      for (const node of nodes) {
        // A tiny rectangle stroked with a wide round pen is a dot.
        if (node.step === step && !node.isHub) lines.rect(node.x, node.y, 0.01, 0.01)
      }
      lines.stroke()
    }
  }

  function paintLights(nodes: readonly GraphNode[], seconds: number) {
    lights.clearRect(0, 0, width, height)
    for (const [index, { x, y, step, isHub }] of nodes.entries()) {
      const circle = (alpha: number, radius: number) => {
        lights.globalAlpha = alpha
        lights.beginPath()
        lights.arc(x, y, radius * size, 0, 2 * Math.PI)
      }
      const light = isHub ? hub.light : leaf.light
      const fading = lights.createRadialGradient(x, y, 0, x, y, light * size)
      for (const [i, strength] of FALLOFF.entries()) fading.addColorStop(i / 5, faded(step, strength))
      lights.fillStyle = fading
      const pulse = PULSE_AMPLITUDE * Math.sin(turn(seconds, PERIODS_SECONDS.pulse) - index)
      circle(glow * (isHub ? 1 + pulse : 1), light)
      lights.fill()
      if (!isHub) continue
      lights.fillStyle = lights.strokeStyle = ramp[step]
      circle(1, hub.dot)
      lights.fill()
      circle(0.6, hub.ring)
      lights.stroke()
    }
  }

  let frame = 0
  return (seconds: number) => {
    const nodes = positionsAt(seconds)
    paintLines(nodes)
    if (frame % FRAMES_PER_GLOW_REPAINT === 0) paintLights(nodes, seconds)
    frame += 1
  }
}
