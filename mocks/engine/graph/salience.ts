import Graph from 'graphology'
import pagerank from 'graphology-metrics/centrality/pagerank.js'

/** Close enough for two digits of a percentage, and few rounds even over a large graph. */
const PAGERANK = { alpha: 0.85, maxIterations: 60, tolerance: 1e-6, getEdgeWeight: 'weight' } as const

export interface WeightedEdge {
  readonly source: string
  readonly target: string
  /** How many passages state it. */
  readonly weight: number
}

/**
 * How central each node is, from 0 to 1: its PageRank over the undirected graph, on a logarithmic scale between
 * the least and the most central node. A plain ratio would leave all but a few at zero.
 *
 *   salience(n) = ln(1 + 9 · (p(n) − min p) / (max p − min p)) / ln 10
 *
 * Nodes and edges are taken in the order of their ids, so that the sums do not depend on what was read first.
 */
export function salienceOf(nodes: readonly string[], edges: readonly WeightedEdge[]): Map<string, number> {
  const graph = new Graph({ type: 'undirected', multi: false, allowSelfLoops: false })
  for (const node of nodes) graph.addNode(keyOf(node))
  for (const { source, target, weight } of edges) {
    const ends = [keyOf(source), keyOf(target)] as const
    if (graph.hasEdge(...ends)) graph.updateEdgeAttribute(...ends, 'weight', (sum = 0) => sum + weight)
    else graph.addEdge(...ends, { weight })
  }
  const ranks = graph.order === 0 ? {} : pagerank(graph, PAGERANK)
  const values = Object.values(ranks)
  const least = values.reduce((min, value) => Math.min(min, value), Number.POSITIVE_INFINITY)
  const most = values.reduce((max, value) => Math.max(max, value), 0)
  const range = most - least
  return new Map(
    nodes.map((node) => {
      const share = range > 0 ? ((ranks[keyOf(node)] ?? least) - least) / range : 0
      return [node, Math.log(1 + 9 * share) / Math.LN10]
    }),
  )
}

/** graphology keeps neighbours in plain objects, where a node called 'constructor' would always be found. */
function keyOf(node: string): string {
  return `#${node}`
}
