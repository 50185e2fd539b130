import { useEffect } from 'react'

/** Makes the browser ask for confirmation before the page is closed or reloaded, while `isNeeded`. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? warnOnLeaving() : undefined), [isNeeded])
}

/** The same outside of components. Returns a function that stops the warning. */
export function warnOnLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', warn)
  return () => window.removeEventListener('beforeunload', warn)
}
