import type { Handle } from '../backend.ts'
import { START_OVER } from './paths.ts'

/** Begins again: the fresh world, nobody signed in, nothing kept on this device. */
export async function startOver(handle: Handle): Promise<void> {
  await handle(new Request(new URL(START_OVER, location.href), { method: 'POST' }))
  localStorage.clear()
  sessionStorage.clear()
  location.assign('/')
}
