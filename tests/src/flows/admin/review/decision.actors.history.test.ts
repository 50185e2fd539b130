import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { liveActors as historyActors } from '../../../../../src/flows/admin/review/history.actors.ts'
import { historyMachine } from '../../../../../src/flows/admin/review/history.machine.ts'
import { reviewApplication } from '../../../../../src/hosted/applications.ts'
import { sendApprovalEmail } from '../../../../../src/hosted/functions.ts'
import { USERS } from '../../../../supabase/fixture.ts'
import {
  network,
  OFFLINE,
  PENDING,
  setUpDecisions,
  stored,
} from '../../../../support/flows/decisionActors.ts'
import { offline } from '../../../../support/flows/mockNetwork.ts'

setUpDecisions()

describe('the history', () => {
  async function open(id: string) {
    const actor = createActor(historyMachine.provide({ actors: historyActors }), {
      input: { applicationId: id },
    })
    actor.start()
    const waitUntilLoaded = () => waitFor(actor, (state) => !state.matches('loading'), { timeout: 10_000 })
    await waitUntilLoaded()
    return { actor, waitUntilLoaded }
  }

  test('the history contains decisions, admins and emails', async () => {
    await reviewApplication(PENDING, { status: 'approved', notes: null, reviewedBy: USERS.admin.id })
    await sendApprovalEmail(await stored())
    const { actor } = await open(PENDING)
    expect(actor.getSnapshot().context.events.map(({ kind, by_email }) => [kind, by_email])).toEqual(
      expect.arrayContaining([
        ['approved', USERS.admin.email],
        ['emailed', null],
      ]),
    )
  })

  test('the history of an application without events is empty', async () => {
    expect((await open('00000000-0000-4000-8000-000000000999')).actor.getSnapshot().value).toBe('empty')
  })

  test('a history that could not be loaded shows the error and can be reloaded', async () => {
    network.answerWith('/hosted/rest/v1/submission_events', offline)
    const { actor, waitUntilLoaded } = await open(PENDING)
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: OFFLINE } })
    network.answerAsUsual()
    actor.send({ type: 'reload.requested' })
    await waitUntilLoaded()
    expect(actor.getSnapshot().value).not.toBe('failed')
  })
})
