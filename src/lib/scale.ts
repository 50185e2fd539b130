/** One level of a scale: its step, its word and the lowest share (0 to 1) at which it applies. */
export interface ScaleLevel<Step extends number = number> {
  readonly step: Step
  readonly word: string
  readonly from: number
}

/** The levels of a scale in rising order. The first one starts at 0. */
export type ScaleLevels<Step extends number = number> = readonly [ScaleLevel<Step>, ...ScaleLevel<Step>[]]

/** Limits a share to the range 0 to 1. NaN becomes 0. */
export function clampShare(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value))
}

/** A share rounded as it is displayed, to a tenth of a percent. */
function displayedShare(value: number): number {
  return Math.round(clampShare(value) * 1000) / 1000
}

/**
 * The level of a share (0 to 1). Compares the share as displayed, to a tenth of a percent, so that the word never
 * contradicts the percentage beside it.
 */
export function levelOf<Step extends number>(levels: ScaleLevels<Step>, share: number): ScaleLevel<Step> {
  const displayed = displayedShare(share)
  return levels.findLast(({ from }) => displayed >= from) ?? levels[0]
}

/** A share (0 to 1) as a percentage with one decimal and a no-break space, such as '86.4 %'. */
export function percentOf(value: number): string {
  return `${(displayedShare(value) * 100).toFixed(1)}\u00a0%`
}
