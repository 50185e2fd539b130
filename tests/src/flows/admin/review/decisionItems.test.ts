import { expect, test } from 'vitest'
import { createActor, type EventObject, setup } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import type { PageLeft, StepFinished } from '../../../../../src/flows/admin/review/decision.types.ts'
import { fromEachApplication } from '../../../../../src/flows/admin/review/fromEachApplication.ts'
import { settled } from '../../../../support/documents.ts'

/** Calls that wait until the test answers them, behind a machine that hears of each. */
function start(count: number, isImmediate = false) {
  const calls: {
    id: string
    signal: AbortSignal
    isImmediate: boolean
    answer: () => void
    fail: (error: unknown) => void
  }[] = []
  const heard: StepFinished[] = []
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
    (reason) => ({ kind: 'failed', reason }),
  )
  const machine = setup({
    types: { events: {} as StepFinished | PageLeft | { type: 'stopped' } },
    actors: { items },
    actions: { note: ({ event }) => heard.push(event as StepFinished) },
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
  const rowsActor = actor.getSnapshot().children.items
  return { calls, heard, actor, tellRows: (event: EventObject) => rowsActor?.send(event as PageLeft) }
}

const ids = (calls: readonly { id: string }[]) => calls.map(({ id }) => id)

test('items are called for a few at a time, in their order, each once', async () => {
  const { calls, heard } = start(6)
  expect(ids(calls)).toEqual(['0', '1', '2', '3'])
  calls[2]?.answer()
  await settled()
  expect(ids(calls)).toEqual(['0', '1', '2', '3', '4'])
  for (const call of calls) call.answer()
  await settled()
  calls[5]?.answer()
  await settled()
  expect(ids(heard).sort()).toEqual(['0', '1', '2', '3', '4', '5'])
  expect(calls).toHaveLength(6)
})

test('one that fails is told with its reason, and the others go on', async () => {
  const { calls, heard } = start(5)
  calls[0]?.fail(new Error('No connection'))
  await settled()
  expect(heard).toEqual([
    {
      type: 'item.finished',
      id: '0',
      status: { kind: 'failed', reason: 'No connection' },
      application: null,
    },
  ])
  expect(calls).toHaveLength(5)
})

test('when the page is left the rest starts before anything else happens', () => {
  const { calls, tellRows } = start(9)
  tellRows({ type: 'page.left' })
  expect(calls.map(({ isImmediate }) => isImmediate)).toEqual([
    ...Array(4).fill(false),
    ...Array(5).fill(true),
  ])
})

test('all of them start at once where that is asked for', () => {
  const { calls } = start(9, true)
  expect(calls).toHaveLength(9)
})

test('stopped, it aborts what is under way, starts nothing, and is not heard of again', async () => {
  const { calls, heard, actor } = start(6)
  actor.send({ type: 'stopped' })
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true)
  for (const call of calls) call.answer()
  await settled()
  expect(heard).toEqual([])
  expect(calls).toHaveLength(4)
})
