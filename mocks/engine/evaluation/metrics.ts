/** A confidence from 0 to 1, and whether what it was stated about is right. */
export interface Judgment {
  readonly confidence: number
  readonly isRight: boolean
}

/**
 * Area under the receiver operating characteristic curve: the probability that a right one has a higher confidence than
 * a wrong one; equal confidences count half. Null if all are right or all are wrong.
 */
export function areaUnderCurve(judgments: readonly Judgment[]): number | null {
  const right = judgments.filter(({ isRight }) => isRight).length
  const wrong = judgments.length - right
  if (right === 0 || wrong === 0) return null
  const sorted = [...judgments].sort((a, b) => a.confidence - b.confidence)
  let rankSum = 0
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (sorted[to]?.confidence === sorted[from]?.confidence && to < sorted.length) to += 1
    const meanRank = (from + 1 + to) / 2
    rankSum += meanRank * sorted.slice(from, to).filter(({ isRight }) => isRight).length
    from = to
  }
  return (rankSum - (right * (right + 1)) / 2) / (right * wrong)
}

/** The judgments with a confidence from `from` up to `from` + 0.1; the last bin includes 1. */
export interface CalibrationBin {
  readonly from: number
  readonly count: number
  /** Null in an empty bin. */
  readonly meanConfidence: number | null
  readonly shareRight: number | null
}

const BINS = 10

/** Ten bins of equal width. */
export function calibrationTable(judgments: readonly Judgment[]): CalibrationBin[] {
  return Array.from({ length: BINS }, (_, i) => {
    const members = judgments.filter(
      ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === i,
    )
    return {
      from: i / BINS,
      count: members.length,
      meanConfidence: mean(members.map(({ confidence }) => confidence)),
      shareRight: mean(members.map(({ isRight }) => Number(isRight))),
    }
  })
}

/**
 * Expected calibration error (Naeini, Cooper and Hauskrecht 2015): the mean distance between confidence and share of
 * right ones over the bins, weighted by their counts. Null without judgments.
 */
export function calibrationError(judgments: readonly Judgment[]): number | null {
  if (judgments.length === 0) return null
  const distances = calibrationTable(judgments).map(
    ({ count, meanConfidence, shareRight }) => count * Math.abs((meanConfidence ?? 0) - (shareRight ?? 0)),
  )
  return distances.reduce((sum, distance) => sum + distance, 0) / judgments.length
}

/**
 * The greatest share of the asked questions that is answered if only answers with at least some confidence are given
 * and at least the share `precision` of those is right. 0 if there is no such confidence; null without questions.
 *
 * @param answered the first source of each answered question; wrong for a question without an answer
 * @param asked the number of all questions
 */
export function coverageAt(precision: number, answered: readonly Judgment[], asked: number): number | null {
  if (asked === 0) return null
  const sorted = [...answered].sort((a, b) => b.confidence - a.confidence)
  let right = 0
  let covered = 0
  for (const [i, { confidence, isRight }] of sorted.entries()) {
    right += Number(isRight)
    const isLastOfEqual = sorted[i + 1]?.confidence !== confidence
    if (isLastOfEqual && right / (i + 1) >= precision) covered = i + 1
  }
  return covered / asked
}

/** The judgments with at least a confidence; `shareWrong` is null if there are none. */
export interface Stated {
  readonly count: number
  readonly shareWrong: number | null
}

export function statedFrom(confidence: number, judgments: readonly Judgment[]): Stated {
  const stated = judgments.filter((judgment) => judgment.confidence >= confidence)
  return { count: stated.length, shareWrong: mean(stated.map(({ isRight }) => Number(!isRight))) }
}

export interface Triggering {
  readonly threshold: number
  /** Share of the answers that are right. */
  readonly precision: number
  /** Share of the answerable questions that are answered right. */
  readonly recall: number
  readonly f1: number
}

/**
 * Answer triggering (Yang, Yih and Meek 2015): precision and recall over questions if only answers with at least this
 * confidence are given.
 *
 * @param answered the first source of each answered question; wrong for a question without an answer
 * @param answerable the number of questions that have an answer, answered or not
 */
export function triggering(answered: readonly Judgment[], answerable: number, threshold: number): Triggering {
  const given = answered.filter(({ confidence }) => confidence >= threshold)
  const right = given.filter(({ isRight }) => isRight).length
  const precision = given.length === 0 ? 0 : right / given.length
  const recall = answerable === 0 ? 0 : right / answerable
  const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  return { threshold, precision, recall, f1 }
}

/** The threshold with the highest F1; of equal ones the lowest. */
export function bestTriggering(answered: readonly Judgment[], answerable: number): Triggering {
  const thresholds = [...new Set(answered.map(({ confidence }) => confidence))].sort((a, b) => a - b)
  return thresholds
    .map((threshold) => triggering(answered, answerable, threshold))
    .reduce((best, one) => (one.f1 > best.f1 ? one : best), triggering(answered, answerable, 0))
}

/** Null for no values. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
