import { setImmediate } from 'node:timers/promises'

/** Enough for what a response or a settled promise starts in turn. */
const TURNS = 10

/**
 * Runs what is already due, without waiting for a time: callbacks of promises and of responses, and what these start in
 * turn. Afterward a test can state that something has not happened.
 */
export async function runDueTasks(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await setImmediate()
}
