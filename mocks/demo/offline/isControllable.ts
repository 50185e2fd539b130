/** In the state of the history entry, which every browser keeps over a reload. */
const RELOADED = 'engram-demo.reloaded'

/**
 * Whether the service worker controls the page or can do so. A page that was loaded without the service worker, as with
 * Shift and reload, is loaded again once. If that does not help, the browser bypasses the service worker.
 */
export async function isControllable(): Promise<boolean> {
  const { serviceWorker } = navigator
  const isFirstVisit = (await serviceWorker.getRegistration()) === undefined
  if (isFirstVisit) return true
  // Another page may be installing it.
  await serviceWorker.ready
  const { [RELOADED]: isReloaded, ...state } = Object(history.state)
  if (serviceWorker.controller === null) {
    if (isReloaded) return false
    history.replaceState({ ...history.state, [RELOADED]: true }, '')
    location.reload()
    return new Promise(() => {})
  }
  if (isReloaded) history.replaceState(state, '')
  return true
}
