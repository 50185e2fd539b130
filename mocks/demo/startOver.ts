import type { Handle } from '../backend.ts'
import { START_OVER } from './paths.ts'

/** Restores the demo world, signs out and clears the device storage. */
export async function startOver(handle: Handle): Promise<void> {
  await handle(new Request(new URL(START_OVER, location.href), { method: 'POST' }))
  localStorage.clear()
  sessionStorage.clear()
  location.assign('/')
}
