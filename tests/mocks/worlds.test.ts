import { expect, test } from 'vitest'
import { createWorldBackend } from '../../mocks/worlds/createWorldBackend.ts'
import { ADMIN, APPROVED_APPLICANT, DEMO_USER } from '../../mocks/worlds/people.ts'
import { contractFetch, type Schemas } from '../support/mocks/contractFetch.ts'
import { START } from '../support/mocks/testBackend.ts'
import { openWorld } from '../support/mocks/worldUser.ts'

const { backend, token } = await openWorld('demo')

test('the demo world contains six processed and indexed documents', async () => {
  const { body } = await contractFetch<Schemas['Document'][]>(backend, 'get /documents/', { token })
  expect(body.map(({ filename, status, is_indexed }) => ({ filename, status, is_indexed }))).toEqual(
    [
      'night-log-week-14.txt',
      'volunteer-information.docx',
      'spindle-notes.txt',
      'pilot-results.md',
      'lantern-protocol.pdf',
      'consolidation-review.md',
    ].map((filename) => ({ filename, status: 'completed', is_indexed: true })),
  )
  for (const { created_at } of body) expect(Date.parse(created_at)).toBeLessThan(START)
})

test('the administrator of the demo world can sign in', async () => {
  const { body } = await contractFetch<Schemas['LoginResponse']>(backend, 'post /auth/login', {
    body: { email: ADMIN.email, password: ADMIN.password },
  })
  expect(body.user.roles).toContain('admin')
})

test("the demo's mailbox contains the unused setup link of the approved applicant and nothing else", () => {
  const { outbox, waitlistSubmissions, approvedUsers } = backend.hosted
  const application = waitlistSubmissions.find('email', APPROVED_APPLICANT.email)
  const setup = approvedUsers.find('submission', application?.id ?? '')
  expect(outbox.list().map(({ to, link }) => [to, link?.href])).toEqual([
    [APPROVED_APPLICANT.email, expect.stringContaining(setup?.setup_token ?? 'no token')],
  ])
  expect(setup?.account_created).toBe(false)
  expect(Date.parse(setup?.expires_at ?? '')).toBeGreaterThan(START)
})

test('the demo waitlist has an application in every status except registered', () => {
  const rows = backend.hosted.waitlistSubmissions.list()
  const statuses = new Set(rows.map(({ status }) => status))
  expect([...statuses].toSorted()).toEqual(['active', 'approved', 'pending', 'rejected'])
  const mira = rows.find(({ email }) => email === DEMO_USER.email)
  expect(mira).toMatchObject({ status: 'active', last_login_at: expect.any(String) })
  expect(rows.filter(({ status }) => status === 'pending').length).toBeGreaterThan(2)
})

test('the fresh beta has one admin, three applications without a decision and nothing else', async () => {
  const { db, hosted } = await createWorldBackend('fresh-beta')
  expect([db.users.count(), db.documents.count(), db.chatSessions.count()]).toEqual([1, 0, 0])
  expect(hosted.waitlistSubmissions.list().map(({ status }) => status)).toEqual([
    'pending',
    'pending',
    'pending',
  ])
  expect([hosted.users.count(), hosted.outbox.count()]).toEqual([1, 0])
})

test('the empty world has accounts and no data', async () => {
  const { db } = await createWorldBackend('empty')
  expect([db.users.count(), db.documents.count(), db.chatSessions.count()]).toEqual([2, 0, 0])
})
