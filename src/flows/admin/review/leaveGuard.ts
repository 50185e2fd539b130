import { warnOnLeaving } from '../../../lib/warnOnLeaving.ts'

/**
 * Returns a function that takes the number of waiting calls and emails. While there is one, closing the page calls
 * `onLeave`, which starts all of them at once; a browser delivers few of such requests. From two on, it asks first.
 */
export function createLeaveGuard(onLeave: () => void): (waiting: number) => void {
  let removeWarning: (() => void) | null = null
  return (waiting) => {
    // Adding the same listener again has no effect.
    if (waiting > 0) window.addEventListener('pagehide', onLeave)
    else window.removeEventListener('pagehide', onLeave)
    if (waiting > 1) removeWarning ??= warnOnLeaving()
    else {
      removeWarning?.()
      removeWarning = null
    }
  }
}
