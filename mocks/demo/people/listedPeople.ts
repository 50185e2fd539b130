import type { ControlState } from '../../control/state.ts'

export type ListedPerson = ControlState['worlds'][number]['people'][string]

export function peopleOf({ world, worlds }: ControlState): Readonly<Partial<Record<string, ListedPerson>>> {
  return worlds.find(({ name }) => name === world)?.people ?? {}
}
