import type { BackendSnapshot } from '../backend.ts'
import { buildWorld } from '../worlds/buildWorld.ts'
import { unpackWorld } from '../worlds/builtWorld.ts'
import { shiftTimes } from '../worlds/shiftTimes.ts'
import type { WorldName } from '../worlds/worlds.ts'
import { WORLDS } from '../worlds/worlds.ts'

/**
 * The data of a world that ends at `now`, in milliseconds since 1970. A built demo contains the data of the world it starts
 * with, because building it takes a second: only its times are changed.
 */
export async function worldAt(name: WorldName, now: number): Promise<BackendSnapshot> {
  if (import.meta.env.DEV || name !== 'demo') return buildWorld(WORLDS[name], now)
  const { default: text } = await import('virtual:engram-demo-world')
  const { snapshot, end } = unpackWorld(text)
  return shiftTimes(snapshot, now - end)
}
