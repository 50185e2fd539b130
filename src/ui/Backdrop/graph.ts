import type { Step } from '../../theme/scale.ts'
import { hubCountOf, type NodeCount } from './conditions.ts'
import graphs from './graphs.json'

/** The hubs of `landing` are not behind the headline. */
export type GraphName = keyof typeof graphs

export interface GraphNode {
  readonly x: number
  readonly y: number
  readonly step: Step
  /** A larger node with a ring, where many lines meet. */
  readonly isHub: boolean
}

/**
 * Returns the nodes, the hubs first, with positions as shares of the picture's width and height (0 to 1). `isTall`:
 * for a picture that is clearly taller than wide. `hubSteps` replace the steps of the hubs.
 */
export function backdropGraph(
  name: GraphName,
  count: NodeCount,
  isTall = false,
  hubSteps: readonly Step[] = [],
) {
  const { seed, ...layouts } = graphs[name]
  // Nodes are 'x y step', with x and y in 1/100,000,000. Steps rise from the lower left to the upper right.
  const { nodes, trails } = layouts[`${isTall ? 'tall' : 'wide'}${count}`]
  const falling = hubSteps.toSorted((a, b) => b - a)
  return {
    /** Seed of the motion. */
    seed,
    nodes: nodes.split(', ').map((node, index): GraphNode => {
      const [x = 0, y = 0, step] = node.split(' ').map(Number)
      const isHub = index < hubCountOf(count)
      return { x: x / 1e8, y: y / 1e8, step: (isHub && falling[index]) || (step as Step), isHub }
    }),
    /** Lines from node to node that do not cross. In each trail, either every line ends at a hub or none. */
    trails: trails.split(' ').map((trail) => trail.split('-').map(Number)),
  }
}

export type Graph = ReturnType<typeof backdropGraph>
