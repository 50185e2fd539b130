import { expect, test, vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { coverPaths } from './coverPaths.ts'
import { describePaths } from './describePaths.ts'
import type { PathModel } from './model.ts'
import { callsOfRepeatedEvents } from './repeatedEvents.ts'

/** The time and the id of what is made in path tests. */
const NOW = Date.parse('2026-03-02T09:00:00Z')
const NEW_ID = '0-0-0-0-0'

/**
 * Declares the path tests of a machine: generated shortest paths take every transition of its definition, and what
 * each does is recorded in the file beside the test. To record intended changes: `npx vitest run FILE -u`.
 */
export function testPaths<M extends AnyStateMachine>(
  machine: M,
  record: string,
  ...models: PathModel<M>[]
): void {
  test(`generated paths take every transition of the machine ${machine.id} and do what was recorded`, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    const ids = vi.spyOn(crypto, 'randomUUID').mockReturnValue(NEW_ID)
    const { paths, missing } = coverPaths(machine, models)
    vi.useRealTimers()
    ids.mockRestore()
    expect(missing).toEqual([])
    await expect(describePaths(paths)).toMatchFileSnapshot(record)
    expect(callsOfRepeatedEvents(machine, models, paths)).toEqual([])
  })
}
