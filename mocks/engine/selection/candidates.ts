import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Span } from '../text/sentences.ts'
import { canAnswer, isStatement } from './answerKind.ts'
import { FEATURE_GROUPS, type GroupedFeatures } from './featureGroups.ts'
import { featuresOf } from './features.ts'
import { laterFirst } from './later.ts'
import { weightedSum } from './logistic.ts'
import { findMatches, type Match } from './matches.ts'
import { coverageOf, type Question } from './question.ts'
import { SENTENCE_MODEL } from './weights.ts'

/** A sentence that may answer the question. */
export interface Candidate {
  readonly passage: StoredPassage
  /** Offsets in the page's text. */
  readonly span: Span
  readonly sentence: Sentence
  readonly match: Match
  readonly features: GroupedFeatures
  /** Share of the question's terms in the sentence, weighted by importance, 0 to 1. */
  readonly coverage: number
  /** The same share in its passage, including the titles above it. */
  readonly passageCoverage: number
  /** Log-odds that the sentence answers the question, compared with the other candidates. */
  readonly logOdds: number
  /** Whether it can be the answer to this kind of question, see `canAnswer`. */
  readonly canAnswer: boolean
  /** False for a question and for a text that only repeats words of the question, see `isStatement`. */
  readonly isStatement: boolean
}

/**
 * The sentences of the best passages, most probable first; those that cannot answer the kind of question after the others.
 *
 * @param weightOf a passage's weight, less the older its document is; 0 excludes it
 */
export function findCandidates(
  store: DocumentStore,
  question: Question,
  weightOf: (passage: StoredPassage) => number,
): readonly Candidate[] {
  const matches = findMatches(store, question, (passage) => weightOf(passage) > 0)
  const features = featuresOf(matches, question, store)
  const candidates = matches.flatMap((match, i): Candidate[] => {
    const grouped = features[i]
    if (grouped === undefined) return []
    const { passage, sentence, found, foundInPassage } = match
    return [
      {
        passage,
        span: { start: sentence.start, end: sentence.end },
        sentence,
        match,
        features: grouped,
        coverage: coverageOf(found, question),
        passageCoverage: coverageOf(foundInPassage, question),
        logOdds: sentenceLogOdds(grouped) + Math.log(weightOf(passage)),
        canAnswer: canAnswer(sentence, question),
        isStatement: isStatement(sentence, question),
      },
    ]
  })
  const sorted = introduced(candidates).sort(
    (a, b) =>
      Number(b.canAnswer) - Number(a.canAnswer) ||
      Number(b.isStatement) - Number(a.isStatement) ||
      b.logOdds - a.logOdds ||
      compare(a, b),
  )
  return laterFirst(sorted, store)
}

/** Maximum characters between a heading or question and the sentence after it. */
const MAX_GAP = 4

/**
 * A sentence after a question, or after a line that only repeats words of the question, is at least as probable as that:
 * what was found is the heading of the answer.
 */
function introduced(candidates: readonly Candidate[]): Candidate[] {
  const openings = candidates.filter(({ isStatement: isOwn }) => !isOwn)
  return candidates.map((candidate) => {
    const opening = openings.find(
      ({ passage, span }) =>
        passage.page === candidate.passage.page &&
        span.end < candidate.span.start &&
        candidate.span.start - span.end <= MAX_GAP,
    )
    return opening === undefined || opening.logOdds < candidate.logOdds
      ? candidate
      : { ...candidate, logOdds: opening.logOdds }
  })
}

function sentenceLogOdds(features: GroupedFeatures): number {
  return FEATURE_GROUPS.reduce(
    (sum, group) => sum + weightedSum(SENTENCE_MODEL.weights, features[group]),
    SENTENCE_MODEL.bias,
  )
}

function compare(a: Candidate, b: Candidate): number {
  if (a.passage.id !== b.passage.id) return a.passage.id < b.passage.id ? -1 : 1
  return a.span.start - b.span.start
}
