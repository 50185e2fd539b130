import type { DocumentStore } from '../documentStore.ts'
import type { Candidate } from '../selection/candidate.ts'
import type { Question } from '../selection/question.ts'
import { terms } from '../text/terms.ts'
import type { Citation } from '../types.ts'
import type { Claim } from './claims.ts'
import { escapeMarkdown } from './quotation.ts'
import { isSameSentence } from './sameSentence.ts'

/** A sentence that states relationships of the graph. */
export interface Statement {
  readonly candidate: Candidate
  /** For example 'Sleep causes Systems consolidation'. */
  readonly relationships: readonly string[]
}

const MAX_STATEMENTS = 5

/**
 * The relationships that answer a question: those of a concept in the question, stated by a sentence that covers at least
 * `minCoverage` of the question. `candidates` must be sorted, most probable first.
 */
export function findStatements(
  candidates: readonly Candidate[],
  question: Question,
  { graph }: DocumentStore,
  minCoverage: number,
): Statement[] {
  const subjects = new Set(question.terms.flatMap(({ variants, isWeak }) => (isWeak ? [] : variants)))
  const found: Statement[] = []
  const seen = new Set<string>()
  for (const candidate of candidates) {
    const { passage, span } = candidate
    if (candidate.coverage < minCoverage || found.length === MAX_STATEMENTS) continue
    const isSubject = (node: string): boolean =>
      terms(graph.nameOf(node), passage.language).some((term) => subjects.has(term))
    const relationships = graph
      .statementsIn(passage.id)
      .filter(({ start, end }) => start < span.end && span.start < end)
      .map(({ relation }) => relation)
      .filter(({ source, target }) => isSubject(source) || isSubject(target))
      .map(({ source, type, target }) => `${graph.nameOf(source)} ${type} ${graph.nameOf(target)}`)
      .filter((text) => !seen.has(text))
    for (const text of relationships) seen.add(text)
    if (relationships.length > 0) found.push({ candidate, relationships })
  }
  return found
}

/** A list of the relationships. A marker is the position of the claim that cites the sentence, counted from 1. */
export function composeStatements(
  statements: readonly Statement[],
  claims: readonly Claim[],
): { response: string; citations: Citation[] } {
  const cited = statements.map(({ candidate, relationships }) => ({
    relationships,
    source: claims.findIndex(({ cited: { best } }) => isSameSentence(best, candidate)),
  }))
  return {
    response: cited
      .flatMap(({ relationships, source }) =>
        relationships.map((text) => `- ${escapeMarkdown(text)} [${source + 1}]`),
      )
      .join('\n'),
    citations: cited.map(({ source }) => ({ marker: source + 1, source })),
  }
}
