import type { Backend, BackendSnapshot } from '../backend.ts'
import { createBackend } from '../backend.ts'
import type { Clock } from '../clock.ts'
import { systemClock } from '../clock.ts'
import type { Delays } from '../jobs/delays.ts'
import { NO_DELAYS } from '../jobs/delays.ts'
import { createRandom } from '../random.ts'
import { buildWorld } from './buildWorld.ts'
import type { BuiltWorld } from './builtWorld.ts'
import { shiftTimes } from './shiftTimes.ts'
import type { WorldName } from './worlds.ts'
import { WORLDS } from './worlds.ts'

export interface WorldOptions {
  /** Default: the system clock. */
  readonly clock?: Clock
  /** Default: none. */
  readonly delays?: Delays
}

/** Each world that was built, because changing its times takes far less than building it again. */
const builtWorlds = new Map<WorldName, Promise<BuiltWorld>>()

async function build(name: WorldName, end: number): Promise<BuiltWorld> {
  return { snapshot: await buildWorld(WORLDS[name], end), end }
}

/** The data of a world that ends at `now`, in milliseconds since 1970. */
async function worldAt(name: WorldName, now: number): Promise<BackendSnapshot> {
  const building = builtWorlds.get(name) ?? build(name, now)
  builtWorlds.set(name, building)
  const { snapshot, end } = await building
  return shiftTimes(snapshot, now - end)
}

export async function createWorldBackend(
  name: WorldName,
  { clock = systemClock, delays = NO_DELAYS }: WorldOptions = {},
): Promise<Backend> {
  // `restore` replaces the seed.
  const backend = createBackend({ clock, delays, random: createRandom(0) })
  await backend.restore(await worldAt(name, clock.now()))
  return backend
}
