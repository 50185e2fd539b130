import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, type EventObject, SimulatedClock, waitFor } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import { liveActors } from '../../../../../src/flows/admin/review/decision.actors.ts'
import { decisionMachine } from '../../../../../src/flows/admin/review/decision.machine.ts'
import type { Verdict } from '../../../../../src/flows/admin/review/decisionRules.ts'
import { UNDO_PERIOD_MS } from '../../../../../src/flows/admin/review/decisionRules.ts'
import {
  decisionAnnouncement,
  decisionText,
  itemText,
} from '../../../../../src/flows/admin/review/decisionText.ts'
import { liveActors as historyActors } from '../../../../../src/flows/admin/review/history.actors.ts'
import { historyMachine } from '../../../../../src/flows/admin/review/history.machine.ts'
import type { Application } from '../../../../../src/hosted/applications.ts'
import {
  readApplication,
  resetApplication,
  reviewApplication,
  withdrawReview,
} from '../../../../../src/hosted/applications.ts'
import { signIn } from '../../../../../src/hosted/auth.ts'
import { HOSTED_STORAGE_KEY } from '../../../../../src/hosted/client.ts'
import { sendApprovalEmail } from '../../../../../src/hosted/functions.ts'
import { ADMINS, APPLICATIONS, INTEREST, USERS } from '../../../../supabase/fixture.ts'
import type { Wire } from '../../../../support/flows/wire.ts'
import { answers, createWire, offline, PASSWORD } from '../../../../support/flows/wire.ts'

const SUBMISSIONS = '/hosted/rest/v1/waitlist_submissions'
const EMAIL = 'POST /hosted/functions/v1/send-approval-email'
const OFFLINE =
  'Network error: Unable to connect to the account service. Please check your internet connection and try again.'
const PENDING = APPLICATIONS.pending.id

let wire: Wire
beforeEach(async () => {
  wire = await createWire()
  await wire.backend.hosted.adminUsers.create({
    id: ADMINS[0]?.id.replace(/0$/, '9') ?? '',
    user_id: USERS.other.id,
  })
  await signIn({ email: USERS.admin.email, password: PASSWORD })
})

/** Does something in the name of the other admin, who sits elsewhere. */
async function asOther<T>(act: () => Promise<T>): Promise<T> {
  await signIn({ email: USERS.other.email, password: PASSWORD })
  const done = await act()
  await signIn({ email: USERS.admin.email, password: PASSWORD })
  return done
}

async function stored(id: string = PENDING): Promise<Application> {
  const found = await readApplication(id)
  if (found === null) throw new Error(`There is no application ${id}.`)
  return found
}

/** As many more pending applications. */
async function add(count: number): Promise<Application[]> {
  const added: Application[] = []
  for (let number = 0; number < count; number += 1) {
    const id = `00000000-0000-4000-8000-${String(700 + number).padStart(12, '0')}`
    const created_at = new Date(wire.clock.now()).toISOString()
    const email = `many.${number}@lab.example`
    await wire.backend.hosted.waitlistSubmissions.create(
      createApplication({ ...APPLICATIONS.pending, id, email, interest: INTEREST, created_at }),
    )
    added.push(await stored(id))
  }
  return added
}

const mails = () => wire.backend.hosted.outbox.list().filter(({ subject }) => subject.startsWith('Welcome'))

/** A decision with the live calls; the time is in the hands of the test. */
function decide(applications: readonly Application[], verdict: Verdict, notes: string | null = null) {
  const clock = new SimulatedClock()
  const actor = createActor(decisionMachine.provide({ actors: liveActors }), {
    clock,
    input: { applications, verdict, notes, reviewedBy: USERS.admin.id },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const rests = (...values: string[]) =>
    waitFor(actor, (state) => values.includes(String(state.value)), { timeout: 10_000 })
  return {
    send: actor.send,
    emitted,
    rests,
    pass: () => clock.increment(UNDO_PERIOD_MS),
    items: () => actor.getSnapshot().context.items,
    kinds: () => actor.getSnapshot().context.items.map(({ status }) => status.kind),
    words: () => decisionText(actor.getSnapshot(), Date.now()),
    heard: () => decisionAnnouncement(actor.getSnapshot(), Date.now()),
    changed: () =>
      emitted.flatMap((event) =>
        event.type === 'application.changed' && 'application' in event
          ? [event.application as Application]
          : [],
      ),
  }
}

describe('an approval', () => {
  test('is stored with notes and reviewer; its e-mail goes after the hold', async () => {
    const decision = decide([await stored()], 'approved', 'Strong fit')
    await decision.rests('held')
    expect(await stored()).toMatchObject({
      status: 'approved',
      admin_notes: 'Strong fit',
      reviewed_by: USERS.admin.id,
    })
    expect((await stored()).reviewed_at).not.toBeNull()
    expect(mails()).toHaveLength(0)
    expect(decision.words()).toEqual({
      title: 'Approved Una Lindqvist',
      detail: 'The email goes in a moment.',
    })
    decision.pass()
    await decision.rests('saved')
    expect(mails()).toMatchObject([{ to: APPLICATIONS.pending.email }])
    expect(decision.changed().map(({ status }) => status)).toEqual(['approved', 'approved'])
    expect(decision.changed().at(-1)?.emailed_at).not.toBeNull()
  })

  test('that is undone is pending again, without review and without e-mail', async () => {
    const decision = decide([await stored()], 'approved', 'Strong fit')
    await decision.rests('held')
    decision.send({ type: 'undo.requested' })
    await decision.rests('undone')
    expect(await stored()).toMatchObject({
      status: 'pending',
      admin_notes: null,
      reviewed_by: null,
      reviewed_at: null,
    })
    expect(mails()).toHaveLength(0)
    expect(decision.words().title).toBe('Una Lindqvist is pending again')
    expect(decision.changed().at(-1)?.status).toBe('pending')
  })

  test('that cannot be saved says so, and is saved by the next try', async () => {
    wire.answerWith(`PATCH ${SUBMISSIONS}`, offline)
    const decision = decide([await stored()], 'approved')
    await decision.rests('failed')
    expect(decision.words()).toEqual({ title: 'Failed to update submission', detail: OFFLINE })
    // The toast is heard.
    expect(decision.heard()).toBe('')
    wire.answerAsUsual()
    decision.send({ type: 'retry.requested' })
    await decision.rests('held')
    expect((await stored()).status).toBe('approved')
  })

  test('whose answer was lost is no other admin’s: it is held like any other', async () => {
    const before = await stored()
    wire.answerWith(`PATCH ${SUBMISSIONS}`, async (request) => {
      await wire.backend.handle(request)
      throw new TypeError('Failed to fetch')
    })
    const decision = decide([before], 'approved')
    await decision.rests('failed')
    wire.answerAsUsual()
    decision.send({ type: 'retry.requested' })
    await decision.rests('held')
    expect(decision.kinds()).toEqual(['saved'])
  })

  test.each([
    ['offline', offline, OFFLINE],
    [
      'a mail server that is down',
      answers(502, { error: 'The mail could not be sent.' }),
      'The mail could not be sent.',
    ],
    ['no right any more', answers(403, { error: 'Administrators only.' }), 'Administrators only.'],
  ])('stands though its e-mail does not go (%s); it is sent again in place', async (_, answer, reason) => {
    wire.answerWith(EMAIL, answer)
    const decision = decide([await stored()], 'approved')
    await decision.rests('held')
    decision.pass()
    await decision.rests('emailFailed')
    expect((await stored()).status).toBe('approved')
    expect(decision.words()).toEqual({
      title: 'Approved Una Lindqvist, but the email did not go',
      detail: reason,
    })
    expect(decision.emitted.at(-1)).toMatchObject({ type: 'email.failed' })
    wire.answerAsUsual()
    decision.send({ type: 'retry.requested' })
    await decision.rests('saved')
    expect(mails()).toHaveLength(1)
  })

  test('of somebody without the right changes nothing', async () => {
    const before = await stored()
    await signIn({ email: USERS.una.email, password: PASSWORD })
    const decision = decide([before], 'approved')
    await decision.rests('outdated', 'failed')
    expect(wire.backend.hosted.waitlistSubmissions.get(PENDING)?.status).toBe('pending')
  })
})

describe('a rejection', () => {
  test('is stored, sends nothing, and can be taken back', async () => {
    const decision = decide([await stored()], 'rejected', 'No fit')
    await decision.rests('held')
    expect(await stored()).toMatchObject({ status: 'rejected', admin_notes: 'No fit' })
    expect(decision.words().detail).toBe('No email is sent.')
    decision.send({ type: 'undo.requested' })
    await decision.rests('undone')
    expect((await stored()).status).toBe('pending')
  })

  test('that nobody takes back stays', async () => {
    const decision = decide([await stored()], 'rejected')
    await decision.rests('held')
    decision.pass()
    await decision.rests('saved')
    expect((await stored()).status).toBe('rejected')
    expect(mails()).toHaveLength(0)
  })
})

describe('two admins at once', () => {
  test.each(['approved', 'rejected'] as const)(
    'the second is told that it is %s, by whom',
    async (status) => {
      const before = await stored()
      await asOther(() => reviewApplication(PENDING, { status, notes: 'First', reviewedBy: USERS.other.id }))
      const decision = decide([before], 'approved', 'Second')
      await decision.rests('outdated')
      expect(await stored()).toMatchObject({ status, admin_notes: 'First', reviewed_by: USERS.other.id })
      expect(decision.words().title).toMatch(new RegExp(`^Already ${status} by \\S.* `))
      expect(decision.words().detail).toBe('Nothing was changed.')
      expect(decision.changed()).toMatchObject([{ status, admin_notes: 'First' }])
      expect(mails()).toHaveLength(0)
    },
  )

  test('an application that is gone is told', async () => {
    const before = await stored()
    await wire.backend.hosted.waitlistSubmissions.delete(PENDING)
    const decision = decide([before], 'approved')
    await decision.rests('outdated')
    expect(decision.words().title).toBe('Una Lindqvist is not on the list any more')
  })

  test('who it was is left out where the history cannot be read', async () => {
    const before = await stored()
    await asOther(() =>
      reviewApplication(PENDING, { status: 'approved', notes: null, reviewedBy: USERS.other.id }),
    )
    wire.answerWith('/hosted/rest/v1/submission_events', offline)
    const decision = decide([before], 'approved')
    await decision.rests('outdated')
    expect(decision.words().title).toMatch(/^Already approved by somebody else /)
  })

  test('undo finds that the e-mail has gone', async () => {
    const decision = decide([await stored()], 'approved')
    await decision.rests('held')
    const sentAt = new Date(wire.clock.now()).toISOString()
    await wire.backend.hosted.waitlistSubmissions.update(PENDING, { emailed_at: sentAt } as never)
    decision.send({ type: 'undo.requested' })
    await decision.rests('undoTooLate')
    expect((await stored()).status).toBe('approved')
    expect(decision.words()).toEqual({
      title: 'Too late to undo',
      detail: 'Too late to undo: the email has gone. Nothing was changed.',
    })
  })

  test('undo does not touch what another admin decided since', async () => {
    const decision = decide([await stored()], 'approved')
    await decision.rests('held')
    await asOther(async () => {
      await withdrawReview(await stored())
      await reviewApplication(PENDING, { status: 'rejected', notes: 'No', reviewedBy: USERS.other.id })
    })
    decision.send({ type: 'undo.requested' })
    await decision.rests('undoTooLate')
    expect(await stored()).toMatchObject({ status: 'rejected', admin_notes: 'No' })
  })

  test('no e-mail goes to whom another admin has returned to pending meanwhile', async () => {
    const decision = decide([await stored()], 'approved')
    await decision.rests('held')
    await asOther(async () => resetApplication(await stored()))
    decision.pass()
    await decision.rests('saved')
    expect(mails()).toHaveLength(0)
    expect(decision.words().title).toMatch(/^Returned to pending by /)
    expect(decision.changed().at(-1)?.status).toBe('pending')
  })

  test('an undo that cannot reach the provider sends nothing; it is undone by the next try', async () => {
    const decision = decide([await stored()], 'approved')
    await decision.rests('held')
    wire.answerWith(`PATCH ${SUBMISSIONS}`, offline)
    decision.send({ type: 'undo.requested' })
    await decision.rests('undoFailed')
    expect(decision.words().detail).toBe(`${OFFLINE} No email goes until you decide.`)
    wire.answerAsUsual()
    decision.send({ type: 'undo.requested' })
    await decision.rests('undone')
    expect((await stored()).status).toBe('pending')
    expect(mails()).toHaveLength(0)
  })
})

describe('several at once', () => {
  test('each has its own result, and only those that were decided are mailed', async () => {
    const [one, two, three, four] = await add(4)
    if (!one || !two || !three || !four) throw new Error('Four were added.')
    await asOther(() =>
      reviewApplication(two.id, { status: 'rejected', notes: null, reviewedBy: USERS.other.id }),
    )
    await wire.backend.hosted.waitlistSubmissions.delete(three.id)
    wire.answerWith(`PATCH ${SUBMISSIONS}?id=eq.${four.id}`, offline)
    const decision = decide([one, two, three, four], 'approved')
    await decision.rests('held')
    expect(decision.kinds()).toEqual(['saved', 'decidedElsewhere', 'notFound', 'failed'])
    expect(decision.words().title).toBe('Approved 1 of 4 applications')
    expect(decision.items().map((item) => itemText(item, 'approved', Date.now()))).toEqual([
      'Approved',
      expect.stringMatching(/^Already rejected by /),
      'Not on the list any more',
      `Not saved: ${OFFLINE}`,
    ])
    wire.answerAsUsual()
    decision.send({ type: 'retry.requested' })
    await decision.rests('held')
    decision.pass()
    await decision.rests('saved')
    expect(mails().map(({ to }) => to)).toEqual([one.email, four.email])
  })

  test('are all taken back by one undo', async () => {
    const many = await add(9)
    const decision = decide(many, 'approved')
    await decision.rests('held')
    decision.send({ type: 'undo.requested' })
    await decision.rests('undone')
    expect(decision.words().title).toBe('9 applications pending again')
    for (const { id } of many) expect((await stored(id)).status).toBe('pending')
    expect(mails()).toHaveLength(0)
  })
})

describe('leaving the page', () => {
  test('sends the e-mails without waiting for anything, in the name of the admin', async () => {
    const many = await add(9)
    const decision = decide(many, 'approved')
    await decision.rests('held')
    wire.sent.length = 0
    decision.send({ type: 'page.left' })
    // Nothing was awaited: whoever pulls the plug now still sends all nine.
    expect(wire.sent.filter((line) => line === EMAIL)).toHaveLength(9)
    await decision.rests('saved')
    expect(mails()).toHaveLength(9)
  })

  test('sends them to be carried out though the page is gone', async () => {
    const spied = vi.fn(globalThis.fetch)
    vi.stubGlobal('fetch', spied)
    const decision = decide([await stored()], 'approved')
    await decision.rests('held')
    decision.send({ type: 'page.left' })
    expect(spied.mock.lastCall?.[1]).toMatchObject({ keepalive: true, method: 'POST' })
    await decision.rests('saved')
  })

  test('without a session is refused, and told', async () => {
    const decision = decide([await stored()], 'approved')
    await decision.rests('held')
    wire.device.removeItem(HOSTED_STORAGE_KEY)
    decision.send({ type: 'area.left' })
    await decision.rests('emailFailed')
    expect(decision.emitted.at(-1)).toMatchObject({ type: 'email.failed' })
  })

  test('while the e-mails go one after the other lets none of them wait', async () => {
    const many = await add(9)
    const decision = decide(many, 'approved')
    await decision.rests('held')
    decision.pass()
    decision.send({ type: 'page.left' })
    await decision.rests('saved')
    expect(mails()).toHaveLength(9)
  })
})

describe('the history', () => {
  async function open(id: string) {
    const actor = createActor(historyMachine.provide({ actors: historyActors }), {
      input: { applicationId: id },
    })
    actor.start()
    const rests = () => waitFor(actor, (state) => !state.matches('loading'), { timeout: 10_000 })
    await rests()
    return { actor, rests }
  }

  test('tells what was decided, by whom, and what was mailed', async () => {
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

  test('of what nobody noted is empty', async () => {
    expect((await open('00000000-0000-4000-8000-000000000999')).actor.getSnapshot().value).toBe('empty')
  })

  test('that cannot be loaded is told and loaded again', async () => {
    wire.answerWith('/hosted/rest/v1/submission_events', offline)
    const { actor, rests } = await open(PENDING)
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: OFFLINE } })
    wire.answerAsUsual()
    actor.send({ type: 'reload.requested' })
    await rests()
    expect(actor.getSnapshot().value).not.toBe('failed')
  })
})
