import { confidenceOf } from '../../../src/domain/evidence.ts'
import type { StoredPassage } from '../documentStore.ts'
import type { Candidate } from '../selection/candidate.ts'
import { positionsOf } from '../selection/matches.ts'
import { coverageOf } from '../selection/question.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Span } from '../text/sentences.ts'
import type { Claim } from './claims.ts'
import type { QuestionContext } from './questionContext.ts'

/**
 * A claim that is part of a longer answer, such as an item of a list. Its sentence was not compared with others, and nothing
 * else supports or contradicts it.
 *
 * @param span of the source, in the page's text
 * @param fitted log-odds that the whole answer is right
 */
export function plainClaim(
  passage: StoredPassage,
  sentence: Sentence,
  span: Span,
  fitted: number,
  { question, weightOf, settings }: QuestionContext,
): Claim {
  const best = plainCandidate(passage, sentence, fitted, question)
  return {
    cited: { best, span, shown: span, claimStart: span.start },
    support: [best],
    contradictions: [],
    confidence: confidenceOf(fitted + Math.log(weightOf(passage.documentId)), [], [], settings),
    fitted,
  }
}

function plainCandidate(
  passage: StoredPassage,
  sentence: Sentence,
  logOdds: number,
  question: QuestionContext['question'],
): Candidate {
  const found = positionsOf(sentence.terms, question)
  const coverage = coverageOf(found, question)
  return {
    passage,
    span: { start: sentence.start, end: sentence.end },
    sentence,
    match: {
      passage,
      sentence,
      passageScore: 0,
      termOfWord: [],
      found,
      related: new Map(),
      foundInPassage: found,
      foundAbove: positionsOf(sentence.termsAbove, question),
    },
    features: { words: {}, proximity: {}, kind: {}, place: {}, shape: {} },
    coverage,
    passageCoverage: coverage,
    logOdds,
    canAnswer: true,
    isStatement: true,
  }
}
