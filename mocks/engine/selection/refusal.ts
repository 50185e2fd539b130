import type { DocumentStore } from '../documentStore.ts'
import { answerFeatures } from './answerFeatures.ts'
import type { Candidate } from './candidate.ts'
import { certaintyOf } from './certainty.ts'
import { logOddsOf } from './logistic.ts'
import { isShortText } from './placeFeatures.ts'
import type { Question } from './question.ts'
import { REFUSAL_MODEL } from './weights.ts'

/**
 * Minimum log-odds that the documents contain an answer; docs/engine.md says how many questions are refused. A question to
 * one paragraph is mostly about its subject, so the refusal model refuses only other subjects there, and the log-odds that
 * the first candidate is an answer decide.
 */
export const MIN_LOG_ODDS = { documents: -0.4, otherSubject: -1, shortTextCertainty: -1.5 }
/** The share of the certainty in the log-odds that decide; the rest is the refusal model's. */
const CERTAINTY_SHARE = 0.3

/** Whether the documents probably contain an answer. */
export function isAnswerable(
  candidates: readonly Candidate[],
  question: Question,
  store: DocumentStore,
): boolean {
  if (candidates.length === 0) return false
  const certainty = certaintyOf(candidates, question, store)
  const refusal = logOddsOf(REFUSAL_MODEL, answerFeatures(candidates, question, store))
  return isShortText(store)
    ? refusal >= MIN_LOG_ODDS.otherSubject && certainty >= MIN_LOG_ODDS.shortTextCertainty
    : CERTAINTY_SHARE * certainty + (1 - CERTAINTY_SHARE) * refusal >= MIN_LOG_ODDS.documents
}
