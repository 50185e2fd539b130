import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { hashPassword } from '../../../../../mocks/db/password.ts'
import { createUserRow } from '../../../../../mocks/factories/user.ts'
import { login } from '../../../../../src/api/auth.ts'
import { configureApi } from '../../../../../src/api/settings.ts'
import { liveActors } from '../../../../../src/flows/admin/waitlist/adminWaitlist.actors.ts'
import { adminWaitlistMachine } from '../../../../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import type { AdminWaitlistEvent } from '../../../../../src/flows/admin/waitlist/adminWaitlist.types.ts'
import type { ApplicationAction } from '../../../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import type { AdminNotification } from '../../../../../src/flows/admin/waitlist/notifications.ts'
import { createWatcher } from '../../../../../src/flows/admin/waitlist/watchApplications.ts'
import type { Application } from '../../../../../src/hosted/applications.ts'
import {
  listApplications,
  readApplication,
  resetApplication,
} from '../../../../../src/hosted/applications.ts'
import { signIn } from '../../../../../src/hosted/auth.ts'
import { APPLICATIONS, INTEREST, USERS } from '../../../../supabase/fixture.ts'
import type { MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline, PASSWORD } from '../../../../support/flows/mockNetwork.ts'

const SUBMISSIONS = '/hosted/rest/v1/admin_applications'
const EMAIL = 'POST /hosted/functions/v1/send-approval-email'
const OFFLINE =
  'Network error: Unable to connect to the sign-in service. Please check your internet connection and try again.'
const { unused: APPROVED, used: REGISTERED, pending: PENDING } = APPLICATIONS

let network: MockNetwork
let token: string | null

beforeEach(async () => {
  network = await createMockNetwork()
  token = null
  configureApi({ baseUrl: 'https://app.example/api/v1', getToken: () => token, onUnauthorized: () => {} })
  await signIn({ email: USERS.admin.email, password: PASSWORD })
})

/** Backend accounts of the admin and of the registered applicant, whose email address is in capitals. */
async function connect(): Promise<void> {
  const password_hash = await hashPassword(PASSWORD, 'salt')
  const { users } = network.backend.db
  const admin = { id: 'ines', email: USERS.admin.email, password_hash, roles: ['user', 'admin'] }
  await users.create(createUserRow(admin))
  await users.create(createUserRow({ id: 'ursula', email: REGISTERED.email.toUpperCase(), password_hash }))
  await users.create(createUserRow({ id: 'other', email: `not.${REGISTERED.email}`, password_hash }))
  token = (await login({ email: USERS.admin.email, password: PASSWORD })).access_token
}

const accounts = () => network.backend.db.users.list().map(({ id }) => id)

async function stored(id: string): Promise<Application> {
  const found = await readApplication(id)
  if (found === null) throw new Error(`There is no application ${id}.`)
  return found
}

/** The list of the signed-in user, on a page whose visibility the test controls. */
async function open() {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const watchApplications = createWatcher({ list: listApplications, page, window: new EventTarget() })
  const actor = createActor(adminWaitlistMachine.provide({ actors: { ...liveActors, watchApplications } }))
  const notifications: AdminNotification[] = []
  actor.on('notification.raised', ({ type: _, ...notification }) => notifications.push(notification))
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  await waitFor(actor, (state) => !state.matches('loading'), { timeout: 10_000 })
  const context = () => actor.getSnapshot().context
  const list = {
    actor,
    notifications,
    context,
    send: (event: AdminWaitlistEvent) => actor.send(event),
    row(id: string): Application {
      const found = context().applications.find((one) => one.id === id)
      if (found === undefined) throw new Error(`The list has no application ${id}.`)
      return found
    },
    progress: (id: string) => context().actions[id],
    finished: () =>
      waitFor(
        actor,
        (state) =>
          Object.values(state.context.actions).every(
            ({ state: at }) => at === 'failed' || at === 'partlyCleaned',
          ),
        { timeout: 10_000 },
      ),
    async act(action: ApplicationAction, id: string, hasBackend = token !== null) {
      actor.send({ type: 'action.requested', action, application: list.row(id), hasBackend })
      await list.finished()
    },
    async retry(id: string, hasBackend = token !== null) {
      actor.send({ type: 'retry.requested', id, hasBackend })
      await list.finished()
    },
    /** Hides the page and shows it again. */
    async comeBack() {
      const before = context().applications
      page.dispatchEvent(new Event('visibilitychange'))
      await waitFor(
        actor,
        (state) => state.context.applications !== before || state.context.refreshFailure !== null,
        { timeout: 10_000 },
      )
    },
  }
  return list
}

const mailsTo = (email: string) =>
  network.backend.hosted.outbox.list().filter(({ to }) => to === email).length
const setupsOf = (id: string) =>
  network.backend.hosted.approvedUsers.list((row) => row.waitlist_submission_id === id)

const CLEARED = {
  status: 'pending',
  reviewed_at: null,
  reviewed_by: null,
  admin_notes: null,
  last_login_at: null,
}

describe('the list', () => {
  test('the waitlist tab lists every application, newest first', async () => {
    const list = await open()
    const dates = list.context().applications.map(({ created_at }) => created_at)
    expect(dates).toHaveLength(Object.keys(APPLICATIONS).length)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test.each([
    ['the network is down', offline, OFFLINE],
    ['the provider is broken', answers(500, { message: 'Out of memory.' }), 'Out of memory.'],
    ['a gateway answers', () => new Response('<html>', { status: 502 }), expect.any(String)],
  ])(
    'the waitlist tab shows that the list could not be loaded (%s) and reloads it on request',
    async (_, answer, text) => {
      network.answerWith(`GET ${SUBMISSIONS}`, answer)
      const list = await open()
      expect(list.actor.getSnapshot().value).toBe('failed')
      expect(list.notifications).toEqual([
        { tone: 'error', title: 'Failed to load waitlist submissions', text },
      ])
      network.answerAsUsual()
      list.send({ type: 'reload.requested' })
      await waitFor(list.actor, (state) => state.matches({ listed: 'ready' }), { timeout: 10_000 })
    },
  )

  test('the waitlist tab refreshes the list when the user returns to the page', async () => {
    const list = await open()
    await resetApplication(await stored(REGISTERED.id))
    await list.comeBack()
    expect(list.row(REGISTERED.id).status).toBe('pending')
  })

  test('the waitlist tab keeps the applications when a refresh fails', async () => {
    const list = await open()
    const { applications } = list.context()
    network.answerWith(`GET ${SUBMISSIONS}`, offline)
    await list.comeBack()
    expect(list.context()).toMatchObject({ applications, refreshFailure: OFFLINE })
    expect(list.notifications).toEqual([])
    network.answerAsUsual()
    list.send({ type: 'refresh.requested' })
    await waitFor(list.actor, ({ context }) => !context.isRefreshing, { timeout: 10_000 })
    expect(list.context()).toMatchObject({ refreshFailure: null, announcement: 'The list is up to date.' })
  })

  test.each([
    ['broken JSON', '{"role": "rese'],
    ['no object', '[1, null]'],
    ['markup', '<script>alert(1)</script>'],
  ])('the waitlist tab lists an application with an interest of %s', async (_, interest) => {
    await network.backend.hosted.waitlistSubmissions.update(PENDING.id, { interest })
    const list = await open()
    expect(list.row(PENDING.id).interest).toBe(interest)
    list.send({ type: 'search.edited', search: 'pending@lab' })
    expect(list.actor.getSnapshot().value).toEqual({ listed: 'ready' })
    await network.backend.hosted.waitlistSubmissions.update(PENDING.id, { interest: INTEREST })
  })
})

describe('resending', () => {
  test('resending creates a new setup link and invalidates the old one', async () => {
    const [before] = setupsOf(APPROVED.id)
    const list = await open()
    await list.act('resend', APPROVED.id)
    expect(list.notifications).toEqual([
      {
        tone: 'success',
        title: 'Email sent',
        text: `We sent a new setup link to ${APPROVED.email}. The previous link no longer works.`,
      },
    ])
    expect(mailsTo(APPROVED.email)).toBe(1)
    const tokens = setupsOf(APPROVED.id).map(({ setup_token }) => setup_token)
    expect(tokens).toHaveLength(1)
    expect(tokens).not.toContain(before?.setup_token)
    expect(list.row(APPROVED.id).emailed_at).not.toBeNull()
  })

  test.each([
    ['the network is down', offline, OFFLINE],
    ['the email cannot be sent', answers(502, { error: 'The mail server is down.' }), expect.any(String)],
    ['the user is no longer an admin', answers(403, { error: 'Administrators only.' }), expect.any(String)],
  ])('resending shows why it failed and can be retried (%s)', async (_, answer, text) => {
    const list = await open()
    network.answerWith(EMAIL, answer)
    await list.act('resend', APPROVED.id)
    expect(list.notifications).toEqual([{ tone: 'error', title: 'Failed to resend email', text }])
    expect(list.progress(APPROVED.id)?.state).toBe('failed')
    network.answerAsUsual()
    await list.retry(APPROVED.id)
    expect(list.progress(APPROVED.id)).toBeUndefined()
    expect(mailsTo(APPROVED.email)).toBe(1)
  })
})

describe('a reset', () => {
  test('a reset clears the review and last login, removes the setup rows and keeps the accounts', async () => {
    await connect()
    const list = await open()
    await list.act('reset', REGISTERED.id)
    expect(await stored(REGISTERED.id)).toMatchObject(CLEARED)
    expect(list.row(REGISTERED.id)).toMatchObject(CLEARED)
    expect(setupsOf(REGISTERED.id)).toEqual([])
    expect(accounts()).toContain('ursula')
    expect(list.notifications).toMatchObject([{ tone: 'success', title: 'Application reset' }])
  })

  test.each([
    ['before anything is removed', `GET ${SUBMISSIONS}`],
    ['at the setup rows', 'DELETE /hosted/rest/v1/approved_users'],
    ['at the application', `PATCH ${SUBMISSIONS}`],
  ])('a reset that failed %s can be retried', async (_, call) => {
    const list = await open()
    network.answerWith(call, offline)
    await list.act('reset', REGISTERED.id)
    expect(list.notifications).toEqual([
      { tone: 'error', title: 'Failed to update submission', text: OFFLINE },
    ])
    expect(list.row(REGISTERED.id).status).toBe('registered')
    network.answerAsUsual()
    await list.retry(REGISTERED.id)
    expect(await stored(REGISTERED.id)).toMatchObject(CLEARED)
    expect(setupsOf(REGISTERED.id)).toEqual([])
  })

  test.each<ApplicationAction>(['resend', 'reset'])(
    '%s does not overwrite a change made before it started',
    async (action) => {
      const list = await open()
      await network.backend.hosted.waitlistSubmissions.update(APPROVED.id, { status: 'registered' })
      await list.act(action, APPROVED.id)
      expect(await stored(APPROVED.id)).toMatchObject({ status: 'registered' })
      expect(list.row(APPROVED.id).status).toBe('registered')
      expect(setupsOf(APPROVED.id)).toHaveLength(1)
      expect(mailsTo(APPROVED.email)).toBe(0)
      expect(list.notifications).toMatchObject([{ tone: 'warning', title: 'Application changed' }])
    },
  )

  test.each<ApplicationAction>(['reset', 'cleanup'])(
    '%s does not overwrite a change made while it is running',
    async (action) => {
      const list = await open()
      network.answerWith('DELETE /hosted/rest/v1/approved_users', async () => {
        await network.backend.hosted.waitlistSubmissions.update(REGISTERED.id, { status: 'active' })
        return Response.json([])
      })
      await list.act(action, REGISTERED.id)
      expect(await stored(REGISTERED.id)).toMatchObject({ status: 'active' })
      expect(list.row(REGISTERED.id).status).toBe('active')
      expect(list.notifications).toMatchObject([{ tone: 'warning', title: 'Application changed' }])
    },
  )

  test('a reset of an application that no longer exists removes its row', async () => {
    const list = await open()
    network.answerWith(`GET ${SUBMISSIONS}`, answers(200, []))
    await list.act('reset', REGISTERED.id)
    expect(list.notifications).toMatchObject([{ tone: 'warning', title: 'Application not found' }])
    expect(list.context().applications.map(({ id }) => id)).not.toContain(REGISTERED.id)
  })
})

describe('a cleanup', () => {
  test('a cleanup removes the backend account with this email address, ignoring case', async () => {
    await connect()
    const list = await open()
    await list.act('cleanup', REGISTERED.id)
    expect(accounts().toSorted()).toEqual(['ines', 'other'])
    expect(await stored(REGISTERED.id)).toMatchObject(CLEARED)
    expect(setupsOf(REGISTERED.id)).toEqual([])
    expect(list.notifications).toMatchObject([{ tone: 'success', title: 'Cleanup completed' }])
    // The provider's account stays.
    await expect(signIn({ email: USERS.ursula.email, password: PASSWORD })).resolves.toBeDefined()
  })

  test('a cleanup is complete when the account does not exist or was already removed', async () => {
    await connect()
    network.answerWith('DELETE /api/v1/users/', answers(404, { detail: 'Not found.' }))
    const list = await open()
    await list.act('cleanup', REGISTERED.id)
    expect(list.notifications).toMatchObject([{ tone: 'success', title: 'Cleanup completed' }])
  })

  test('a cleanup without a backend token is partial, sends no backend request and can be completed later', async () => {
    const list = await open()
    await list.act('cleanup', REGISTERED.id)
    expect(network.sent.filter((line) => line.includes('/api/v1/'))).toEqual([])
    expect(list.row(REGISTERED.id)).toMatchObject(CLEARED)
    expect(list.progress(REGISTERED.id)?.state).toBe('partlyCleaned')
    expect(list.notifications).toEqual([
      {
        tone: 'warning',
        title: 'Cleanup incomplete',
        text: `The application was moved back to pending, but the backend account for ${REGISTERED.email} still exists. You're not signed in to the backend. Sign in to it as an admin, then retry.`,
      },
    ])
    await connect()
    await list.retry(REGISTERED.id)
    expect(accounts()).not.toContain('ursula')
    expect(list.progress(REGISTERED.id)).toBeUndefined()
    expect(list.notifications.at(-1)).toMatchObject({ tone: 'success', title: 'Cleanup completed' })
  })

  test.each([
    ['cannot be searched', 'GET /api/v1/users/search'],
    ['cannot be removed', 'DELETE /api/v1/users/'],
  ])('a cleanup whose account %s shows a warning and can be retried', async (_, call) => {
    await connect()
    network.answerWith(call, answers(500, { detail: 'Out of memory.' }))
    const list = await open()
    await list.act('cleanup', REGISTERED.id)
    expect(list.notifications).toMatchObject([
      { tone: 'warning', text: expect.stringMatching(/Out of memory\.$/) },
    ])
    expect(await stored(REGISTERED.id)).toMatchObject(CLEARED)
    await list.retry(REGISTERED.id)
    expect(list.progress(REGISTERED.id)?.state).toBe('partlyCleaned')
    network.answerAsUsual()
    await list.retry(REGISTERED.id)
    expect(accounts()).not.toContain('ursula')
    expect(list.progress(REGISTERED.id)).toBeUndefined()
  })

  test('a cleanup whose reset failed can be retried after the account was removed', async () => {
    await connect()
    network.answerWith(`PATCH ${SUBMISSIONS}`, offline)
    const list = await open()
    await list.act('cleanup', REGISTERED.id)
    expect(list.notifications).toEqual([
      { tone: 'error', title: 'Failed to update submission', text: OFFLINE },
    ])
    expect(list.row(REGISTERED.id).status).toBe('registered')
    network.answerAsUsual()
    await list.retry(REGISTERED.id)
    expect(await stored(REGISTERED.id)).toMatchObject(CLEARED)
    expect(accounts()).not.toContain('ursula')
  })
})
