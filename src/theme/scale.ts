/**
 * The data scale: the product's only use of colour besides failure. Confidence, salience and every
 * progress status (how far a document or an account has come) speak in these six steps.
 */

/** A step of the scale, 1 (least) to 6 (most). */
export type Step = 1 | 2 | 3 | 4 | 5 | 6

/** One step: its word and the share (0 to 1) from which it holds. */
export interface ScaleStep {
  readonly step: Step
  readonly word: string
  readonly from: number
}

/** The steps in rising order. */
export const scale = [
  { step: 1, word: 'Speculative', from: 0 },
  { step: 2, word: 'Weak', from: 0.25 },
  { step: 3, word: 'Tentative', from: 0.45 },
  { step: 4, word: 'Supported', from: 0.65 },
  { step: 5, word: 'Strong', from: 0.8 },
  { step: 6, word: 'Settled', from: 0.92 },
] as const satisfies readonly ScaleStep[]

/** The share kept between 0 and 1; what is not a number counts as nothing. */
export function clampShare(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value))
}

/** A share as its reader sees it, to a tenth of a percent. */
function shownShare(value: number): number {
  return Math.round(clampShare(value) * 1000) / 1000
}

/**
 * The step a share (0 to 1) stands on. It judges the share as the reader sees it, to a tenth of a
 * percent, so the word never contradicts the figure beside it.
 */
export function stepOf(value: number): Step {
  const shown = shownShare(value)
  return scale.findLast(({ from }) => shown >= from)?.step ?? 1
}

/** The word of a share (0 to 1), such as 'Supported'. */
export function wordOf(value: number): string {
  return scale[stepOf(value) - 1]?.word ?? scale[0].word
}

/** A share (0 to 1) as a percentage with one decimal, such as '86.4 %' (the space never breaks). */
export function percentOf(value: number): string {
  return `${(shownShare(value) * 100).toFixed(1)}\u00a0%`
}
