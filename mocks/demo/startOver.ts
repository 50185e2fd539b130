import type { Handle } from '../backend.ts'

/** A path beside the contract's, by which a page tells the backend to begin again with the demo's world. */
export const START_OVER = '/demo/start-over'

/** Begins again: the fresh world, nobody signed in, nothing kept on this device. */
export async function startOver(handle: Handle): Promise<void> {
  await handle(new Request(new URL(START_OVER, location.href), { method: 'POST' }))
  localStorage.clear()
  sessionStorage.clear()
  location.assign('/')
}
