import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { countByStatus } from '../../src/domain/waitlistCounts.ts'
import { adminWaitlistMachine } from '../../src/flows/admin/adminWaitlist.machine.ts'
import type { WaitlistSubmission } from '../../src/hosted/submissions.ts'

const row = (status: WaitlistSubmission['status']) => ({ status }) as WaitlistSubmission

function start(list: () => Promise<readonly WaitlistSubmission[]>) {
  const actors = { listSubmissions: fromPromise<readonly WaitlistSubmission[], undefined>(list) }
  return createActor(adminWaitlistMachine.provide({ actors })).start()
}

test.each([
  ['ready', async () => [row('pending')]],
  ['empty', async () => []],
  ['failed', async () => Promise.reject(new Error('unreachable'))],
] as const)('loads and is %s, and loads again when asked', async (state, list) => {
  const actor = start(list)
  await waitFor(actor, (snapshot) => snapshot.matches(state))
  actor.send({ type: 'reload.requested' })
  expect(actor.getSnapshot().value).toBe('loading')
  await waitFor(actor, (snapshot) => snapshot.matches(state))
})

test('counts every status, those of nobody as well', () => {
  expect(countByStatus([row('pending'), row('active'), row('pending')])).toEqual({
    total: 3,
    pending: 2,
    approved: 0,
    rejected: 0,
    registered: 0,
    active: 1,
  })
})
