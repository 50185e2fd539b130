import { expect, test } from 'vitest'
import { inParallel } from '../../../src/lib/inParallel.ts'
import { runDueTasks } from '../../support/runDueTasks.ts'

/** Calls that the test resolves one by one. */
function createWork() {
  const started: string[] = []
  const ends: Record<string, { resolve: () => void; reject: (error: Error) => void }> = {}
  const work = (item: string) => {
    started.push(item)
    return new Promise<void>((resolve, reject) => {
      ends[item] = { resolve, reject }
    })
  }
  return { started, ends, work }
}

test('inParallel starts at most `limit` items and the next one when one is done', async () => {
  const { started, ends, work } = createWork()
  inParallel(['a', 'b', 'c', 'd'], 2, work)
  expect(started).toEqual(['a', 'b'])
  ends.b?.resolve()
  await runDueTasks()
  expect(started).toEqual(['a', 'b', 'c'])
})

test('inParallel resolves when every item is done', async () => {
  const { ends, work } = createWork()
  let isFinished = false
  inParallel(['a', 'b'], 2, work).finished.then(() => {
    isFinished = true
  })
  ends.a?.resolve()
  await runDueTasks()
  expect(isFinished).toBe(false)
  ends.b?.resolve()
  await runDueTasks()
  expect(isFinished).toBe(true)
})

test('inParallel resolves at once when there are no items', async () => {
  await expect(inParallel([], 4, async () => {}).finished).resolves.toBeUndefined()
})

test('inParallel rejects with the first error and starts no further item', async () => {
  const { started, ends, work } = createWork()
  const { finished } = inParallel(['a', 'b', 'c'], 2, work)
  const failed = expect(finished).rejects.toThrow('Bad Gateway')
  ends.a?.reject(new Error('Bad Gateway'))
  await failed
  ends.b?.resolve()
  await runDueTasks()
  expect(started).toEqual(['a', 'b'])
})

test('inParallel starts all remaining items when the limit is removed', async () => {
  const { started, work } = createWork()
  inParallel(['a', 'b', 'c', 'd'], 1, work).removeLimit()
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})
