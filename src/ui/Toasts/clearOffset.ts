/** A vertical range in pixels from the top of the window. */
interface VerticalRange {
  readonly top: number
  readonly bottom: number
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

/**
 * The distance of the toasts from the bottom of the window at which they cover no obstacle. They stay where they are if
 * they can; otherwise they are at the bottom, at the top, or as low as there is room. Without room they cover as little
 * as possible.
 */
export function clearOffset({ windowHeight, height, margin, gap, current, obstacles }: ToastPlace): number {
  const highest = windowHeight - margin - height
  const besides = obstacles
    .flatMap(({ top, bottom }) => [windowHeight - top + gap, windowHeight - bottom - gap - height])
    .sort((one, other) => one - other)
  const covered = (offset: number) => {
    const bottom = windowHeight - offset
    const top = bottom - height
    return obstacles.reduce(
      (sum, obstacle) => sum + Math.max(0, Math.min(bottom, obstacle.bottom) - Math.max(top, obstacle.top)),
      0,
    )
  }
  const candidates = [current, margin, highest, ...besides].filter(
    (offset) => offset >= margin && offset <= Math.max(margin, highest),
  )
  return candidates.reduce(
    (best, offset) => (covered(offset) < covered(best) ? offset : best),
    candidates[0] ?? margin,
  )
}
