import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, type EventObject, setup } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import type { WatchRequest } from '../../../../../src/flows/admin/waitlist/watchApplications.ts'
import { createWatcher } from '../../../../../src/flows/admin/waitlist/watchApplications.ts'
import type { Application } from '../../../../../src/hosted/applications.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ROWS = [createApplication({ id: 'a' })]

function start(load: (signal: AbortSignal) => Promise<readonly Application[]> = async () => ROWS) {
  const list = vi.fn(load)
  const page = Object.assign(new EventTarget(), { hidden: false })
  const window = new EventTarget()
  const reports: EventObject[] = []
  const machine = setup({
    types: { events: {} as EventObject },
    actors: { watch: createWatcher({ list, page, window }) },
  }).createMachine({
    invoke: { id: 'watch', src: 'watch' },
    on: { '*': { actions: ({ event }) => void reports.push(event) } },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    list,
    reports,
    request: (type: WatchRequest['type']) => actor.getSnapshot().children.watch?.send({ type }),
    focus: () => window.dispatchEvent(new Event('focus')),
    show(isShown: boolean) {
      page.hidden = !isShown
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('watchApplications lists the applications every 30 seconds', async () => {
  const { list, reports } = start()
  await seconds(29)
  expect(list).not.toHaveBeenCalled()
  await seconds(62)
  expect(list).toHaveBeenCalledTimes(3)
  expect(reports[0]).toEqual({ type: 'listing.refreshed', applications: ROWS })
})

test('watchApplications does not list while the page is hidden and lists once when the user returns', async () => {
  const { list, show, focus } = start()
  show(false)
  await seconds(300)
  expect(list).not.toHaveBeenCalled()
  // Both events cause one listing.
  show(true)
  focus()
  await seconds(1)
  expect(list).toHaveBeenCalledTimes(1)
})

test('watchApplications lists at once on request', async () => {
  const { list, request } = start()
  request('refresh.requested')
  await seconds(0)
  expect(list).toHaveBeenCalledTimes(1)
})

test('watchApplications reports why a listing failed and lists again after the interval', async () => {
  let isDown = true
  const { reports } = start(async () => (isDown ? Promise.reject(new Error('Unreachable.')) : ROWS))
  await seconds(30)
  expect(reports).toEqual([{ type: 'refresh.failed', reason: 'Unreachable.' }])
  isDown = false
  await seconds(30)
  expect(reports.at(-1)).toMatchObject({ type: 'listing.refreshed' })
})

test('watchApplications discards a listing that is older than a change and lists once for several changes', async () => {
  const signals: AbortSignal[] = []
  const { reports, request, list } = start(async (signal) => {
    signals.push(signal)
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    return ROWS
  })
  request('refresh.requested')
  await seconds(1)
  request('listing.outdated')
  expect(signals[0]?.aborted).toBe(true)
  request('listing.outdated')
  request('listing.outdated')
  await seconds(5.5)
  expect(reports).toEqual([])
  expect(list).toHaveBeenCalledTimes(2)
  await seconds(1)
  expect(reports).toHaveLength(1)
})

test('watchApplications stops listing when the actor is stopped', async () => {
  const { actor, list, reports, request, show } = start()
  request('refresh.requested')
  actor.stop()
  show(true)
  await seconds(90)
  expect(list).toHaveBeenCalledTimes(1)
  expect(reports).toEqual([])
})
