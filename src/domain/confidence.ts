import { levelOf, type ScaleLevels } from '../lib/scale.ts'

/**
 * The six confidence levels with their thresholds. Components of src/ui do not import this module: they take the
 * levels as a prop.
 */
export const CONFIDENCE_LEVELS = [
  { step: 1, word: 'Speculative', from: 0 },
  { step: 2, word: 'Weak', from: 0.25 },
  { step: 3, word: 'Tentative', from: 0.45 },
  { step: 4, word: 'Supported', from: 0.65 },
  { step: 5, word: 'Strong', from: 0.8 },
  { step: 6, word: 'Settled', from: 0.92 },
] as const satisfies ScaleLevels

type ConfidenceStep = (typeof CONFIDENCE_LEVELS)[number]['step']

/** The step of a share (0 to 1), from 1 (Speculative) to 6 (Settled). */
export function stepOf(share: number): ConfidenceStep {
  return levelOf<ConfidenceStep>(CONFIDENCE_LEVELS, share).step
}

/** The word of a share (0 to 1), such as 'Supported'. */
export function wordOf(share: number): string {
  return levelOf(CONFIDENCE_LEVELS, share).word
}
