import type { GraphNode } from './graph.ts'
import { createRandom } from './random.ts'

/** A box on the screen, in CSS pixels. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** Seconds: one slow wave carries the nodes across, one up and down, and the hubs breathe. */
const PERIODS_SECONDS = { across: 29, down: 43, pulse: 9 }
/** The farthest that a node gets from its place along either axis, in pixels. */
export const MAX_DRIFT_PX = 5

/** What positions are computed from, in flat arrays: this runs for every frame. */
export interface Motion {
  /** x and y of every node at rest. */
  readonly rest: Float64Array
  /** Of every node, for x and then for y: how much of its wave's sine and cosine is added. */
  readonly amplitudes: Float64Array
}

/** The places at rest in a box, and how the waves will move them. The same for the same seed. */
export function createMotion(nodes: readonly GraphNode[], { width, height }: Box, seed: number): Motion {
  const next = createRandom(seed + 1)
  const part = ({ hub }: GraphNode) => {
    const phase = next() * 2 * Math.PI
    const way = (0.6 + 0.4 * next()) * MAX_DRIFT_PX
    // The hubs hold the net: they stand still, and their labels with them.
    return hub ? [0, 0] : [way * Math.cos(phase), way * Math.sin(phase)]
  }
  return {
    rest: Float64Array.from(nodes.flatMap(({ x, y }) => [x * width, y * height])),
    amplitudes: Float64Array.from(nodes.flatMap((node) => [...part(node), ...part(node)])),
  }
}

const turn = (seconds: number, period: number) => (seconds / period) * 2 * Math.PI

/** Where every node is after so many seconds: x and y in turn, written into `into`, which is returned. */
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

/** How deeply a hub has breathed in, from -1 to 1: one after the other. */
export function pulseAt(seconds: number, hub: number): number {
  return Math.sin(turn(seconds, PERIODS_SECONDS.pulse) - hub)
}
