import { expect, test } from 'vitest'
import { and, assign, createMachine, emit, not, setup } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { CONTINUED } from '../../../../stories/flow-pages/chart/boxes.ts'
import { drawingOf } from '../../../../stories/flow-pages/chart/drawing.ts'
import { chartOf } from '../../../../stories/flow-pages/chart/model.ts'
import { MACHINES } from './machines.ts'

test.each(MACHINES)('the chart of the machine %s has every state and every transition', (_, machine) => {
  const { states, transitions } = chartOf(machine)
  const nodes = getStateNodes(machine.root)
  expect(states.map(({ id }) => id)).toEqual(nodes.map(({ path }) => path.join('.')))
  const definitions = [machine.root, ...nodes].flatMap((node) => [
    ...(node.always ?? []),
    ...[...node.transitions.values()].flat(),
  ])
  expect(transitions).toHaveLength(definitions.length)
})

test.each(MACHINES)('the drawing of the machine %s shows every state and every transition', (_, machine) => {
  const chart = chartOf(machine)
  const { boxes, arrows } = drawingOf(chart, true)
  const boxIds = new Set(boxes.map(({ id }) => id))
  expect(chart.states.filter(({ id }) => !boxIds.has(id))).toEqual([])
  expect(arrows.filter(({ source, target }) => !boxIds.has(source) || !boxIds.has(target))).toEqual([])
  const arrowLines = arrows.flatMap(({ lines }) => lines.filter((line) => !line.startsWith(CONTINUED)))
  expect(arrowLines).toHaveLength(chart.transitions.filter(({ target }) => target !== null).length)
  const shown = [...arrowLines, ...boxes.flatMap(({ lines }) => lines)]
  expect(
    chart.transitions.filter(
      ({ event }) => !shown.some((line) => line.startsWith(event.split(' ')[0] ?? event)),
    ),
  ).toEqual([])
})

const example = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'started' | 'stopped' | 'reset' },
    emitted: {} as { type: 'left'; count: number } | { type: 'ended' },
  },
  guards: { isReady: () => true, isIdle: () => true },
  actions: { log: () => {} },
}).createMachine({
  id: 'example',
  context: { count: 0 },
  initial: 'waiting',
  on: { reset: { guard: and(['isReady', not('isIdle')]), target: '.waiting' } },
  states: {
    waiting: {
      entry: 'log',
      always: { guard: ({ context }) => context.count > 3, target: 'ended' },
      on: { started: { actions: assign({ count: 1 }), target: 'running' } },
      after: { 1500: 'ended' },
    },
    running: {
      exit: [assign(() => ({ count: 0 })), emit(({ context }) => ({ type: 'left', count: context.count }))],
      type: 'parallel',
      on: { stopped: { actions: 'log' } },
      states: { first: { initial: 'one', states: { one: {}, past: { type: 'history' } } }, second: {} },
    },
    ended: { type: 'final', entry: emit({ type: 'ended' }) },
  },
})

test('the chart of a machine names events, guards, delays and actions', () => {
  const { transitions } = chartOf(example)
  expect(transitions).toEqual([
    { source: null, target: 'waiting', event: 'reset', guard: 'isReady and not isIdle', actions: [] },
    { source: 'waiting', target: 'ended', event: 'immediately', guard: 'context.count > 3', actions: [] },
    { source: 'waiting', target: 'running', event: 'started', guard: null, actions: ['set count'] },
    { source: 'waiting', target: 'ended', event: 'after 1.5 s', guard: null, actions: [] },
    { source: 'running', target: null, event: 'stopped', guard: null, actions: ['log'] },
  ])
})

test('the chart of a machine has the kind, parent and actions of its states', () => {
  const { states } = chartOf(example)
  expect(states.map(({ id, kind, parent, isInitial }) => [id, kind, parent, isInitial])).toEqual([
    ['waiting', 'atomic', null, true],
    ['running', 'parallel', null, false],
    ['running.first', 'compound', 'running', false],
    ['running.first.one', 'atomic', 'running.first', true],
    ['running.first.past', 'history', 'running.first', false],
    ['running.second', 'atomic', 'running', false],
    ['ended', 'final', null, false],
  ])
  expect(states[0]?.entry).toEqual(['log'])
  expect(states[1]?.exit).toEqual(['update the context', 'emit left'])
  expect(states[6]?.entry).toEqual(['emit ended'])
})

test('transitions between the same two states are one arrow with several lines', () => {
  const { arrows } = drawingOf(chartOf(example), false)
  expect(arrows.map(({ source, target, lines }) => [source, target, lines])).toEqual([
    ['#start', 'waiting', []],
    ['running.first#start', 'running.first.one', []],
    ['#any', 'waiting', ['reset [isReady and not isIdle]']],
    ['waiting', 'ended', ['immediately [context.count >', '  3]', 'after 1.5 s']],
    ['waiting', 'running', ['started']],
  ])
})

test('actions and transitions without a target are lines of their state when actions are shown', () => {
  const lines = (showActions: boolean) =>
    drawingOf(chartOf(example), showActions).boxes.find(({ id }) => id === 'running')?.lines
  expect(lines(false)).toEqual([])
  expect(lines(true)).toEqual(['exit: update the context', 'exit: emit left', 'stopped / log'])
})

test('a machine without states has an empty chart', () => {
  expect(chartOf(createMachine({ id: 'empty' }))).toEqual({
    id: 'empty',
    isParallel: false,
    states: [],
    transitions: [],
    actors: [],
  })
})
