import type { Backend } from '../backend.ts'
import { createBackend } from '../backend.ts'
import type { Clock } from '../clock.ts'
import { systemClock } from '../clock.ts'
import type { Delays } from '../jobs/delays.ts'
import { NO_DELAYS } from '../jobs/delays.ts'
import { createRandom } from '../random.ts'
import { buildWorld } from './buildWorld.ts'
import type { WorldName } from './worlds.ts'
import { WORLDS } from './worlds.ts'

export interface WorldOptions {
  /** Default: the system clock. */
  readonly clock?: Clock
  /** Default: none. */
  readonly delays?: Delays
}

/** A backend with the data of a world. */
export async function createWorldBackend(
  name: WorldName,
  { clock = systemClock, delays = NO_DELAYS }: WorldOptions = {},
): Promise<Backend> {
  // `restore` replaces the seed.
  const backend = createBackend({ clock, delays, random: createRandom(0) })
  await backend.restore(await buildWorld(WORLDS[name], clock.now()))
  return backend
}
