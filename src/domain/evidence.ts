import { type BeliefLevel, HALF_LIFE_DOCUMENTS, type MemoryDecay } from './settings.ts'

// How evidence changes the confidence in a claim. The mock's engine answers with these rules, and System Settings
// computes its examples with them.

/** Factor on the evidence of each passage. '{}' is stored for accounts created from the waitlist. */
const SENSITIVITY: Readonly<Record<BeliefLevel | '{}', number>> = {
  high: 1.5,
  moderate: 1,
  low: 0.6,
  '{}': 1,
}

/** Log-odds of a claim without evidence: a confidence of 0.27. */
const PRIOR_LOG_ODDS = -1
/** Log-odds added by one more passage that covers the whole question. */
const PASSAGE_LOG_ODDS = 1.4
/** Each further passage adds this share of the previous one. */
const REPETITION_FACTOR = 0.5
/** Weight of a contradiction, relative to a confirmation, at tolerance 0; at tolerance 1 the weight is 0. */
const CONTRADICTION_FACTOR = 2

export interface ConfidenceOptions {
  readonly beliefSensitivity: BeliefLevel | '{}'
  readonly contradictionTolerance: number
}

/**
 * The confidence in a claim, 0 to 1:
 *
 *   L = −1 + s · (F + 1 + 1.4 · (Σ 0.5^i · for_i  −  2 · (1 − tolerance) · Σ 0.5^j · against_j))
 *   confidence = 1 / (1 + e^−L)
 *
 * F are the log-odds that the claim's sentence answers the question; the mock fits them on labeled questions. s is the
 * sensitivity. for_i and against_j, strongest first, are the evidence of other passages, 0 to 1: coverage of the
 * question × weight of the document. At sensitivity 1 a claim without further evidence has the fitted probability.
 */
export function confidenceOf(
  fitted: number,
  support: readonly number[],
  against: readonly number[],
  { beliefSensitivity, contradictionTolerance }: ConfidenceOptions,
): number {
  const opposed = CONTRADICTION_FACTOR * (1 - contradictionTolerance) * diminishingSum(against)
  const evidence = fitted - PRIOR_LOG_ODDS + PASSAGE_LOG_ODDS * (diminishingSum(support) - opposed)
  return round(1 / (1 + Math.exp(-PRIOR_LOG_ODDS - SENSITIVITY[beliefSensitivity] * evidence)))
}

function diminishingSum(strengths: readonly number[]): number {
  return [...strengths]
    .sort((a, b) => b - a)
    .reduce((sum, strength, i) => sum + strength * REPETITION_FACTOR ** i, 0)
}

/** The weight of a document never falls below this. */
const MIN_WEIGHT = 0.5

/**
 * The weight of a document, by the number of documents added after it. Independent of time, so that the same documents in
 * the same order always give the same answer.
 */
export function decayedWeight(age: number, decay: MemoryDecay): number {
  return MIN_WEIGHT + (1 - MIN_WEIGHT) * 0.5 ** (age / HALF_LIFE_DOCUMENTS[decay])
}

/** Rounds to four decimals, so that results are equal on every platform. */
export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
