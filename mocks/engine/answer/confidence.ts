import type { BeliefSensitivity, MemoryDecay } from '../types.ts'

/** How far one passage moves a belief. */
const SENSITIVITY: Readonly<Record<BeliefSensitivity, number>> = {
  high: 1.5,
  moderate: 1,
  low: 0.6,
  '{}': 1,
}

/** Log-odds before any evidence: without any, a claim is rather false (0.27). */
const PRIOR = -1
/** Log-odds that one passage adds that covers the whole question. */
const GAIN = 2.8
/** Each further passage adds this share of the one before: repetition convinces less and less. */
const FURTHER = 0.5
/** What a contradiction counts beside a confirmation at tolerance 0; at tolerance 1 it counts nothing. */
const CONTRADICTION = 2

export interface Weighing {
  readonly beliefSensitivity: BeliefSensitivity
  readonly contradictionTolerance: number
}

/**
 * How far a claim is to be believed, 0 to 1: log-odds moved by each passage for and against.
 *
 *   L = −1 + s · 2.8 · (Σ 0.5^i · for_i  −  2 · (1 − tolerance) · Σ 0.5^j · against_j)
 *   confidence = 1 / (1 + e^−L)
 *
 * s is the sensitivity; for_i and against_j, strongest first, are the evidence of single passages, 0 to 1:
 * the share of the question they cover, how close to the best passage they score, and how much their document
 * still counts, multiplied.
 */
export function confidenceOf(
  support: readonly number[],
  against: readonly number[],
  { beliefSensitivity, contradictionTolerance }: Weighing,
): number {
  const opposed = CONTRADICTION * (1 - contradictionTolerance) * diminishingSum(against)
  const logOdds = PRIOR + SENSITIVITY[beliefSensitivity] * GAIN * (diminishingSum(support) - opposed)
  return round(1 / (1 + Math.exp(-logOdds)))
}

function diminishingSum(strengths: readonly number[]): number {
  return [...strengths].sort((a, b) => b - a).reduce((sum, strength, i) => sum + strength * FURTHER ** i, 0)
}

/** After so many newer documents a memory counts half as much as it can lose. */
const HALF_LIFE: Readonly<Record<MemoryDecay, number>> = { slow: 200, default: 50, fast: 8 }
/** What no age takes away: an old document is doubted, not forgotten. */
const LASTING = 0.5

/**
 * How much a document still counts, by how many documents were learned after it: memories fade by what is
 * learned on top of them (retroactive interference), not by the clock, so the same documents in the same order
 * always give the same answer.
 */
export function decayedWeight(age: number, decay: MemoryDecay): number {
  return LASTING + (1 - LASTING) * 0.5 ** (age / HALF_LIFE[decay])
}

/** Four digits: enough for a percentage with one decimal, and equal on every machine. */
export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
