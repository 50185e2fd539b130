/** A vertical range in pixels from the top of the window. */
interface VerticalRange {
  readonly top: number
  readonly bottom: number
  /** How much worse it is to cover it than to cover another control. */
  readonly weight?: number
}

interface ToastPlace {
  /** Height of the window and of the toasts, in pixels. */
  readonly windowHeight: number
  readonly height: number
  /** Distance to the window's edge, and the least distance to an obstacle. */
  readonly margin: number
  readonly gap: number
  /** The present distance of the toasts from the bottom of the window. */
  readonly current: number
  /** What must stay visible, where it is beside the toasts' width. */
  readonly obstacles: readonly VerticalRange[]
}

/** To be in the upper two thirds of the window is as bad as to cover this many pixels of a control. */
const FAR_COST = 300

/**
 * The distance of the toasts from the bottom of the window at which they cover no obstacle. They stay where they are if
 * they can; otherwise they are as low as there is room. Rather than leave the lower third they cover a part of what has
 * no weight.
 */
export function clearOffset({ windowHeight, height, margin, gap, current, obstacles }: ToastPlace): number {
  const highest = windowHeight - margin - height
  const besides = obstacles
    .flatMap(({ top, bottom }) => [windowHeight - top + gap, windowHeight - bottom - gap - height])
    .sort((one, other) => one - other)
  const costOf = (offset: number) => {
    const bottom = windowHeight - offset
    const top = bottom - height
    return obstacles.reduce(
      (sum, { weight = 1, ...obstacle }) =>
        sum + weight * Math.max(0, Math.min(bottom, obstacle.bottom) - Math.max(top, obstacle.top)),
      offset > margin + windowHeight / 3 ? FAR_COST : 0,
    )
  }
  const candidates = [current, margin, ...besides].filter(
    (offset) => offset >= margin && offset <= Math.max(margin, highest),
  )
  return candidates.reduce(
    (best, offset) => (costOf(offset) < costOf(best) ? offset : best),
    candidates[0] ?? margin,
  )
}
