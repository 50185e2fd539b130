import { expect, test } from 'vitest'
import { takeTurn } from '../../../stories/flow-pages/takeTurn.ts'
import { runDueTasks } from '../../support/runDueTasks.ts'

test('two previews load at the same time, and the next starts when one has ended', async () => {
  const started: number[] = []
  const turns = [0, 1, 2, 3, 4].map((index) => {
    const turn = takeTurn()
    turn.start.then(() => started.push(index))
    return turn
  })
  await runDueTasks()
  expect(started).toEqual([0, 1])

  turns[2]?.end()
  turns[0]?.end()
  turns[0]?.end()
  await runDueTasks()
  expect(started).toEqual([0, 1, 3])

  turns[1]?.end()
  turns[3]?.end()
  await runDueTasks()
  expect(started).toEqual([0, 1, 3, 4])
  turns[4]?.end()
})
