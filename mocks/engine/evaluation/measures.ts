import {
  areaUnderCurve,
  bestTriggering,
  type CalibrationBin,
  calibrationError,
  calibrationTable,
  coverageAt,
  type Judgment,
  mean,
  type Stated,
  statedFrom,
  type Triggering,
  triggering,
} from './metrics.ts'
import type { Outcome } from './outcome.ts'
import { segmentWords } from './segments.ts'

/** An outcome of a question that has an answer in the documents, or has none. */
export interface Judged {
  readonly outcome: Outcome
  readonly isAnswerable: boolean
  readonly hasPages: boolean
}

/** Shares are between 0 and 1; null where no question can be counted. */
export interface Measures {
  /** Share of the answerable questions whose first source contains the answer. A refused question is not correct. */
  readonly correctFirst: number | null
  readonly correctInThree: number | null
  /** Of the first source that contains the answer; 0 for none. */
  readonly meanReciprocalRank: number | null
  readonly responseContains: number | null
  /** Share of the questions with known pages for which one of the first three sources is on such a page. */
  readonly pageInThree: number | null
  /** Share of the answerable questions that are answered. */
  readonly answered: number | null
  /** Share of the unanswerable questions that are answered. */
  readonly wronglyAnswered: number | null
  /** Confidence of the first source of the answered questions that are answerable. */
  readonly ofAnswerable: Confidence
  /** The same of all answered questions; an answer to an unanswerable one is wrong. */
  readonly ofAll: Confidence
  /** Confidence of the first hypothesis of the answerable questions. */
  readonly ofHypotheses: Confidence
  /** Area under the curve over all questions; a refusal has the confidence 0. */
  readonly areaWithSilence: number | null
  /** Greatest share of all questions that can be answered with a share of 0.8 or 0.9 right first sources. */
  readonly coverageAt80: number | null
  readonly coverageAt90: number | null
  /** The answered questions whose first source has a confidence of 0.9 and more. */
  readonly statedFrom90: Stated
  readonly triggering: Triggering
  readonly bestTriggering: Triggering
  /** The number of questions whose answer reports a contradiction. */
  readonly contradictions: number
  /** Mean number of words of the first source. */
  readonly words: number | null
}

export interface Confidence {
  readonly area: number | null
  readonly calibrationError: number | null
  readonly calibration: readonly CalibrationBin[]
}

export function measure(judged: readonly Judged[]): Measures {
  const outcomes = judged.map(({ outcome }) => outcome)
  const answerable = judged.filter(({ isAnswerable }) => isAnswerable).map(({ outcome }) => outcome)
  const unanswerable = judged.filter(({ isAnswerable }) => !isAnswerable).map(({ outcome }) => outcome)
  const withPages = judged.filter(({ hasPages }) => hasPages).map(({ outcome }) => outcome)
  const answered = outcomes.filter(({ isAnswered }) => isAnswered)
  const triggered = answered.map(toJudgment)
  return {
    correctFirst: share(answerable, ({ rank }) => rank === 1),
    correctInThree: share(answerable, ({ rank }) => rank !== null && rank <= 3),
    meanReciprocalRank: mean(answerable.map(({ rank }) => (rank === null ? 0 : 1 / rank))),
    responseContains: share(answerable, ({ responseContains }) => responseContains),
    pageInThree: share(withPages, ({ pageRank }) => pageRank !== null && pageRank <= 3),
    answered: share(answerable, ({ isAnswered }) => isAnswered),
    wronglyAnswered: share(unanswerable, ({ isAnswered }) => isAnswered),
    ofAnswerable: confidence(answerable.filter(({ isAnswered }) => isAnswered).map(toJudgment)),
    ofAll: confidence(triggered),
    ofHypotheses: confidence(answerable.flatMap(({ hypothesis }) => hypothesis ?? [])),
    areaWithSilence: areaUnderCurve(outcomes.map(toJudgment)),
    coverageAt80: coverageAt(0.8, triggered, judged.length),
    coverageAt90: coverageAt(0.9, triggered, judged.length),
    statedFrom90: statedFrom(0.9, triggered),
    triggering: triggering(triggered, answerable.length, 0),
    bestTriggering: bestTriggering(triggered, answerable.length),
    contradictions: outcomes.filter(({ reportsContradiction }) => reportsContradiction).length,
    words: mean(answered.map(({ excerpt }) => segmentWords(excerpt ?? '').length)),
  }
}

function toJudgment({ rank, confidence: value }: Outcome): Judgment {
  return { confidence: value, isRight: rank === 1 }
}

function confidence(judgments: readonly Judgment[]): Confidence {
  return {
    area: areaUnderCurve(judgments),
    calibrationError: calibrationError(judgments),
    calibration: calibrationTable(judgments),
  }
}

function share<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number | null {
  return mean(items.map((item) => Number(isCounted(item))))
}
