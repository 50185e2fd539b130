import type { Backend } from '../backend.ts'
import { createBackend } from '../backend.ts'
import type { Clock } from '../clock.ts'
import { systemClock } from '../clock.ts'
import type { Delays } from '../jobs/delays.ts'
import { NO_DELAYS } from '../jobs/delays.ts'
import { createRandom } from '../random.ts'
import { buildWorld } from './buildWorld.ts'
import { demo } from './demo/demo.ts'
import { empty } from './empty.ts'

const WORLDS = { empty, demo }
export type WorldName = keyof typeof WORLDS

export interface WorldOptions {
  /** Its time is the world's present. The computer's own unless given. */
  readonly clock?: Clock
  /** None unless given. */
  readonly delays?: Delays
}

/** A backend that starts where a world has come to. */
export async function createWorldBackend(
  name: WorldName,
  { clock = systemClock, delays = NO_DELAYS }: WorldOptions = {},
): Promise<Backend> {
  // The seed is replaced with the rest by what the world has come to.
  const backend = createBackend({ clock, delays, random: createRandom(0) })
  await backend.restore(await buildWorld(WORLDS[name], clock.now()))
  return backend
}
