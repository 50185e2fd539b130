import { beforeEach, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { createUserRow } from '../../../../../mocks/factories/user.ts'
import type { WaitlistSubmissionRow } from '../../../../../mocks/hosted/rows.ts'
import { liveActors, NO_BACKEND } from '../../../../../src/flows/admin/waitlist/applicationAction.actors.ts'
import type { ApplicationAction } from '../../../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import { readApplication } from '../../../../../src/hosted/applications.ts'
import { APPLICATIONS, USERS } from '../../../../supabase/fixture.ts'
import { openAsHostedAdmin, signInAdminToBackend } from '../../../../support/flows/adminNetwork.ts'
import { answers, type MockNetwork, offline } from '../../../../support/flows/mockNetwork.ts'

// Which rows and accounts an action changes when it is interrupted, or when another admin acts at the same time.

const SUBMISSIONS = '/hosted/rest/v1/admin_applications'
const SETUPS = '/hosted/rest/v1/approved_users'
const { unused: APPROVED, used: REGISTERED } = APPLICATIONS
const PENDING = {
  status: 'pending',
  reviewed_at: null,
  reviewed_by: null,
  admin_notes: null,
  last_login_at: null,
}

let network: MockNetwork
beforeEach(async () => {
  network = await openAsHostedAdmin()
})

/** Creates backend accounts of the admin, who is signed in, and of the registered applicant, whose address is in capitals. */
async function connect(): Promise<void> {
  const { users } = network.backend.db
  await signInAdminToBackend(network)
  await users.create(createUserRow({ id: 'ursula', email: REGISTERED.email.toUpperCase() }))
  await users.create(createUserRow({ id: 'other', email: `not.${REGISTERED.email}` }))
}

/** Runs an action on an application as it is stored when the action starts. */
async function prepare(id: string = REGISTERED.id, hasBackend = true) {
  const application = await readApplication(id)
  if (application === null) throw new Error(`There is no application ${id}.`)
  return (action: ApplicationAction) =>
    toPromise(createActor(liveActors.act, { input: { application, action, hasBackend } }).start())
}

const stored = (id: string = REGISTERED.id) => network.backend.hosted.waitlistSubmissions.get(id)
const change = (id: string, fields: Partial<WaitlistSubmissionRow>) =>
  network.backend.hosted.waitlistSubmissions.update(id, fields)
const setupsOf = (id: string = REGISTERED.id) =>
  network.backend.hosted.approvedUsers.list((row) => row.waitlist_submission_id === id)
const accounts = () => network.backend.db.users.list().map(({ id }) => id)

test.each(['resend', 'reset', 'cleanup'] as const)(
  'the action %s changes nothing if the application was changed or removed before',
  async (action) => {
    await connect()
    const run = await prepare(APPROVED.id)
    await change(APPROVED.id, { status: 'registered' })
    expect(await run(action)).toMatchObject({ kind: 'changed', application: { status: 'registered' } })
    expect(stored(APPROVED.id)?.status).toBe('registered')
    expect(setupsOf(APPROVED.id)).toHaveLength(1)
    network.answerWith(`GET ${SUBMISSIONS}`, answers(200, []))
    expect(await run(action)).toEqual({ kind: 'notFound' })
    expect(network.backend.hosted.outbox.list()).toEqual([])
    expect(accounts()).toContain('ursula')
  },
)

test.each(['reset', 'cleanup'] as const)(
  'the action %s does not overwrite a change made while it is running',
  async (action) => {
    const run = await prepare()
    network.answerWith(`DELETE ${SETUPS}`, async () => {
      await change(REGISTERED.id, { status: 'active' })
      return Response.json([])
    })
    expect(await run(action)).toMatchObject({ kind: 'changed', application: { status: 'active' } })
    expect(stored()?.status).toBe('active')
  },
)

test('a resent email is shown with its time, also if the application cannot be read afterward', async () => {
  const run = await prepare(APPROVED.id)
  expect(await run('resend')).toMatchObject({ application: { emailed_at: expect.any(String) } })
  await change(APPROVED.id, { emailed_at: null })
  network.answerWith(`GET ${SUBMISSIONS}`, (request) => {
    network.answerWith(`GET ${SUBMISSIONS}`, offline)
    return network.backend.handle(request)
  })
  expect(await run('resend')).toMatchObject({ application: { emailed_at: expect.any(String) } })
})

test.each([`GET ${SUBMISSIONS}`, `DELETE ${SETUPS}`, `PATCH ${SUBMISSIONS}`])(
  'a reset whose request %s failed can be repeated',
  async (request) => {
    const run = await prepare()
    network.answerWith(request, offline)
    await expect(run('reset')).rejects.toThrow('Network error')
    expect(stored()?.status).toBe('registered')
    network.answerAsUsual()
    expect(await run('reset')).toMatchObject({ kind: 'done', application: PENDING })
    expect(stored()).toMatchObject(PENDING)
    expect(setupsOf()).toEqual([])
  },
)

test('a cleanup removes the backend account with this email address, ignoring case, and keeps the provider account', async () => {
  await connect()
  const run = await prepare()
  expect(await run('cleanup')).toMatchObject({ kind: 'done', application: PENDING, accountError: null })
  expect(accounts().toSorted()).toEqual(['ines', 'other'])
  expect(network.backend.hosted.users.get(USERS.ursula.id)).toBeDefined()
})

test('a reset keeps the backend account', async () => {
  await connect()
  const run = await prepare()
  await run('reset')
  expect(accounts()).toContain('ursula')
})

test('a cleanup is complete when the account was already removed', async () => {
  await connect()
  network.answerWith('DELETE /api/v1/users/', answers(404, { detail: 'Not found.' }))
  const run = await prepare()
  expect(await run('cleanup')).toMatchObject({ kind: 'done', accountError: null })
})

test('a cleanup without a backend token sends no request to the backend and can be completed later', async () => {
  const withoutToken = await prepare(REGISTERED.id, false)
  expect(await withoutToken('cleanup')).toMatchObject({ application: PENDING, accountError: NO_BACKEND })
  expect(NO_BACKEND).toBe("You're not signed in to the backend. Sign in to it as an admin, then retry.")
  expect(network.sent.filter((line) => line.includes('/api/v1/'))).toEqual([])
  expect(stored()?.cleanup_incomplete).toBe(true)
  await connect()
  const run = await prepare()
  expect(await run('cleanup')).toMatchObject({
    application: { cleanup_incomplete: false },
    accountError: null,
  })
  expect(accounts()).not.toContain('ursula')
})

test.each(['GET /api/v1/users/search', 'DELETE /api/v1/users/'])(
  'a cleanup whose request %s failed returns the application to pending, and the account can be removed later',
  async (request) => {
    await connect()
    network.answerWith(request, answers(500, { detail: 'Out of memory.' }))
    const run = await prepare()
    expect(await run('cleanup')).toMatchObject({ application: PENDING, accountError: 'Out of memory.' })
    const repeat = await prepare()
    expect(await repeat('cleanup')).toMatchObject({ accountError: 'Out of memory.' })
    network.answerAsUsual()
    await repeat('cleanup')
    expect(accounts()).not.toContain('ursula')
    expect(stored()?.cleanup_incomplete).toBe(false)
  },
)

test('a cleanup whose reset failed can be repeated after the account was removed', async () => {
  await connect()
  network.answerWith(`PATCH ${SUBMISSIONS}`, offline)
  const run = await prepare()
  await expect(run('cleanup')).rejects.toThrow('Network error')
  expect(accounts()).not.toContain('ursula')
  network.answerAsUsual()
  expect(await run('cleanup')).toMatchObject({ application: PENDING, accountError: null })
})
