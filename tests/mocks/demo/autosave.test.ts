import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave } from '../../../mocks/demo/autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('many changes are saved once, a moment later', async () => {
  const save = vi.fn(async () => {})
  const autosave = createAutosave(save, 300)
  autosave.schedule()
  await vi.advanceTimersByTimeAsync(200)
  autosave.schedule()
  await vi.advanceTimersByTimeAsync(299)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save).toHaveBeenCalledOnce()
})

test('saving at once leaves nothing for later', async () => {
  const save = vi.fn(async () => {})
  const autosave = createAutosave(save, 300)
  autosave.schedule()
  await autosave.flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledOnce()
})

test('one save runs at a time, and whoever asks meanwhile waits for one that begins later', async () => {
  const running: (() => void)[] = []
  const save = vi.fn(() => new Promise<void>((resolve) => running.push(resolve)))
  const autosave = createAutosave(save, 300)
  const finished: string[] = []
  const saves = ['first', 'second', 'third'].map((name) => autosave.flush().then(() => finished.push(name)))
  expect(save).toHaveBeenCalledOnce()
  running.shift()?.()
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(finished).toEqual(['first'])
  running.shift()?.()
  await Promise.all(saves)
  expect(finished).toEqual(['first', 'second', 'third'])
})
