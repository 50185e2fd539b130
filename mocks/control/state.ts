import { SCENARIOS } from '../faults/scenarios.ts'
import type { Person } from '../worlds/people.ts'
import type { World } from '../worlds/world.ts'
import { WORLDS } from '../worlds/worlds.ts'
import type { ControlTarget } from './target.ts'

/** The answer of `GET /__mock` and of every control that changes something. */
export type ControlState = ReturnType<typeof controlState>

export function controlState({ settings, clock, canUndo }: ControlTarget) {
  const { world, faults } = settings()
  return {
    world,
    worlds: Object.entries<World>(WORLDS).map(([name, { title, description, people }]) => ({
      name,
      title,
      description,
      people: presentPeople(people),
    })),
    faults: [...faults],
    scenarios: Object.entries(SCENARIOS).map(([name, { title, description }]) => ({
      name,
      title,
      description,
    })),
    clock: { now: new Date(clock.now()).toISOString(), offsetMs: clock.offset() },
    canUndo: canUndo(),
  }
}

/** What a client needs to sign in. */
type SignInDetails = Pick<Person, 'email' | 'password' | 'firstName' | 'lastName' | 'occupation'>

/** By role. */
function presentPeople(people: World['people']): Record<string, SignInDetails> {
  return Object.fromEntries(
    Object.entries(people).map(([role, { email, password, firstName, lastName, occupation }]) => [
      role,
      { email, password, firstName, lastName, ...(occupation !== undefined && { occupation }) },
    ]),
  )
}
