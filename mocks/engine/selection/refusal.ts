import type { DocumentStore } from '../documentStore.ts'
import { answerFeatures } from './answerFeatures.ts'
import type { Candidate } from './candidates.ts'
import { certaintyOf } from './certainty.ts'
import { logOddsOf } from './logistic.ts'
import { isShortText } from './placeFeatures.ts'
import type { Question } from './question.ts'
import { REFUSAL_MODEL } from './weights.ts'

/**
 * Minimum log-odds that the documents contain an answer; docs/engine.md says how many questions are refused. A question to
 * one short text is mostly about its subject, so the model refuses only other subjects there, and the log-odds that the
 * first candidate is an answer decide.
 */
export const MIN_LOG_ODDS = { documents: -0.2, otherSubject: -1, shortTextCertainty: -1.5 }

/** Whether the documents probably contain an answer. */
export function isAnswerable(
  candidates: readonly Candidate[],
  question: Question,
  store: DocumentStore,
): boolean {
  if (candidates.length === 0) return false
  const logOdds = logOddsOf(REFUSAL_MODEL, answerFeatures(candidates, question, store))
  if (!isShortText(store)) return logOdds >= MIN_LOG_ODDS.documents
  return (
    logOdds >= MIN_LOG_ODDS.otherSubject &&
    certaintyOf(candidates, question, store) >= MIN_LOG_ODDS.shortTextCertainty
  )
}
