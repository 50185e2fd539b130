import type { Library } from '../library.ts'
import { textOf } from '../library.ts'
import { sentences } from '../text/sentences.ts'
import { terms } from '../text/terms.ts'
import type { ReasoningNode } from '../types.ts'
import type { Claim } from './claims.ts'
import { round } from './confidence.ts'
import type { Question } from './question.ts'

const MAX_NODES = 8
const MAX_RELATIONSHIPS = 6
/** What a node of the question itself is worth beside the most salient one of the evidence. */
const ASKED = 2

/** The graph's nodes that the cited passages mention: those asked about first, then the most salient. */
export function reasoningNodes(
  claims: readonly Claim[],
  question: Question,
  library: Library,
): ReasoningNode[] {
  const { graph } = library
  const asked = new Set(question.terms.map(({ term }) => term))
  const passages = new Set(claims.map(({ cited }) => cited.best.passage.id))
  const confidences = new Map<string, number>()
  for (const { cited, confidence } of claims) {
    for (const node of graph.nodesIn(cited.best.passage.id))
      confidences.set(node, Math.max(confidences.get(node) ?? 0, confidence))
  }
  const worth = (node: string): number =>
    graph.salience(node) + (node.split(' ').some((term) => asked.has(term)) ? ASKED : 0)
  return [...confidences]
    .sort(([a], [b]) => worth(b) - worth(a) || (a < b ? -1 : 1))
    .slice(0, MAX_NODES)
    .map(([node, confidence]) => {
      const relationships = graph.relationshipsOf(node)
      const stated = relationships.filter((relationship) => meet(relationship.passages, passages))
      const others = relationships.filter((relationship) => !meet(relationship.passages, passages))
      const texts = [...stated, ...others].map((relationship) => relationship.text)
      return {
        name: graph.nameOf(node),
        type: graph.typeOf(node),
        content: sentenceWith(node, claims),
        confidence,
        salience: round(graph.salience(node)),
        relationships: [...new Set(texts)].slice(0, MAX_RELATIONSHIPS),
      }
    })
}

function meet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const id of b) if (a.has(id)) return true
  return false
}

/** The first sentence of the evidence with all the node's words, the cited sentences first. */
function sentenceWith(node: string, claims: readonly Claim[]): string {
  const wanted = terms(node)
  const holds = (text: string): boolean => {
    const held = new Set(terms(text))
    return wanted.every((term) => held.has(term))
  }
  const cited = claims.map((claim) => claim.cited.best.text)
  const around = claims.flatMap(({ cited: { best } }) => {
    const text = textOf(best.passage)
    return sentences(text).map(({ start, end }) => text.slice(start, end))
  })
  return [...cited, ...around].find(holds) ?? cited[0] ?? ''
}
