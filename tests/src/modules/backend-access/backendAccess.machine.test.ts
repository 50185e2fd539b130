import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AccessProblem } from '../../../../src/modules/backend-access/backendAccess.machine.ts'
import { backendAccessMachine } from '../../../../src/modules/backend-access/backendAccess.machine.ts'

type Check = () => Promise<AccessProblem>

function start(findProblem: Check, hasAccount = true) {
  const actor = createActor(
    backendAccessMachine.provide({ actors: { findProblem: fromPromise(() => findProblem()) } }),
    { input: { hasAccount, issue: 'noAccount' } },
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), emitted }
}

describe('backend access machine', () => {
  test.each(['unreachable', 'reachable', 'otherPassword', 'notSetUp', 'noAccount'] as const)(
    'the backend access machine reaches the state of the problem %s after the check',
    async (problem) => {
      const { actor } = start(async () => problem)
      expect(actor.getSnapshot().value).toBe('checking')
      await waitFor(actor, (state) => state.matches(problem))
    },
  )

  test('the backend access machine treats a failed check as unreachable, and a retry checks again', async () => {
    const findProblem = vi
      .fn<Check>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('notSetUp')
    const { actor } = start(findProblem)
    await waitFor(actor, (state) => state.matches('unreachable'))
    actor.send({ type: 'retry.requested' })
    expect(actor.getSnapshot().value).toBe('retrying')
    await waitFor(actor, (state) => state.matches('notSetUp'))
    expect(findProblem).toHaveBeenCalledTimes(2)
  })

  test('the backend access machine checks nothing for demo access', () => {
    const findProblem = vi.fn<Check>()
    expect(start(findProblem, false).actor.getSnapshot().value).toBe('demoAccess')
    expect(findProblem).not.toHaveBeenCalled()
  })

  test('the backend access machine emits the request to sign in again', async () => {
    const { actor, emitted } = start(async () => 'noAccount')
    actor.send({ type: 'signIn.requested' })
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'signIn.requested' })
  })
})
