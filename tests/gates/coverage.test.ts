import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fileGates } from '../../.storybook/fileGates.ts'
import { FLOWS, type FlowName, isInFlow } from '../../stories/flow-pages/flows.ts'
import { stateKey, stateStoriesIn } from '../../stories/flow-pages/stateStories.ts'
import { catalogueGates, loadCatalogue } from '../../stories/quality/catalogueGates.ts'
import { needlessExceptions } from '../../stories/quality/componentGate.ts'
import { leavesOf } from '../../stories/quality/stateGate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const gates = [...(await catalogueGates()), ...fileGates(root)]
const { machines, stories, components, componentStories } = await loadCatalogue()

test.each(gates)('nothing is missing for this rule: $rule', ({ missing }) => {
  expect(missing).toEqual([])
})

test.each([
  ['States', 200],
  ['Statuses', 15],
  ['Quoted texts', 80],
  ['Components', 40],
  ['Routes', 15],
  ['Operations', 51],
  ['Flows', 15],
])('the gate "%s" counts at least %i', (name, least) => {
  expect(gates.find((gate) => gate.name === name)?.total).toBeGreaterThanOrEqual(least)
})

test('no story declares a state that its machine does not have', () => {
  const known = new Set(
    machines.flatMap(({ machine }) => leavesOf(machine).map((leaf) => stateKey(machine.id, leaf))),
  )
  const shown = stateStoriesIn(stories.map(([, module]) => module)).keys()
  expect([...shown].filter((state) => !known.has(state))).toEqual([])
})

test.each(Object.keys(FLOWS) as FlowName[])(
  'the page of the flow %s shows a story of every leaf state of its machines',
  (flow) => {
    const belongs = (path: string) => isInFlow(flow, path.replace(/^(\.\.\/)+(src\/)?/, ''))
    const modules = stories.filter(([path]) => belongs(path)).map(([, module]) => module)
    const shown = stateStoriesIn(modules)
    const missing = machines
      .filter(({ path }) => belongs(path))
      .flatMap(({ machine }) => leavesOf(machine).map((leaf) => stateKey(machine.id, leaf)))
      .filter((state) => !shown.has(state))
    expect(missing).toEqual([])
  },
)

/** Flows whose states show nothing but the page around them. */
const WITHOUT_CONTENTS: readonly FlowName[] = ['secret-sequence', 'session']

test.each((Object.keys(FLOWS) as FlowName[]).filter((flow) => !WITHOUT_CONTENTS.includes(flow)))(
  'a story of the flow %s has contents that a designer can change in the controls panel',
  (flow) => {
    const argsOf = (value: unknown) =>
      typeof value === 'object' && value !== null && 'args' in value ? Object.keys(value.args ?? {}) : []
    const changeable = stories
      .filter(([path]) => isInFlow(flow, path.replace(/^(\.\.\/)+/, '')))
      .flatMap(([, module]) => Object.values(module).flatMap(argsOf))
    expect(changeable).not.toEqual([])
  },
)

test('every story file of stories/ui belongs to a component', () => {
  const named = Object.keys(componentStories)
  expect(named.filter((name) => !components.includes(name)).sort()).toEqual(['All', 'Library'])
})

test('every exception from the stories of components is needed', () => {
  expect(needlessExceptions(componentStories)).toEqual([])
})
