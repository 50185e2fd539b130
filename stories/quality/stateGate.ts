import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { stateKey } from '../flow-pages/stateStories.ts'
import type { Gate } from './gate.ts'

/** The leaf states of a machine as dotted paths. */
export function leavesOf(machine: AnyStateMachine): string[] {
  return getStateNodes(machine.root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
}

/** @param shown - the states that stories declare, as `stateKey` */
export function stateGate(machines: readonly AnyStateMachine[], shown: ReadonlySet<string>): Gate {
  const leaves = machines.flatMap((machine) => leavesOf(machine).map((leaf) => ({ id: machine.id, leaf })))
  return {
    name: 'States',
    rule: 'Every leaf state of a machine has a story.',
    total: leaves.length,
    missing: leaves
      .filter(({ id, leaf }) => !shown.has(stateKey(id, leaf)))
      .map(({ id, leaf }) => ({
        item: `${id}: ${leaf}`,
        todo: `Add a stateStory of the machine "${id}" in the state "${leaf}".`,
      })),
  }
}
