import { useEffect } from 'react'

/** Lets the browser ask before the page is closed or loaded anew while something would be lost. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? warnOnLeaving() : undefined), [isNeeded])
}

/** The same for what outlives its component. Call what it returns as soon as nothing would be lost any more. */
export function warnOnLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', warn)
  return () => window.removeEventListener('beforeunload', warn)
}
