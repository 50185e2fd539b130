const FRAME_INTERVAL_MS = 1000 / 30
/** Screen refreshes vary slightly; a frame that is this close to its due time is drawn. */
const FRAME_TOLERANCE_MS = 2
/** After a longer gap the animation continues where it was instead of jumping. */
const MAX_FRAME_GAP_MS = 100

/**
 * Calls `paint` at most 30 times per second with the seconds that the loop has run. Starts paused; the time
 * does not advance while paused.
 */
export function createLoop(paint: (seconds: number) => void) {
  let request: number | undefined
  let last: number | undefined
  let due = 0
  let elapsed = 0

  const tick = (now: number) => {
    request = requestAnimationFrame(tick)
    if (now < due - FRAME_TOLERANCE_MS) return
    due = Math.max(due, now - FRAME_TOLERANCE_MS) + FRAME_INTERVAL_MS
    elapsed += Math.min(now - (last ?? now), MAX_FRAME_GAP_MS)
    last = now
    paint(elapsed / 1000)
  }

  return {
    resume() {
      request ??= requestAnimationFrame(tick)
    },
    pause() {
      if (request !== undefined) cancelAnimationFrame(request)
      request = undefined
      last = undefined
    },
  }
}
