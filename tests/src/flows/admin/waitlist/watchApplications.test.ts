import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, type EventObject, setup } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import type { WatchRequest } from '../../../../../src/flows/admin/waitlist/watchApplications.ts'
import { createWatcher } from '../../../../../src/flows/admin/waitlist/watchApplications.ts'
import type { Application } from '../../../../../src/hosted/applications.ts'

// Hidden pages and the abort of a listing are tested in tests/src/lib/poll.test.ts.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ROWS = [createApplication({ id: 'a' })]

function start(load: (signal: AbortSignal) => Promise<readonly Application[]> = async () => ROWS) {
  const list = vi.fn(load)
  const page = Object.assign(new EventTarget(), { hidden: false })
  const reports: EventObject[] = []
  const machine = setup({
    types: { events: {} as EventObject },
    actors: { watch: createWatcher({ list, page, window: new EventTarget() }) },
  }).createMachine({
    invoke: { id: 'watch', src: 'watch' },
    on: { '*': { actions: ({ event }) => void reports.push(event) } },
  })
  const actor = createActor(machine).start()
  const request = (type: WatchRequest['type']) => actor.getSnapshot().children.watch?.send({ type })
  return { actor, list, reports, request }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('watchApplications lists the applications every 30 seconds, also after a failure', async () => {
  let isDown = false
  const { list, reports } = start(async () => (isDown ? Promise.reject(new Error('Unreachable.')) : ROWS))
  await seconds(29)
  expect(list).not.toHaveBeenCalled()
  await seconds(1)
  isDown = true
  await seconds(30)
  isDown = false
  await seconds(30)
  const listed = { type: 'listing.refreshed', applications: ROWS }
  expect(reports).toEqual([listed, { type: 'refresh.failed', reason: 'Unreachable.' }, listed])
})

test('watchApplications lists at once on request, and no more after it is stopped', async () => {
  const { actor, list, request } = start()
  request('refresh.requested')
  expect(list).toHaveBeenCalledOnce()
  actor.stop()
  await seconds(90)
  expect(list).toHaveBeenCalledOnce()
})

test('watchApplications discards a listing that is older than a change and lists once a second after several changes', async () => {
  const lists: { signal: AbortSignal; answer: () => void }[] = []
  const { reports, request } = start(
    (signal) => new Promise((resolve) => lists.push({ signal, answer: () => resolve(ROWS) })),
  )
  request('refresh.requested')
  request('listing.outdated')
  expect(lists[0]?.signal.aborted).toBe(true)
  lists[0]?.answer()
  await seconds(0.5)
  request('listing.outdated')
  await seconds(0.9)
  expect([lists.length, reports]).toEqual([1, []])
  await seconds(0.1)
  expect(lists).toHaveLength(2)
  lists[1]?.answer()
  await seconds(0)
  expect(reports).toHaveLength(1)
})
