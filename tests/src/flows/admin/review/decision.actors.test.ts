import { describe, expect, test } from 'vitest'
import { itemText } from '../../../../../src/flows/admin/review/decisionText.ts'
import {
  resetApplication,
  reviewApplication,
  withdrawReview,
} from '../../../../../src/hosted/applications.ts'
import { signIn } from '../../../../../src/hosted/auth.ts'
import { APPLICATIONS, USERS } from '../../../../supabase/fixture.ts'
import {
  add,
  decide,
  EMAIL,
  mails,
  network,
  OFFLINE,
  PENDING,
  setUpDecisions,
  stored,
} from '../../../../support/flows/decisionActors.ts'
import { answers, offline, PASSWORD } from '../../../../support/flows/mockNetwork.ts'

setUpDecisions()

const SUBMISSIONS = '/hosted/rest/v1/admin_applications'

/** Signs in as the other admin for one call. */
async function asOther<T>(act: () => Promise<T>): Promise<T> {
  await signIn({ email: USERS.other.email, password: PASSWORD })
  const done = await act()
  await signIn({ email: USERS.admin.email, password: PASSWORD })
  return done
}

describe('an approval', () => {
  test('an approval is stored with notes and reviewer, and its email is sent after the undo period', async () => {
    const decision = decide([await stored()], 'approved', 'Strong fit')
    await decision.waitForValue('held')
    expect(await stored()).toMatchObject({
      status: 'approved',
      admin_notes: 'Strong fit',
      reviewed_by: USERS.admin.id,
    })
    expect((await stored()).reviewed_at).not.toBeNull()
    expect(mails()).toHaveLength(0)
    expect(decision.text()).toEqual({
      title: 'Approved Una Lindqvist',
      detail: 'Sending the email shortly.',
    })
    decision.pass()
    await decision.waitForValue('saved')
    expect(mails()).toMatchObject([{ to: APPLICATIONS.pending.email }])
    expect(decision.changed().map(({ status }) => status)).toEqual(['approved', 'approved'])
    expect(decision.changed().at(-1)?.emailed_at).not.toBeNull()
  })

  test('an undone approval is pending again without review and without email', async () => {
    const decision = decide([await stored()], 'approved', 'Strong fit')
    await decision.waitForValue('held')
    decision.send({ type: 'undo.requested' })
    await decision.waitForValue('undone')
    expect(await stored()).toMatchObject({
      status: 'pending',
      admin_notes: null,
      reviewed_by: null,
      reviewed_at: null,
    })
    expect(mails()).toHaveLength(0)
    expect(decision.text().title).toBe('Una Lindqvist was moved back to pending')
    expect(decision.changed().at(-1)?.status).toBe('pending')
  })

  test('an approval that could not be saved shows the error and is saved by a retry', async () => {
    network.answerWith(`PATCH ${SUBMISSIONS}`, offline)
    const decision = decide([await stored()], 'approved')
    await decision.waitForValue('failed')
    expect(decision.text()).toEqual({ title: 'Failed to update submission', detail: OFFLINE })
    // The toast is announced instead.
    expect(decision.announcement()).toBe('')
    network.answerAsUsual()
    decision.send({ type: 'retry.requested' })
    await decision.waitForValue('held')
    expect((await stored()).status).toBe('approved')
  })

  test("an approval whose response was lost counts as the admin's own after a retry", async () => {
    const before = await stored()
    network.answerWith(`PATCH ${SUBMISSIONS}`, async (request) => {
      await network.backend.handle(request)
      throw new TypeError('Failed to fetch')
    })
    const decision = decide([before], 'approved')
    await decision.waitForValue('failed')
    network.answerAsUsual()
    decision.send({ type: 'retry.requested' })
    await decision.waitForValue('held')
    expect(decision.kinds()).toEqual(['saved'])
  })

  test.each([
    ['offline', offline, OFFLINE],
    [
      'a mail server that is down',
      answers(502, { error: 'The mail could not be sent.' }),
      'The mail could not be sent.',
    ],
    ['no longer an admin', answers(403, { error: 'Administrators only.' }), 'Administrators only.'],
  ])(
    'an approval stays saved when its email fails (%s), and a retry sends the email',
    async (_, answer, reason) => {
      network.answerWith(EMAIL, answer)
      const decision = decide([await stored()], 'approved')
      await decision.waitForValue('held')
      decision.pass()
      await decision.waitForValue('emailFailed')
      expect((await stored()).status).toBe('approved')
      expect(decision.text()).toEqual({
        title: "Approved Una Lindqvist, but the email couldn't be sent",
        detail: reason,
      })
      expect(decision.emitted.at(-1)).toMatchObject({ type: 'email.failed' })
      network.answerAsUsual()
      decision.send({ type: 'retry.requested' })
      await decision.waitForValue('saved')
      expect(mails()).toHaveLength(1)
    },
  )

  test('an approval by a user who is not an admin changes nothing', async () => {
    const before = await stored()
    await signIn({ email: USERS.una.email, password: PASSWORD })
    const decision = decide([before], 'approved')
    await decision.waitForValue('outdated', 'failed')
    expect(network.backend.hosted.waitlistSubmissions.get(PENDING)?.status).toBe('pending')
  })
})

describe('a rejection', () => {
  test('a rejection is stored, sends no email and can be undone', async () => {
    const decision = decide([await stored()], 'rejected', 'No fit')
    await decision.waitForValue('held')
    expect(await stored()).toMatchObject({ status: 'rejected', admin_notes: 'No fit' })
    expect(decision.text().detail).toBe('No email will be sent.')
    decision.send({ type: 'undo.requested' })
    await decision.waitForValue('undone')
    expect((await stored()).status).toBe('pending')
  })

  test('a rejection stays after the undo period', async () => {
    const decision = decide([await stored()], 'rejected')
    await decision.waitForValue('held')
    decision.pass()
    await decision.waitForValue('saved')
    expect((await stored()).status).toBe('rejected')
    expect(mails()).toHaveLength(0)
  })
})

describe('two admins at once', () => {
  test.each(['approved', 'rejected'] as const)(
    'the second admin sees that the application is %s, and by whom',
    async (status) => {
      const before = await stored()
      await asOther(() => reviewApplication(PENDING, { status, notes: 'First', reviewedBy: USERS.other.id }))
      const decision = decide([before], 'approved', 'Second')
      await decision.waitForValue('outdated')
      expect(await stored()).toMatchObject({ status, admin_notes: 'First', reviewed_by: USERS.other.id })
      expect(decision.text().title).toMatch(new RegExp(`^Already ${status} by \\S.* `))
      expect(decision.text().detail).toBe('Nothing was changed.')
      expect(decision.changed()).toMatchObject([{ status, admin_notes: 'First' }])
      expect(mails()).toHaveLength(0)
    },
  )

  test('the notice says that the application no longer exists', async () => {
    const before = await stored()
    await network.backend.hosted.waitlistSubmissions.delete(PENDING)
    const decision = decide([before], 'approved')
    await decision.waitForValue('outdated')
    expect(decision.text().title).toBe('Una Lindqvist is no longer on the list')
  })

  test('the notice names no admin when the history cannot be read', async () => {
    const before = await stored()
    await asOther(() =>
      reviewApplication(PENDING, { status: 'approved', notes: null, reviewedBy: USERS.other.id }),
    )
    network.answerWith('/hosted/rest/v1/submission_events', offline)
    const decision = decide([before], 'approved')
    await decision.waitForValue('outdated')
    expect(decision.text().title).toMatch(/^Already approved by someone else /)
  })

  test('undo is too late when the email has been sent', async () => {
    const decision = decide([await stored()], 'approved')
    await decision.waitForValue('held')
    const sentAt = new Date(network.clock.now()).toISOString()
    await network.backend.hosted.waitlistSubmissions.update(PENDING, { emailed_at: sentAt } as never)
    decision.send({ type: 'undo.requested' })
    await decision.waitForValue('undoTooLate')
    expect((await stored()).status).toBe('approved')
    expect(decision.text()).toEqual({
      title: 'Too late to undo',
      detail: 'Too late to undo: the email was already sent. Nothing was changed.',
    })
  })

  test("undo does not overwrite another admin's later decision", async () => {
    const decision = decide([await stored()], 'approved')
    await decision.waitForValue('held')
    await asOther(async () => {
      await withdrawReview(await stored())
      await reviewApplication(PENDING, { status: 'rejected', notes: 'No', reviewedBy: USERS.other.id })
    })
    decision.send({ type: 'undo.requested' })
    await decision.waitForValue('undoTooLate')
    expect(await stored()).toMatchObject({ status: 'rejected', admin_notes: 'No' })
  })

  test('no email is sent to an applicant whom another admin returned to pending', async () => {
    const decision = decide([await stored()], 'approved')
    await decision.waitForValue('held')
    await asOther(async () => resetApplication(await stored()))
    decision.pass()
    await decision.waitForValue('saved')
    expect(mails()).toHaveLength(0)
    expect(decision.text().title).toMatch(/^Moved back to pending by /)
    expect(decision.changed().at(-1)?.status).toBe('pending')
  })

  test('an undo that cannot reach the provider sends no email and succeeds on retry', async () => {
    const decision = decide([await stored()], 'approved')
    await decision.waitForValue('held')
    network.answerWith(`PATCH ${SUBMISSIONS}`, offline)
    decision.send({ type: 'undo.requested' })
    await decision.waitForValue('undoFailed')
    expect(decision.text().detail).toBe(`${OFFLINE} No email will be sent yet.`)
    network.answerAsUsual()
    decision.send({ type: 'undo.requested' })
    await decision.waitForValue('undone')
    expect((await stored()).status).toBe('pending')
    expect(mails()).toHaveLength(0)
  })
})

describe('decision on several applications', () => {
  test('each application has its own result, and only the saved ones get an email', async () => {
    const [one, two, three, four] = await add(4)
    if (!one || !two || !three || !four) throw new Error('Four were added.')
    await asOther(() =>
      reviewApplication(two.id, { status: 'rejected', notes: null, reviewedBy: USERS.other.id }),
    )
    await network.backend.hosted.waitlistSubmissions.delete(three.id)
    network.answerWith(`PATCH ${SUBMISSIONS}?id=eq.${four.id}`, offline)
    const decision = decide([one, two, three, four], 'approved')
    await decision.waitForValue('held')
    expect(decision.kinds()).toEqual(['saved', 'decidedElsewhere', 'notFound', 'failed'])
    expect(decision.text().title).toBe('Approved 1 of 4 applications')
    expect(decision.items().map((item) => itemText(item, 'approved', Date.now()))).toEqual([
      'Approved',
      expect.stringMatching(/^Already rejected by /),
      'No longer on the list',
      `Not saved: ${OFFLINE}`,
    ])
    network.answerAsUsual()
    decision.send({ type: 'retry.requested' })
    await decision.waitForValue('held')
    decision.pass()
    await decision.waitForValue('saved')
    // Emails are sent in parallel.
    expect(
      mails()
        .map(({ to }) => to)
        .sort(),
    ).toEqual([one.email, four.email].sort())
  })

  test('one undo returns all applications to pending', async () => {
    const many = await add(9)
    const decision = decide(many, 'approved')
    await decision.waitForValue('held')
    decision.send({ type: 'undo.requested' })
    await decision.waitForValue('undone')
    expect(decision.text().title).toBe('9 applications moved back to pending')
    for (const { id } of many) expect((await stored(id)).status).toBe('pending')
    expect(mails()).toHaveLength(0)
  })
})
