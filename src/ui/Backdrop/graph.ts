import type { Step } from '../../theme/scale.ts'
import { hubCountOf } from './conditions.ts'
import { connect, type Edge } from './edges.ts'
import { createRandom } from './random.ts'
import { scatter } from './scatter.ts'

export interface GraphNode {
  /** Position as shares (0 to 1) of the picture's width and height, from the upper left. */
  readonly x: number
  readonly y: number
  readonly step: Step
  /** A larger node with a ring, where many edges meet. */
  readonly hub: boolean
}

export interface Graph {
  /** The hubs come first, sorted by descending step. */
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly Edge[]
}

export interface GraphOptions {
  readonly seed: number
  /** Number of nodes, including hubs. */
  readonly count: number
  /** Layout for a picture that is clearly taller than wide. */
  readonly tall?: boolean | undefined
  /** Steps of the hubs; by default a hub's step comes from its position. */
  readonly hubSteps?: readonly Step[] | undefined
}

/** Sizes in pixels for which graphs are laid out. Positions are stored as shares and apply to any box. */
const pictures = { wide: { width: 1280, height: 900 }, tall: { width: 640, height: 1200 } }

/** Position on the ramp (0 to 1), which rises from the lower left to the upper right. */
const heightOf = ({ x, y }: { x: number; y: number }) => (x + 1 - y) / 2

/** Creates a graph, deterministic for equal options. The six steps have equal numbers of nodes. */
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
