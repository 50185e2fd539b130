import { expect, test, vi } from 'vitest'
import { createActor, type EventObject, SimulatedClock, waitFor } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import { createUserRow } from '../../../../../mocks/factories/user.ts'
import { liveActors } from '../../../../../src/flows/admin/review/decision.actors.ts'
import { decisionMachine } from '../../../../../src/flows/admin/review/decision.machine.ts'
import { readApplication, reviewApplication } from '../../../../../src/hosted/applications.ts'
import { signIn } from '../../../../../src/hosted/auth.ts'
import { HOSTED_STORAGE_KEY } from '../../../../../src/hosted/hostedSettings.ts'
import { ADMINS, APPLICATIONS, USERS } from '../../../../supabase/fixture.ts'
import { openAsHostedAdmin, signInAdminToBackend } from '../../../../support/flows/adminNetwork.ts'
import { answers, type MockNetwork, offline, PASSWORD } from '../../../../support/flows/mockNetwork.ts'

// How the calls end is tested by the live paths of the machine.

const { pending: PENDING } = APPLICATIONS

/** A decision on stored applications with live calls, whose undo period does not end by itself. */
async function decide(ids: readonly string[], notes: string | null = null) {
  const found = await Promise.all(ids.map((id) => readApplication(id)))
  const actor = createActor(decisionMachine.provide({ actors: liveActors }), {
    clock: new SimulatedClock(),
    input: {
      applications: found.flatMap((application) => application ?? []),
      verdict: 'approved',
      notes,
      reviewedBy: USERS.admin.id,
    },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const reaches = (value: string) => waitFor(actor, (state) => state.value === value)
  return { actor, emitted, reaches }
}

/** Another admin has approved the pending application. */
async function approveElsewhere({ backend }: MockNetwork): Promise<void> {
  const [admin] = ADMINS
  await backend.hosted.adminUsers.create({ id: admin?.id.replace(/0$/, '9') ?? '', user_id: USERS.other.id })
  await signIn({ email: USERS.other.email, password: PASSWORD })
  await reviewApplication(PENDING.id, { status: 'approved', notes: null })
  await signIn({ email: USERS.admin.email, password: PASSWORD })
}

test('a decision sends the verdict, the notes and the reviewer', async () => {
  const network = await openAsHostedAdmin()
  const { reaches } = await decide([PENDING.id], 'Strong fit')
  await reaches('held')
  expect(network.backend.hosted.waitlistSubmissions.get(PENDING.id)).toMatchObject({
    status: 'approved',
    admin_notes: 'Strong fit',
    reviewed_by: USERS.admin.id,
    reviewed_at: expect.any(String),
  })
})

test('a decision names the admin who decided first, and nobody if the history cannot be read', async () => {
  const network = await openAsHostedAdmin()
  await approveElsewhere(network)
  const statusOf = async () => {
    const { reaches } = await decide([PENDING.id])
    return (await reaches('outdated')).context.items[0]?.status
  }
  expect(await statusOf()).toMatchObject({ status: 'approved', by: USERS.other.email })
  network.answerWith('/hosted/rest/v1/submission_events', offline)
  expect(await statusOf()).toMatchObject({ status: 'approved', by: null, at: expect.any(String) })
})

test("leaving the page sends all emails at once with keepalive and the admin's token", async () => {
  const network = await openAsHostedAdmin()
  const { waitlistSubmissions, outbox } = network.backend.hosted
  const ids = Array.from({ length: 9 }, (_, number) => `00000000-0000-4000-8000-00000000070${number}`)
  const created_at = new Date(network.clock.now()).toISOString()
  for (const [number, id] of ids.entries()) {
    const email = `many.${number}@lab.example`
    await waitlistSubmissions.create(createApplication({ ...PENDING, id, email, created_at }))
  }
  const { actor, reaches } = await decide(ids)
  await reaches('held')
  const sent = vi.fn(globalThis.fetch)
  vi.stubGlobal('fetch', sent)
  actor.send({ type: 'page.left' })
  // All requests have started synchronously.
  expect(sent.mock.calls.map(([, init]) => [init?.method, init?.keepalive])).toEqual(
    ids.map(() => ['POST', true]),
  )
  await reaches('saved')
  expect(outbox.list()).toHaveLength(9)
})

test('leaving the page without a session reports that the email was not sent', async () => {
  const network = await openAsHostedAdmin()
  const { actor, emitted, reaches } = await decide([PENDING.id])
  await reaches('held')
  network.device.removeItem(HOSTED_STORAGE_KEY)
  actor.send({ type: 'page.left' })
  await reaches('emailFailed')
  expect(emitted.at(-1)).toMatchObject({ type: 'email.failed' })
})

test('an approval deletes the backend account of an incomplete cleanup first, and fails while that is impossible', async () => {
  const network = await openAsHostedAdmin()
  const { hosted, db } = network.backend
  await signInAdminToBackend(network)
  await db.users.create(createUserRow({ id: 'earlier', email: PENDING.email }))
  await hosted.waitlistSubmissions.update(PENDING.id, { cleanup_incomplete: true })
  network.answerWith('DELETE /api/v1/users/', answers(503))
  const { actor, reaches } = await decide([PENDING.id])
  expect((await reaches('failed')).context.items[0]?.status).toMatchObject({
    reason: expect.stringContaining('The backend account of an incomplete cleanup could not be deleted.'),
  })
  expect(hosted.waitlistSubmissions.get(PENDING.id)?.status).toBe('pending')
  network.answerAsUsual()
  actor.send({ type: 'retry.requested' })
  await reaches('held')
  expect(db.users.get('earlier')).toBeUndefined()
  expect(hosted.waitlistSubmissions.get(PENDING.id)).toMatchObject({
    status: 'approved',
    cleanup_incomplete: false,
  })
})
