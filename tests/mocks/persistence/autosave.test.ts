import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave } from '../../../mocks/persistence/autosave.ts'
import { eventually } from '../../support/eventually.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('several changes are saved once, when the delay after the first one has passed', async () => {
  const save = vi.fn(async () => {})
  const autosave = createAutosave(save, 300)
  autosave.schedule()
  await vi.advanceTimersByTimeAsync(200)
  autosave.schedule()
  await vi.advanceTimersByTimeAsync(99)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledOnce()
})

test('an immediate save cancels the scheduled one', async () => {
  const save = vi.fn(async () => {})
  const autosave = createAutosave(save, 300)
  autosave.schedule()
  await autosave.flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledOnce()
})

test('calls during a save cause one later save', async () => {
  const running: (() => void)[] = []
  const save = vi.fn(() => new Promise<void>((resolve) => running.push(resolve)))
  const autosave = createAutosave(save, 300)
  const finished: string[] = []
  const saves = ['first', 'second', 'third'].map((name) => autosave.flush().then(() => finished.push(name)))
  expect(save).toHaveBeenCalledOnce()
  running.shift()?.()
  await eventually(() => expect(save).toHaveBeenCalledTimes(2))
  expect(finished).toEqual(['first'])
  running.shift()?.()
  await Promise.all(saves)
  expect(finished).toEqual(['first', 'second', 'third'])
})
