/** Makes the browser ask for confirmation before the page is closed or reloaded. Returns a function that stops this. */
export function warnOnLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', warn)
  return () => window.removeEventListener('beforeunload', warn)
}
