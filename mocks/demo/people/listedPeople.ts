import type { ControlState } from '../../control/state.ts'

/** A person as the controls list them. */
export type ListedPerson = ControlState['worlds'][number]['people'][string]

/** The people of the current world, by role. */
export function peopleOf({ world, worlds }: ControlState): Readonly<Partial<Record<string, ListedPerson>>> {
  return worlds.find(({ name }) => name === world)?.people ?? {}
}
