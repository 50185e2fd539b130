import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { FLOWS, type FlowName, isInFlow } from '../../stories/flow-pages/flows.ts'
import { stateKey, stateStoriesIn } from '../../stories/flow-pages/stateStories.ts'

const machineModules = import.meta.glob<Record<string, unknown>>(
  ['../../src/**/*.machine.ts', '../../mocks/**/*.machine.ts'],
  { eager: true },
)
const storyModules = import.meta.glob<Record<string, StoryObj> & { default: Meta }>(
  '../../stories/**/*.stories.tsx',
  { eager: true },
)

const machines = Object.values(machineModules).flatMap((module) => Object.values(module).filter(isMachine))

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'getStateNodeById' in value
}

/** The leaf states of a machine as dotted paths. */
function leavesOf(machine: AnyStateMachine): string[] {
  return getStateNodes(machine.root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
}

/** Every state that a story declares, as `machine.state`. */
const shown = new Set(
  Object.values(storyModules).flatMap(({ default: _, ...stories }) =>
    Object.values(stories).flatMap(({ parameters }) => statesOf(parameters?.machine)),
  ),
)

function statesOf(machine: { id: string; states: string[] } | undefined): string[] {
  return machine?.states.map((state) => `${machine.id}.${state}`) ?? []
}

test.each(machines.map((machine) => [machine.id, machine] as const))(
  'every leaf state of the machine %s has a story',
  (id, machine) => {
    const leaves = leavesOf(machine)
    expect(leaves.length).toBeGreaterThan(0)
    expect(leaves.filter((leaf) => !shown.has(`${id}.${leaf}`))).toEqual([])
  },
)

test('no story declares a state that its machine does not have', () => {
  const known = new Set(
    machines.flatMap((machine) => leavesOf(machine).map((leaf) => `${machine.id}.${leaf}`)),
  )
  expect([...shown].filter((state) => !known.has(state))).toEqual([])
})

test.each(Object.keys(FLOWS) as FlowName[])(
  'the page of the flow %s shows a story of every leaf state of its machines',
  (flow) => {
    const belongs = ([path]: [string, unknown]) =>
      isInFlow(flow, path.replace(/^\.\.\/\.\.\/(src|stories)\//, ''))
    const modules = Object.entries(storyModules).filter(belongs)
    const stories = stateStoriesIn(
      modules.filter(([path]) => !/-(live|behavior)\./.test(path)).map(([, module]) => module),
    )
    const flowMachines = Object.entries(machineModules)
      .filter(belongs)
      .flatMap(([, module]) => Object.values(module).filter(isMachine))
    const missing = flowMachines.flatMap((machine) =>
      leavesOf(machine).filter((leaf) => !stories.has(stateKey(machine.id, leaf))),
    )
    expect(missing).toEqual([])
  },
)
