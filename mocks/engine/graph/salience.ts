export interface WeightedEdge {
  readonly source: string
  readonly target: string
  /** The number of passages that state it. */
  readonly weight: number
}

/** PageRank damping factor (Brin and Page 1998). */
const DAMPING = 0.85
/** The remaining error is 0.85^50, about 0.0003. */
const ITERATIONS = 50

/**
 * The salience of each node, 0 to 1: its PageRank in the undirected, weighted graph, on a logarithmic scale between the
 * least and the most central node. A linear scale would give most nodes a value near zero.
 *
 *   salience(n) = ln(1 + 9 · (p(n) − min p) / (max p − min p)) / ln 10
 *
 * The number of iterations and the order are fixed, so that the same graph always gives the same result.
 */
export function salienceOf(nodes: readonly string[], edges: readonly WeightedEdge[]): Map<string, number> {
  const ranks = pageRanks(nodes, edges)
  let minRank = Number.POSITIVE_INFINITY
  let maxRank = 0
  for (const rank of ranks) {
    minRank = Math.min(minRank, rank)
    maxRank = Math.max(maxRank, rank)
  }
  const range = maxRank - minRank
  return new Map(
    nodes.map((node, i) => {
      const share = range > 0 ? ((ranks[i] ?? minRank) - minRank) / range : 0
      return [node, Math.log(1 + 9 * share) / Math.LN10]
    }),
  )
}

/** PageRank of each node, in the order of `nodes`. */
function pageRanks(nodes: readonly string[], edges: readonly WeightedEdge[]): Float64Array {
  const indexOf = new Map(nodes.map((node, i) => [node, i]))
  const links = edges.flatMap(({ source, target, weight }) => {
    const [from, to] = [indexOf.get(source), indexOf.get(target)]
    return from === undefined || to === undefined ? [] : [{ from, to, weight }]
  })
  const degrees = new Float64Array(nodes.length)
  for (const { from, to, weight } of links) {
    degrees[from] = (degrees[from] ?? 0) + weight
    degrees[to] = (degrees[to] ?? 0) + weight
  }
  let ranks = new Float64Array(nodes.length).fill(1 / nodes.length)
  for (let round = 0; round < ITERATIONS; round += 1) {
    const isolated = ranks.reduce((sum, rank, i) => sum + (degrees[i] === 0 ? rank : 0), 0)
    const next = new Float64Array(nodes.length).fill((1 - DAMPING + DAMPING * isolated) / nodes.length)
    for (const { from, to, weight } of links) {
      const flow = (node: number): number => (DAMPING * weight * (ranks[node] ?? 0)) / (degrees[node] ?? 1)
      next[to] = (next[to] ?? 0) + flow(from)
      next[from] = (next[from] ?? 0) + flow(to)
    }
    ranks = next
  }
  return ranks
}
