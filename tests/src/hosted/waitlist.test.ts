import { beforeEach, describe, expect, test } from 'vitest'
import type { ApprovedUserRow, WaitlistSubmissionRow } from '../../../mocks/hosted/rows.ts'
import { readInterest } from '../../../src/domain/interest.ts'
import { isAdmin } from '../../../src/hosted/admins.ts'
import { listApplicationEvents } from '../../../src/hosted/applicationEvents.ts'
import {
  listApplications,
  readApplication,
  resetApplication,
  reviewApplication,
  withdrawReview,
} from '../../../src/hosted/applications.ts'
import { signIn } from '../../../src/hosted/auth.ts'
import { sendApprovalEmail } from '../../../src/hosted/functions.ts'
import { claimLink } from '../../../src/hosted/setup.ts'
import {
  markLogin,
  markRegistered,
  readOwnApplication,
  submitApplication,
} from '../../../src/hosted/waitlist.ts'
import { APPLICATIONS, SETUPS, TOKENS, USERS } from '../../supabase/fixture.ts'
import { createProvider, expectFailure, PASSWORD, type Provider } from './support.ts'

const APPLICATION = {
  firstName: 'Noor',
  lastName: 'حداد',
  email: 'Noor@lab.example',
  role: 'researcher',
  organization: 'Sleep Lab',
  researchArea: 'neuroscience',
  useCase: '<b>Replay</b> 🧠',
  timeline: '',
}

let provider: Provider
beforeEach(async () => {
  provider = await createProvider()
})

const as = (user: keyof typeof USERS) => signIn({ email: USERS[user].email, password: PASSWORD })
const stored = (of: keyof typeof APPLICATIONS): WaitlistSubmissionRow | undefined =>
  provider.hosted.waitlistSubmissions.get(APPLICATIONS[of].id)
/** An application as read before any change. */
const untouched = (of: keyof typeof APPLICATIONS) => ({ ...APPLICATIONS[of], reviewed_at: null })
const setupOf = (of: keyof typeof SETUPS): ApprovedUserRow | undefined =>
  provider.hosted.approvedUsers.get(SETUPS[of].id)

test('the waitlist module adds the applicant to the waitlist with the interest as text', async () => {
  await submitApplication(APPLICATION)
  const { firstName: first_name, lastName: last_name, email, ...interest } = APPLICATION
  const row = provider.hosted.waitlistSubmissions.find('email', 'noor@lab.example')
  expect(row).toMatchObject({ first_name, last_name, email, status: 'pending', reviewed_at: null })
  expect(readInterest(row?.interest ?? '')).toEqual(interest)
})

test('the waitlist module reports a duplicate for the same email in any case', async () => {
  await submitApplication(APPLICATION)
  await expectFailure(
    submitApplication({ ...APPLICATION, email: 'NOOR@LAB.EXAMPLE' }),
    'duplicate',
    409,
    '23505',
  )
})

test('the waitlist module reports an application that the table refuses as invalid', async () => {
  await expectFailure(submitApplication({ ...APPLICATION, role: '' }), 'invalid', 400, '23514')
})

describe('an admin', () => {
  beforeEach(() => as('admin'))

  test('an admin has a row in admin_users', async () => {
    expect(await isAdmin()).toBe(true)
    expect(provider.sent.at(-1)?.path).toContain(`user_id=eq.${USERS.admin.id}`)
  })

  test('the waitlist module lists all applications, newest first', async () => {
    await provider.hosted.waitlistSubmissions.update(APPLICATIONS.used.id, {
      created_at: new Date(provider.clock.now() + 1000).toISOString(),
    })
    const list = await listApplications()
    expect(list).toHaveLength(Object.keys(APPLICATIONS).length)
    const { owner_id: _, ...used } = APPLICATIONS.used
    expect(list[0]).toMatchObject({ ...used, admin_notes: null, last_login_at: null })
  })

  test("lists more applications than the provider's page size", async () => {
    const { waitlistSubmissions } = provider.hosted
    const created_at = new Date(provider.clock.now() - 60_000).toISOString()
    const pending = stored('pending')
    if (pending === undefined) throw new Error('The fixture has a pending application.')
    for (let number = waitlistSubmissions.count(); number < 2000; number += 1) {
      const id = `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`
      await waitlistSubmissions.create({ ...pending, id, email: `${number}@lab.example`, created_at })
    }
    const ids = new Set((await listApplications()).map(({ id }) => id))
    expect(ids.size).toBe(2000)
  })

  test.each([
    ['approved', 'Read twice'],
    ['rejected', null],
  ] as const)('the waitlist module stores the review %s with the notes %j', async (status, notes) => {
    const review = { status, notes }
    const row = await reviewApplication(APPLICATIONS.pending.id, review)
    const reviewed = { status, admin_notes: notes, reviewed_by: USERS.admin.id }
    expect(row).toMatchObject({ id: APPLICATIONS.pending.id, ...reviewed })
    expect(stored('pending')).toMatchObject(reviewed)
    const age = Date.now() - Date.parse(stored('pending')?.reviewed_at ?? '')
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(60_000)
  })

  test('the waitlist module does not overwrite the review of another admin', async () => {
    const review = { status: 'approved', notes: 'A good fit' } as const
    await reviewApplication(APPLICATIONS.pending.id, review)
    const decided = stored('pending')
    await expectFailure(
      reviewApplication(APPLICATIONS.pending.id, { ...review, status: 'rejected', notes: null }),
      'notFound',
      406,
      'PGRST116',
    )
    expect(stored('pending')).toEqual(decided)
    expect(await readApplication(APPLICATIONS.pending.id)).toMatchObject({
      status: 'approved',
      admin_notes: 'A good fit',
    })
    expect(await readApplication(SETUPS.used.id)).toBeNull()
  })

  test('the waitlist module resets an application to pending and invalidates its setup link', async () => {
    const reviewed = {
      ...APPLICATIONS.used,
      status: 'active',
      reviewed_at: new Date().toISOString(),
    } as const
    await provider.hosted.waitlistSubmissions.update(reviewed.id, {
      status: reviewed.status,
      admin_notes: 'Read twice',
      reviewed_by: USERS.admin.id,
      reviewed_at: reviewed.reviewed_at,
      last_login_at: new Date().toISOString(),
    })
    const cleared = {
      status: 'pending',
      admin_notes: null,
      reviewed_by: null,
      reviewed_at: null,
      last_login_at: null,
    }
    expect(await resetApplication(reviewed)).toMatchObject(cleared)
    expect(stored('used')).toMatchObject(cleared)
    expect(setupOf('used')).toBeUndefined()
    expect(provider.hosted.magicLinks.find('approvedUser', SETUPS.used.id)).toBeUndefined()
    expect(setupOf('unused')).toBeDefined()
  })

  test.each<[string, Partial<WaitlistSubmissionRow>]>([
    ['the person came in for the first time', { status: 'active' }],
    ['another admin decided again', { reviewed_at: '2026-01-01T00:00:00.000Z' }],
  ])('does not reset an application if meanwhile %s', async (_, change) => {
    await provider.hosted.waitlistSubmissions.update(APPLICATIONS.used.id, change)
    const before = stored('used')
    await expectFailure(resetApplication(untouched('used')), 'notFound', 406, 'PGRST116')
    expect(stored('used')).toEqual(before)
  })
})

describe('withdrawing a review', () => {
  beforeEach(() => as('admin'))
  const review = { status: 'approved', notes: 'A good fit' } as const

  test('withdrawing a review returns the application to pending before the email is sent', async () => {
    const decided = await reviewApplication(APPLICATIONS.pending.id, review)
    const untouched = { status: 'pending', admin_notes: null, reviewed_by: null, reviewed_at: null }
    expect(await withdrawReview(decided)).toMatchObject(untouched)
    expect(stored('pending')).toMatchObject(untouched)
  })

  test('withdrawing a review fails once the email was sent', async () => {
    const decided = await reviewApplication(APPLICATIONS.pending.id, review)
    await sendApprovalEmail(decided)
    await expectFailure(withdrawReview(decided), 'notFound', 406, 'PGRST116')
    expect(stored('pending')).toMatchObject({ status: 'approved', emailed_at: expect.any(String) })
  })

  test.each<[string, Partial<WaitlistSubmissionRow>]>([
    ['the person registered', { status: 'registered' }],
    ['another admin decided again', { reviewed_at: '2026-01-01T00:00:00.000Z' }],
  ])('withdrawing a review fails if meanwhile %s', async (_, change) => {
    const decided = await reviewApplication(APPLICATIONS.pending.id, review)
    await provider.hosted.waitlistSubmissions.update(decided.id, change)
    const before = stored('pending')
    await expectFailure(withdrawReview(decided), 'notFound', 406, 'PGRST116')
    expect(stored('pending')).toEqual(before)
  })

  test('the waitlist module lists the history of an application, oldest first', async () => {
    const decided = await reviewApplication(APPLICATIONS.pending.id, review)
    await provider.clock.advance(10_000)
    await sendApprovalEmail(decided)
    await resetApplication(decided)
    expect(await listApplicationEvents(decided.id)).toEqual(
      [
        ['submitted', null],
        ['approved', USERS.admin.email],
        ['emailed', null],
        ['returned', USERS.admin.email],
      ].map(([kind, by_email]) => ({ id: expect.any(String), at: expect.any(String), kind, by_email })),
    )
    expect(await listApplicationEvents(SETUPS.used.id)).toEqual([])
  })
})

test('a user without a row in admin_users is not an admin', async () => {
  expect(await isAdmin()).toBe(false)
  await as('una')
  expect(await isAdmin()).toBe(false)
})

test('the own application is the one that the signed-in user claimed with its setup link', async () => {
  await as('ursula')
  const { id, first_name: firstName, last_name: lastName, email } = APPLICATIONS.used
  expect(await readOwnApplication()).toEqual({ id, firstName, lastName, email, status: 'registered' })
})

test('a login makes the application active the first time, and the database stores the time of each', async () => {
  await as('ursula')
  expect(await markLogin()).toBe(true)
  const first = stored('used')
  expect(first).toMatchObject({ status: 'active', last_login_at: expect.any(String) })
  await provider.clock.advance(60_000)
  expect(await markLogin()).toBe(true)
  expect(Date.parse(stored('used')?.last_login_at ?? '')).toBe(
    Date.parse(first?.last_login_at ?? '') + 60_000,
  )
})

test('a login changes nothing for a person who owns no application or is not signed in', async () => {
  expect(await markLogin()).toBe(false)
  await as('una')
  expect(await markLogin()).toBe(false)
  expect(stored('unused')).toMatchObject({ status: 'approved', last_login_at: null })
  expect(stored('used')).toMatchObject({ status: 'registered', last_login_at: null })
})

test('a login repairs an application whose setup was interrupted before it was marked as registered', async () => {
  await as('una')
  await claimLink(TOKENS.unused)
  expect(stored('unused')?.status).toBe('approved')
  expect(await markLogin()).toBe(true)
  expect(stored('unused')).toMatchObject({ status: 'active', last_login_at: expect.any(String) })
})

test('marking as registered marks the application of the owner, and repeating it has no effect', async () => {
  await as('una')
  expect(await markRegistered()).toBe(false)
  await claimLink(TOKENS.unused)
  expect(await markRegistered()).toBe(true)
  expect(await markRegistered()).toBe(true)
  expect(stored('unused')?.status).toBe('registered')
})

test('marking as registered keeps an active application active', async () => {
  await as('ursula')
  await markLogin()
  expect(await markRegistered()).toBe(false)
  expect(stored('used')?.status).toBe('active')
})
