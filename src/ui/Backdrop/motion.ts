import type { GraphNode } from './graph.ts'
import { createRandom } from './random.ts'

/** A box on the screen, in CSS pixels. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** Periods in seconds: horizontal wave, vertical wave and the pulse of the hubs. */
const PERIODS_SECONDS = { across: 29, down: 43, pulse: 9 }
/** Maximum distance of a node from its rest position along either axis, in pixels. */
export const MAX_DRIFT_PX = 5

/** Data for computing positions, in flat arrays because they are read for every frame. */
export interface Motion {
  /** The x and y of every node at rest, interleaved. */
  readonly rest: Float64Array
  /** Per node, for x and then for y: factors of the wave's sine and cosine. */
  readonly amplitudes: Float64Array
}

/** The rest positions in a box and the wave factors, deterministic for a seed. */
export function createMotion(nodes: readonly GraphNode[], { width, height }: Box, seed: number): Motion {
  const next = createRandom(seed + 1)
  const part = ({ hub }: GraphNode) => {
    const phase = next() * 2 * Math.PI
    const way = (0.6 + 0.4 * next()) * MAX_DRIFT_PX
    // Hubs do not move, because their labels do not move.
    return hub ? [0, 0] : [way * Math.cos(phase), way * Math.sin(phase)]
  }
  return {
    rest: Float64Array.from(nodes.flatMap(({ x, y }) => [x * width, y * height])),
    amplitudes: Float64Array.from(nodes.flatMap((node) => [...part(node), ...part(node)])),
  }
}

const turn = (seconds: number, period: number) => (seconds / period) * 2 * Math.PI

/** The position of every node after this many seconds: writes x and y interleaved into `into` and returns it. */
export function positionsAt(
  { rest, amplitudes: carried }: Motion,
  seconds: number,
  into: Float64Array,
): Float64Array {
  const across = turn(seconds, PERIODS_SECONDS.across)
  const down = turn(seconds, PERIODS_SECONDS.down)
  const a = Math.sin(across)
  const b = Math.cos(across)
  const c = Math.sin(down)
  const d = Math.cos(down)
  for (let x = 0, part = 0; x < rest.length; x += 2, part += 4) {
    const y = x + 1
    into[x] = (rest[x] as number) + a * (carried[part] as number) + b * (carried[part + 1] as number)
    into[y] = (rest[y] as number) + c * (carried[part + 2] as number) + d * (carried[part + 3] as number)
  }
  return into
}

/** Pulse of a hub, from -1 to 1. Each hub has a different phase. */
export function pulseAt(seconds: number, hub: number): number {
  return Math.sin(turn(seconds, PERIODS_SECONDS.pulse) - hub)
}
