import type { DocumentStore } from '../documentStore.ts'
import { answerFeatures } from './answerFeatures.ts'
import type { Candidate } from './candidate.ts'
import { logOddsOf } from './logistic.ts'
import { isShortText } from './placeFeatures.ts'
import type { Question } from './question.ts'
import { CERTAINTY_MODEL, SHORT_TEXT_CERTAINTY_MODEL } from './weights.ts'

/**
 * Log-odds that the first candidate answers the question, fitted on labeled questions with and without an answer;
 * docs/engine.md names them and shows how often each confidence is right.
 */
export function certaintyOf(
  candidates: readonly Candidate[],
  question: Question,
  store: DocumentStore,
): number {
  const model = isShortText(store) ? SHORT_TEXT_CERTAINTY_MODEL : CERTAINTY_MODEL
  return logOddsOf(model, answerFeatures(candidates, question, store))
}
