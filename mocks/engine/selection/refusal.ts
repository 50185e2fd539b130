import type { DocumentStore } from '../documentStore.ts'
import { answerFeatures } from './answerFeatures.ts'
import type { Candidate } from './candidate.ts'
import { certaintyOf } from './certainty.ts'
import { logOddsOf } from './logistic.ts'
import { isShortText } from './placeFeatures.ts'
import type { Question } from './question.ts'
import { REFUSAL_MODEL } from './weights.ts'

/**
 * Minimum log-odds that the first sources contain an answer; docs/engine.md says how many questions are refused. Other languages
 * than English have no thesaurus, so that more words of a question seem to be missing. A question to
 * one paragraph is mostly about its subject, so the refusal model refuses only other subjects there, and the log-odds that
 * the first candidate is an answer decide.
 */
export const MIN_LOG_ODDS = {
  english: -0.3,
  otherLanguage: -1.25,
  otherSubject: -1,
  shortTextCertainty: -1.5,
}

/** Whether the documents probably contain an answer that is found. */
export function isAnswerable(
  candidates: readonly Candidate[],
  question: Question,
  store: DocumentStore,
): boolean {
  if (candidates.length === 0) return false
  const features = answerFeatures(candidates, question, store)
  const refusal = logOddsOf(REFUSAL_MODEL, features)
  if (!isShortText(store))
    return refusal >= (features.isOtherLanguage === 1 ? MIN_LOG_ODDS.otherLanguage : MIN_LOG_ODDS.english)
  const certainty = certaintyOf(candidates, question, store)
  return refusal >= MIN_LOG_ODDS.otherSubject && certainty >= MIN_LOG_ODDS.shortTextCertainty
}
