import type { DocumentStore } from '../documentStore.ts'
import type { Relationship } from '../graph/knowledgeGraph.ts'
import type { Sentence } from '../text/sentence.ts'
import { terms } from '../text/terms.ts'
import type { ReasoningNode } from '../types.ts'
import type { Claim } from './claims.ts'
import { round } from './confidence.ts'
import type { Question } from './question.ts'

const MAX_NODES = 8
const MAX_RELATIONSHIPS = 6
/** Added to the salience of nodes that occur in the question. */
const QUESTION_NODE_BONUS = 2

/** The nodes in the cited passages: those of the question first, then by salience. */
export function reasoningNodes(
  claims: readonly Claim[],
  question: Question,
  store: DocumentStore,
): ReasoningNode[] {
  const { graph } = store
  const questionTerms = new Set(question.terms.map(({ term }) => term))
  const passages = new Set(claims.map(({ cited }) => cited.best.passage.id))
  const confidences = new Map<string, number>()
  for (const { cited, confidence } of claims) {
    for (const node of graph.nodesIn(cited.best.passage.id))
      confidences.set(node, Math.max(confidences.get(node) ?? 0, confidence))
  }
  const score = (node: string): number =>
    graph.salience(node) + (node.split(' ').some((term) => questionTerms.has(term)) ? QUESTION_NODE_BONUS : 0)
  return [...confidences]
    .sort(([a], [b]) => score(b) - score(a) || (a < b ? -1 : 1))
    .slice(0, MAX_NODES)
    .map(([node, confidence]) => {
      const relationships = graph.relationshipsOf(node)
      const stated = relationships.filter((relationship) => intersects(relationship.passages, passages))
      const others = relationships.filter((relationship) => !intersects(relationship.passages, passages))
      const texts = [...stated, ...others].map((relationship) => relationship.text)
      return {
        name: graph.nameOf(node),
        type: graph.typeOf(node),
        content: sentenceWith(node, claims, store),
        confidence,
        salience: round(graph.salience(node)),
        relationships: [...new Set(texts)].slice(0, MAX_RELATIONSHIPS),
      }
    })
}

function intersects(a: Relationship['passages'], b: ReadonlySet<string>): boolean {
  for (const id of b) if (a.has(id)) return true
  return false
}

/** The first sentence that contains all words of the node, cited sentences first. */
function sentenceWith(node: string, claims: readonly Claim[], store: DocumentStore): string {
  const nodeTerms = terms(node)
  const containsAll = (sentence: Sentence): boolean => nodeTerms.every((term) => sentence.terms.has(term))
  const cited = claims.map((claim) => claim.cited.best.sentence)
  const around = claims.flatMap(({ cited: { best } }) => store.featuresOf(best.passage).sentences)
  return ([...cited, ...around].find(containsAll) ?? cited[0])?.text ?? ''
}
