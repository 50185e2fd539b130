import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import { canAnswer, isStatement } from './answerKind.ts'
import type { Candidate } from './candidate.ts'
import { FEATURE_GROUPS, type GroupedFeatures } from './featureGroups.ts'
import { featuresOf } from './features.ts'
import { laterFirst } from './later.ts'
import { weightedSum } from './logistic.ts'
import { findMatches } from './matches.ts'
import { coverageOf, type Question } from './question.ts'
import { SENTENCE_MODEL } from './weights.ts'

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
