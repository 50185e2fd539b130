import type { Disagreement } from '../disagreements/disagreement.ts'
import type { GraphNode } from '../types.ts'

/** Two nodes that documents state instead of each other, for example '38 decibels' and '46 decibels'. */
export interface GraphContradiction {
  readonly nodes: readonly [GraphNode, GraphNode]
  /** The ids of the documents, in the same order. */
  readonly documents: readonly [string, string]
}

/** The disagreements whose values are both nodes, once each. */
export function contradictionsIn(
  nodes: readonly GraphNode[],
  disagreements: readonly Disagreement[],
): GraphContradiction[] {
  const byName = new Map(nodes.map((node) => [node.name.toLowerCase(), node]))
  const found = new Map<string, GraphContradiction>()
  for (const {
    sides: [a, b],
  } of disagreements) {
    const [first, second] = [byName.get(a.value.toLowerCase()), byName.get(b.value.toLowerCase())]
    if (first === undefined || second === undefined || first === second) continue
    const key = [first.id, second.id].sort().join('\n')
    if (!found.has(key)) found.set(key, { nodes: [first, second], documents: [a.documentId, b.documentId] })
  }
  return [...found.values()]
}
