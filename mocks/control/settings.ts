import type { WorldName } from '../worlds/worlds.ts'
import { WORLDS } from '../worlds/worlds.ts'

/** What the controls change, stored with the data that it belongs to. */
export interface Settings {
  /** The world that the data started from. */
  readonly world: WorldName
  /** Active faults: names of scenarios or faults in their text form. */
  readonly faults: readonly string[]
  /** How far the backend's clock is ahead of the device's, in milliseconds. */
  readonly clockOffsetMs: number
}

/** A world without faults, at the device's time. */
export function settingsOf(world: WorldName): Settings {
  return { world, faults: [], clockOffsetMs: 0 }
}

export const WORLD_NAMES = Object.keys(WORLDS).filter(isWorldName)

export function isWorldName(text: string): text is WorldName {
  return Object.hasOwn(WORLDS, text)
}

/** The sentence for a name that no world has. */
export function unknownWorld(text: string): string {
  return `There is no world "${text}". Worlds: ${WORLD_NAMES.join(', ')}.`
}
