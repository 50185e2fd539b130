import { expect, test } from 'vitest'
import { createAdjustableClock, createManualClock } from '../../mocks/clock.ts'
import { runDueTasks } from '../support/runDueTasks.ts'

const DAY = 24 * 60 * 60 * 1000

/** Whether a promise is settled after everything that is due. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  void promise.then(() => {
    settled = true
  })
  await runDueTasks()
  return settled
}

test('an adjustable clock is ahead of its base by the offset and runs with it', async () => {
  const base = createManualClock(1_000)
  const clock = createAdjustableClock(base, DAY)
  expect([clock.now(), clock.offset()]).toEqual([1_000 + DAY, DAY])
  await base.advance(50)
  clock.setOffset(2 * DAY)
  expect(clock.now()).toBe(1_050 + 2 * DAY)
  clock.setOffset(0)
  expect(clock.now()).toBe(1_050)
})

test('a sleep ends when the adjustable clock is advanced beyond its end', async () => {
  const clock = createAdjustableClock(createManualClock(0))
  const short = clock.sleep(60_000)
  const long = clock.sleep(2 * DAY)
  clock.setOffset(DAY)
  expect([await isSettled(short), await isSettled(long)]).toEqual([true, false])
})

test('a sleep ends after its duration although the adjustable clock was set back', async () => {
  const base = createManualClock(0)
  const clock = createAdjustableClock(base, DAY)
  const sleep = clock.sleep(60_000)
  clock.setOffset(0)
  expect(await isSettled(sleep)).toBe(false)
  await base.advance(60_000)
  expect(await isSettled(sleep)).toBe(true)
})
