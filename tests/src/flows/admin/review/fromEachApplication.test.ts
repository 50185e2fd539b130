import { expect, test } from 'vitest'
import { createActor, type EventObject, setup } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import type { StepFinished, StepRequest } from '../../../../../src/flows/admin/review/decision.types.ts'
import { fromEachApplication } from '../../../../../src/flows/admin/review/fromEachApplication.ts'
import { flushPromises } from '../../../../support/documents.ts'

/** Starts the actor with calls that the test answers. */
function start(count: number, isImmediate = false) {
  const calls: {
    id: string
    signal: AbortSignal
    stopped: AbortSignal
    isImmediate: boolean
    answer: () => void
    fail: (error: unknown) => void
  }[] = []
  const results: StepFinished[] = []
  const items = fromEachApplication<{
    applications: ReturnType<typeof createApplication>[]
    isImmediate: boolean
  }>(
    ({ id }, _, how) =>
      new Promise((resolve, reject) => {
        calls.push({
          id,
          ...how,
          answer: () => resolve({ status: { kind: 'saved' }, application: null }),
          fail: reject,
        })
      }),
    { failed: (reason) => ({ kind: 'failed', reason }), stopped: 'stopped' },
  )
  const machine = setup({
    types: { events: {} as StepFinished | StepRequest | { type: 'stopped' } },
    actors: { items },
    actions: { note: ({ event }) => results.push(event as StepFinished) },
  }).createMachine({
    initial: 'going',
    states: {
      going: {
        invoke: {
          id: 'items',
          src: 'items',
          input: {
            applications: Array.from({ length: count }, (_, place) =>
              createApplication({ id: String(place) }),
            ),
            isImmediate,
          },
        },
        on: { 'item.finished': { actions: 'note' }, stopped: 'over' },
      },
      over: { on: { 'item.finished': { actions: 'note' } } },
    },
  })
  const actor = createActor(machine)
  actor.start()
  const childActor = actor.getSnapshot().children.items
  return {
    calls,
    results,
    actor,
    sendToActor: (event: EventObject) => childActor?.send(event as StepRequest),
  }
}

const ids = (calls: readonly { id: string }[]) => calls.map(({ id }) => id)

test('calls each application once, in order, at most four at a time', async () => {
  const { calls, results } = start(6)
  expect(ids(calls)).toEqual(['0', '1', '2', '3'])
  calls[2]?.answer()
  await flushPromises()
  expect(ids(calls)).toEqual(['0', '1', '2', '3', '4'])
  for (const call of calls) call.answer()
  await flushPromises()
  calls[5]?.answer()
  await flushPromises()
  expect(ids(results).sort()).toEqual(['0', '1', '2', '3', '4', '5'])
  expect(calls).toHaveLength(6)
})

test('fromEachApplication reports a failed call with its reason and continues with the others', async () => {
  const { calls, results } = start(5)
  calls[0]?.fail(new Error('No connection'))
  await flushPromises()
  expect(results).toEqual([
    {
      type: 'item.finished',
      id: '0',
      status: { kind: 'failed', reason: 'No connection' },
      application: null,
    },
  ])
  expect(calls).toHaveLength(5)
})

test('fromEachApplication starts all remaining calls synchronously when the page is left', () => {
  const { calls, sendToActor } = start(9)
  sendToActor({ type: 'page.left' })
  expect(calls.map(({ isImmediate }) => isImmediate)).toEqual([
    ...Array(4).fill(false),
    ...Array(5).fill(true),
  ])
})

test('fromEachApplication starts all calls at once when isImmediate is set', () => {
  const { calls } = start(9, true)
  expect(calls).toHaveLength(9)
})

test('fromEachApplication aborts running calls, starts no more and reports nothing after it is stopped', async () => {
  const { calls, results, actor } = start(6)
  actor.send({ type: 'stopped' })
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true)
  for (const call of calls) call.answer()
  await flushPromises()
  expect(results).toEqual([])
  expect(calls).toHaveLength(4)
})

test('fromEachApplication starts no further call when the step is stopped, and tells the running ones', async () => {
  const { calls, results, sendToActor } = start(6)
  sendToActor({ type: 'stop.requested' })
  await flushPromises()
  expect(results.map(({ id, status }) => [id, status.kind])).toEqual([
    ['4', 'stopped'],
    ['5', 'stopped'],
  ])
  expect(calls.map(({ stopped, signal }) => [stopped.aborted, signal.aborted])).toEqual(
    Array(4).fill([true, false]),
  )
  for (const call of calls) call.answer()
  await flushPromises()
  expect(results.slice(2).map(({ status }) => status.kind)).toEqual(Array(4).fill('saved'))
})
