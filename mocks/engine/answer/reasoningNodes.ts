import { round } from '../../../src/domain/evidence.ts'
import type { DocumentStore } from '../documentStore.ts'
import type { Relationship } from '../graph/knowledgeGraph.ts'
import { MENTIONED_WITH } from '../graph/relations.ts'
import type { Question } from '../selection/question.ts'
import { terms } from '../text/terms.ts'
import type { ReasoningNode } from '../types.ts'
import type { Claim } from './claims.ts'
import { withoutBullet } from './quotation.ts'

const MAX_NODES = 8
const MAX_RELATIONSHIPS = 6
/** Added to the salience of nodes of the question, of claims, and of those that a sentence relates to either. */
const BONUS = { question: 2, claim: 1, stated: 1 }

interface CitedNode {
  readonly node: string
  readonly confidence: number
  readonly isInQuestion: boolean
  /** The first claim whose sentence mentions it. */
  readonly claim: Claim | null
}

/**
 * The concepts between the question and the claims: nodes of the cited passages that the question or a claim's sentence
 * mentions, or that a sentence of the documents relates to one of these. The content is the sentence that relates them.
 */
export function reasoningNodes(
  claims: readonly Claim[],
  question: Question,
  store: DocumentStore,
): ReasoningNode[] {
  const { graph } = store
  const cited = citedNodes(claims, question, store)
  const connected = new Set(
    cited.filter(({ isInQuestion, claim }) => isInQuestion || claim !== null).map(({ node }) => node),
  )
  return cited
    .flatMap((each) => {
      const { node, isInQuestion, claim } = each
      const relationships = graph.relationshipsOf(node)
      const [link] = relationships
        .filter(({ relation }) => connected.has(relation.source === node ? relation.target : relation.source))
        .map((relationship) => ({ relationship, sentence: sentenceOf(relationship, claims, store) }))
        .sort((a, b) => rank(a.relationship, a.sentence.isCited) - rank(b.relationship, b.sentence.isCited))
      const content = link?.sentence.text ?? claim?.cited.best.sentence.text
      if (content === undefined) return []
      const isStated = link !== undefined && link.relationship.relation.type !== MENTIONED_WITH
      const score =
        graph.salience(node) +
        (isInQuestion ? BONUS.question : 0) +
        (claim === null ? 0 : BONUS.claim) +
        (isStated ? BONUS.stated : 0)
      const ordered = link === undefined ? relationships : [link.relationship, ...relationships]
      return [{ ...each, content, score, relationships: ordered }]
    })
    .sort((a, b) => b.score - a.score || (a.node < b.node ? -1 : 1))
    .slice(0, MAX_NODES)
    .map(({ node, confidence, content, relationships }) => ({
      name: graph.nameOf(node),
      type: graph.typeOf(node),
      content,
      confidence,
      salience: round(graph.salience(node)),
      relationships: sentencesOf(relationships, claims, store).slice(0, MAX_RELATIONSHIPS),
    }))
}

function citedNodes(claims: readonly Claim[], question: Question, { graph }: DocumentStore): CitedNode[] {
  const questionTerms = new Set(question.terms.flatMap(({ variants }) => variants))
  const nodes = new Map<string, CitedNode>()
  for (const claim of claims) {
    const { passage, sentence } = claim.cited.best
    for (const node of graph.nodesIn(passage.id)) {
      const nameTerms = terms(graph.nameOf(node), passage.language)
      const isMentioned = nameTerms.length > 0 && nameTerms.every((term) => sentence.terms.has(term))
      const known = nodes.get(node)
      nodes.set(node, {
        node,
        confidence: Math.max(known?.confidence ?? 0, claim.confidence),
        isInQuestion: known?.isInQuestion ?? nameTerms.some((term) => questionTerms.has(term)),
        claim: known?.claim ?? (isMentioned ? claim : null),
      })
    }
  }
  return [...nodes.values()]
}

/** Each relationship once: the sentence that states it, and what is only mentioned with the node in a sentence of its own. */
function sentencesOf(
  relationships: readonly Relationship[],
  claims: readonly Claim[],
  store: DocumentStore,
): string[] {
  return [
    ...new Set(
      relationships.map((relationship) =>
        relationship.relation.type === MENTIONED_WITH
          ? `M${relationship.text.slice(1)}.`
          : withoutBullet(sentenceOf(relationship, claims, store).text).replace(/\s+/g, ' '),
      ),
    ),
  ]
}

/** A sentence that states a relationship: one of a cited passage, if there is one. */
function sentenceOf(
  { passages }: Relationship,
  claims: readonly Claim[],
  store: DocumentStore,
): { text: string; isCited: boolean } {
  const cited = claims.map((claim) => claim.cited.best.passage.id).find((id) => passages.has(id))
  const id = cited ?? [...passages.keys()][0] ?? ''
  const [span] = passages.get(id) ?? []
  const text = span === undefined ? '' : (store.passages.get(id)?.page.text.slice(span.start, span.end) ?? '')
  return { text, isCited: cited !== undefined }
}

/** Relations of cited sentences first, then stated ones. */
function rank({ relation }: Relationship, isCited: boolean): number {
  return (isCited ? 0 : 1) + (relation.type === MENTIONED_WITH ? 2 : 0)
}
