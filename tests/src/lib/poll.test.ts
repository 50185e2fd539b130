import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPoll } from '../../../src/lib/poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class Page extends EventTarget {
  hidden = false
  setHidden(hidden: boolean) {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

function start(load: (signal: AbortSignal) => Promise<string> = async () => 'data') {
  const page = new Page()
  const window = new EventTarget()
  const received: unknown[] = []
  const handle = (delay: number) => (value: unknown) => {
    received.push(value)
    return delay
  }
  const loads = vi.fn(load)
  const poll = createPoll({ load: loads, onData: handle(1000), onError: handle(5000), page, window })
  return { page, window, received, loads, poll }
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a poll loads again after the delay that the result handler returns', async () => {
  const { poll, loads, received } = start()
  poll.loadNow()
  await advance(2999)
  expect(loads).toHaveBeenCalledTimes(3)
  expect(received).toEqual(['data', 'data', 'data'])
})

test('a poll loads again after the delay that the error handler returns', async () => {
  const error = new Error('Bad Gateway')
  const { poll, loads, received } = start(() => Promise.reject(error))
  poll.loadNow()
  await advance(4999)
  expect(loads).toHaveBeenCalledTimes(1)
  await advance(1)
  expect(loads).toHaveBeenCalledTimes(2)
  expect(received).toEqual([error, error])
})

test('a poll stops when the handler returns null', async () => {
  const page = new Page()
  const load = vi.fn(async () => 'data')
  createPoll({ load, onData: () => null, onError: () => null, page }).loadAfter(100)
  await advance(10_000)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a poll starts no load while the page is hidden, and one when it is visible again', async () => {
  const { poll, page, loads } = start()
  poll.loadAfter(1000)
  page.setHidden(true)
  await advance(10_000)
  expect(loads).not.toHaveBeenCalled()
  page.setHidden(false)
  expect(loads).toHaveBeenCalledTimes(1)
})

test('returning to the page starts one load although two events are dispatched', async () => {
  const { poll, page, window, loads } = start(() => new Promise(() => {}))
  poll.loadAfter(1000)
  page.setHidden(true)
  page.setHidden(false)
  window.dispatchEvent(new Event('focus'))
  expect(loads).toHaveBeenCalledTimes(1)
  expect(poll.isLoading).toBe(true)
})

test.each(['loadNow', 'loadAfter', 'stop'] as const)('%s aborts the load in progress', async (method) => {
  const signals: AbortSignal[] = []
  const ends: ((data: string) => void)[] = []
  const { poll, received } = start((signal) => {
    signals.push(signal)
    return new Promise((resolve) => ends.push(resolve))
  })
  poll.loadNow()
  poll[method](1000)
  expect(signals[0]?.aborted).toBe(true)
  ends[0]?.('outdated')
  await advance(0)
  expect(received).toEqual([])
})

test('a stopped poll ignores the page and the window', async () => {
  const { poll, page, window, loads } = start()
  poll.loadAfter(1000)
  poll.stop()
  page.setHidden(false)
  window.dispatchEvent(new Event('focus'))
  await advance(10_000)
  expect(loads).not.toHaveBeenCalled()
})
