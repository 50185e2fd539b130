import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferWork } from '../../../mocks/persistence/deferWork.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const DELAY = { pauseMs: 500, maxWaitMs: 4_000 }

test('deferred work starts once, after a pause without calls', async () => {
  const work = vi.fn(async () => {})
  const deferred = deferWork(work, DELAY)
  await vi.advanceTimersByTimeAsync(400)
  deferred.postpone()
  await vi.advanceTimersByTimeAsync(499)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledOnce()
  deferred.postpone()
  await deferred.finish()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledOnce()
})

test('deferred work starts after the maximum wait although calls keep arriving', async () => {
  const work = vi.fn(async () => {})
  const deferred = deferWork(work, DELAY)
  for (let waited = 0; waited < 3_900; waited += 300) {
    await vi.advanceTimersByTimeAsync(300)
    deferred.postpone()
  }
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledOnce()
})

test('deferred work starts at once when it is needed, and everybody waits for its end', async () => {
  let end = () => {}
  const work = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  const deferred = deferWork(work, DELAY)
  const finished: string[] = []
  const waiting = ['first', 'second'].map((name) => deferred.finish().then(() => finished.push(name)))
  expect(work).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(finished).toEqual([])
  end()
  await Promise.all(waiting)
  expect(finished).toEqual(['first', 'second'])
  expect(work).toHaveBeenCalledOnce()
})
