import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, type EventObject, setup } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import type { WatchRequest } from '../../../../../src/flows/admin/waitlist/watchApplications.ts'
import { createWatcher } from '../../../../../src/flows/admin/waitlist/watchApplications.ts'
import type { Application } from '../../../../../src/hosted/applications.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ROWS = [createApplication({ id: 'a' })]

function start(list: (signal: AbortSignal) => Promise<readonly Application[]> = async () => ROWS) {
  const looks = vi.fn(list)
  const page = Object.assign(new EventTarget(), { hidden: false })
  const window = new EventTarget()
  const told: EventObject[] = []
  const machine = setup({
    types: { events: {} as EventObject },
    actors: { watch: createWatcher({ list: looks, page, window }) },
  }).createMachine({
    invoke: { id: 'watch', src: 'watch' },
    on: { '*': { actions: ({ event }) => void told.push(event) } },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    looks,
    told,
    ask: (type: WatchRequest['type']) => actor.getSnapshot().children.watch?.send({ type }),
    focus: () => window.dispatchEvent(new Event('focus')),
    show(isShown: boolean) {
      page.hidden = !isShown
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('looks every 30 seconds', async () => {
  const { looks, told } = start()
  await seconds(29)
  expect(looks).not.toHaveBeenCalled()
  await seconds(62)
  expect(looks).toHaveBeenCalledTimes(3)
  expect(told[0]).toEqual({ type: 'listing.refreshed', applications: ROWS })
})

test('does not look while nobody can see the page, and at once when it is come back to', async () => {
  const { looks, show, focus } = start()
  show(false)
  await seconds(300)
  expect(looks).not.toHaveBeenCalled()
  // Both are told; it is one look.
  show(true)
  focus()
  await seconds(1)
  expect(looks).toHaveBeenCalledTimes(1)
})

test('looks at once when asked', async () => {
  const { looks, ask } = start()
  ask('refresh.requested')
  await seconds(0)
  expect(looks).toHaveBeenCalledTimes(1)
})

test('tells why a look failed, and looks again later', async () => {
  let isDown = true
  const { told } = start(async () => (isDown ? Promise.reject(new Error('Unreachable.')) : ROWS))
  await seconds(30)
  expect(told).toEqual([{ type: 'refresh.failed', reason: 'Unreachable.' }])
  isDown = false
  await seconds(30)
  expect(told.at(-1)).toMatchObject({ type: 'listing.refreshed' })
})

test('drops a look that is older than a change here, and looks once for several', async () => {
  const signals: AbortSignal[] = []
  const { told, ask, looks } = start(async (signal) => {
    signals.push(signal)
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    return ROWS
  })
  ask('refresh.requested')
  await seconds(1)
  ask('listing.outdated')
  expect(signals[0]?.aborted).toBe(true)
  ask('listing.outdated')
  ask('listing.outdated')
  await seconds(5.5)
  expect(told).toEqual([])
  expect(looks).toHaveBeenCalledTimes(2)
  await seconds(1)
  expect(told).toHaveLength(1)
})

test('stops with the list', async () => {
  const { actor, looks, told, ask, show } = start()
  ask('refresh.requested')
  actor.stop()
  show(true)
  await seconds(90)
  expect(looks).toHaveBeenCalledTimes(1)
  expect(told).toEqual([])
})
