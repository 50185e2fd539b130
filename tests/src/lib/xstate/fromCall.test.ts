import { expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { fromCall } from '../../../../src/lib/xstate/fromCall.ts'
import { runDueTasks } from '../../../support/runDueTasks.ts'

test('an actor returns what its call returns, or fails with its error', async () => {
  const double = fromCall<number, number>(async ({ input }) => input * 2)
  await expect(toPromise(createActor(double, { input: 2 }).start())).resolves.toBe(4)
  const fail = fromCall(() => Promise.reject(new Error('Offline')))
  await expect(toPromise(createActor(fail).start())).rejects.toThrow('Offline')
})

test('an actor that is stopped aborts its call, whose error is not reported', async () => {
  let aborted: AbortSignal | undefined
  const actor = createActor(
    fromCall(({ signal }) => {
      aborted = signal
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    }),
  )
  const error = vi.fn()
  actor.subscribe({ error })
  actor.start()
  expect(aborted?.aborted).toBe(false)
  actor.stop()
  expect(aborted?.aborted).toBe(true)
  await runDueTasks()
  expect(error).not.toHaveBeenCalled()
})
