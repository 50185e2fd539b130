import type { Step } from '../../theme/scale.ts'
import { connect, type Edge } from './edges.ts'
import { createRandom } from './random.ts'
import { scatter } from './scatter.ts'

export interface GraphNode {
  /** Shares (0 to 1) of the picture's width and height, from the upper left. */
  readonly x: number
  readonly y: number
  readonly step: Step
  /** Larger and ringed; the lines meet here. */
  readonly hub: boolean
}

export interface Graph {
  /** The hubs come first, the most settled before the others. */
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly Edge[]
}

export interface GraphOptions {
  /** Another seed, another graph. */
  readonly seed: number
  /** How many nodes, hubs included. */
  readonly count: number
  /** For a picture clearly higher than wide. */
  readonly tall?: boolean | undefined
  /** Confidences (0 to 1) that the hubs show; without, a hub's colour comes from its place. */
  readonly hubSteps?: readonly Step[] | undefined
}

/** The pictures that graphs are laid out for, in pixels: shares of them hold in a box of any size. */
const pictures = { wide: { width: 1280, height: 900 }, tall: { width: 640, height: 1200 } }

/** How many of so many nodes are hubs. */
export const hubCountOf = (count: number) => Math.round(count * 0.15)

/** How far up the scale a place lies: it rises from the lower left to the upper right. */
const heightOf = ({ x, y }: { x: number; y: number }) => (x + 1 - y) / 2

/**
 * A calm graph, the same for the same wish. Its nodes stand on the six steps in equal numbers, so the ramp
 * runs across the picture.
 */
export function backdropGraph({ seed, count, tall = false, hubSteps = [] }: GraphOptions): Graph {
  const { width, height } = tall ? pictures.tall : pictures.wide
  const hubs = hubCountOf(count)
  const scattered = scatter(createRandom(seed), { count, hubs, width, height })
  const higher = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    heightOf({ x: b.x / width, y: b.y / height }) - heightOf({ x: a.x / width, y: a.y / height })
  const places = [...scattered.slice(0, hubs).sort(higher), ...scattered.slice(hubs)]
  const falling = places.toSorted(higher)
  const shown = hubSteps.toSorted((a, b) => b - a)

  const nodes = places.map((place, index): GraphNode => {
    const hub = index < hubs
    const hubStep = hub ? shown[index] : undefined
    const step = (6 - Math.floor((falling.indexOf(place) / count) * 6)) as Step
    return {
      x: place.x / width,
      y: place.y / height,
      step: hubStep ?? step,
      hub,
    }
  })
  return { nodes, edges: connect(places, hubs) }
}
