import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import type { AccountValues } from '../../../../src/modules/account/accountFields.ts'
import { SETUP_LINK_MESSAGES } from '../../../../src/modules/setup-link/setupLinkMessages.ts'
import { APPLICATIONS, SETUPS, TOKENS, USERS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import { GOOD_INPUT } from '../../../support/flows/accountInput.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import {
  LOGIN,
  NEW_PASSWORDS,
  REGISTER,
  SIGN_UP,
  startLiveRegistration as start,
  submitAndWait,
} from '../../../support/flows/newAccount.ts'
import type { NewAccountActor } from '../../../support/newAccount.ts'
import { waitUntilIdle } from '../../../support/newAccount.ts'

// More tests of the form and the account are in tests/src/modules/account.

const UNEXPECTED = 'An unexpected error occurred during registration'

let network: MockNetwork
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(async () => {
  network = await createMockNetwork()
  warn.mockClear()
})
afterEach(() => {
  // The token must not be logged.
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/[0-9a-f]{64}/)
})

const submit = (actor: NewAccountActor, values: Partial<AccountValues> = {}) =>
  submitAndWait(actor, { ...NEW_PASSWORDS, ...values })

/** Deletes the account with the email of the application whose link is unused. */
const deleteUnasAccount = () => network.backend.hosted.users.delete(USERS.una.id)

const unasAccount = () => network.backend.hosted.users.find('email', USERS.una.email)
const marks = () => ({
  status: network.backend.hosted.waitlistSubmissions.get(APPLICATIONS.unused.id)?.status,
  isLinkUsed: network.backend.hosted.approvedUsers.get(SETUPS.unused.id)?.account_created,
})
const ownerId = () => network.backend.hosted.waitlistSubmissions.get(APPLICATIONS.unused.id)?.owner_id

/** Resets the application of the unused link as an admin does. */
async function resetApplication(): Promise<void> {
  network.backend.hosted.approvedUsers.delete(SETUPS.unused.id)
  await network.backend.hosted.waitlistSubmissions.update(APPLICATIONS.unused.id, { status: 'pending' })
}

const count = (line: string) => network.sent.filter((sent) => sent.startsWith(line)).length

describe('the setup link', () => {
  test.each([
    [null, 'No registration token provided'],
    ['', 'No registration token provided'],
    [' ', 'Invalid or expired registration token'],
    ['a', 'Invalid or expired registration token'],
    ['🧠', 'Invalid or expired registration token'],
    ['<b>', 'Invalid or expired registration token'],
    ['=1+1', 'Invalid or expired registration token'],
    [TOKENS.upperCase, 'Invalid or expired registration token'],
    ['a'.repeat(10_240), 'Invalid or expired registration token'],
    [TOKENS.unknown, 'Invalid or expired registration token'],
    [TOKENS.expired, 'Invalid or expired registration token'],
    [TOKENS.used, 'Invalid or expired registration token'],
  ])('the registration flow rejects the token %j with: %s', async (token, message) => {
    const { actor } = start(token)
    const { value, context } = await waitUntilIdle(actor)
    expect(value).toBe('rejected')
    expect(context.problem && SETUP_LINK_MESSAGES.registration[context.problem]).toBe(message)
    expect(count('POST')).toBe(0)
  })

  test('a link is accepted up to and including the moment at which it expires', async () => {
    const { clock } = network
    await clock.advance(Date.parse(SETUPS.unused.expires_at) - clock.now())
    expect((await waitUntilIdle(start().actor)).value).toBe('editing')
    await clock.advance(1)
    expect((await waitUntilIdle(start().actor)).value).toBe('rejected')
  })

  test.each([
    ['the network is down', offline],
    ['the provider has an error', answers(500, { message: 'Broken' })],
    ['a gateway answers instead', () => new Response('<html>', { status: 502 })],
  ])('a link can be checked again after the check failed because %s', async (_, answer) => {
    network.answerWith('GET /hosted/rest/v1/approved_users', answer)
    const { actor } = start()
    const { value, context } = await waitUntilIdle(actor)
    expect(value).toBe('unverified')
    expect(context.problem && SETUP_LINK_MESSAGES.registration[context.problem]).toBe(UNEXPECTED)
    network.answerAsUsual()
    actor.send({ type: 'check.retried' })
    expect((await waitUntilIdle(actor)).value).toBe('editing')
  })

  test('the registration flow fills in the names and email of the application', async () => {
    const { context } = await waitUntilIdle(start().actor)
    expect(context.fields.values).toMatchObject({
      firstName: 'Una',
      lastName: 'Lindqvist',
      email: APPLICATIONS.unused.email,
    })
  })

  test('the link is not checked if the account exists', async () => {
    const { actor } = start(TOKENS.unused, true)
    expect(actor.getSnapshot().value).toBe('accountExists')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(network.sent).toEqual([])
  })
})

describe('the form', () => {
  test.each(GOOD_INPUT)(
    'the registration flow creates the account from unusual valid input: %j',
    async (values, names) => {
      deleteUnasAccount()
      const { value } = await submit(start().actor, values)
      expect(value).toBe('fullAccess')
      expect(unasAccount()?.metadata).toEqual({ first_name: names.firstName, last_name: names.lastName })
      const user = network.backend.db.users.find('email', USERS.una.email)
      expect(`${user?.first_name} ${user?.last_name}`).toBe(`${names.firstName} ${names.lastName}`)
    },
  )
})

describe('the account', () => {
  test('the registration flow creates both accounts in order, marks the application and connects to the backend', async () => {
    deleteUnasAccount()
    const { actor, emitted } = start()
    expect((await submit(actor)).value).toBe('fullAccess')
    const steps = network.sent.map((line) => line.replace(/\?.*/, ''))
    expect(steps).toEqual([
      'GET /hosted/rest/v1/approved_users',
      'GET /hosted/rest/v1/approved_users',
      SIGN_UP,
      'GET /hosted/rest/v1/approved_users',
      'PATCH /hosted/rest/v1/waitlist_submissions',
      'PATCH /hosted/rest/v1/approved_users',
      'PATCH /hosted/rest/v1/magic_links',
      'PATCH /hosted/rest/v1/waitlist_submissions',
      REGISTER,
      LOGIN,
    ])
    expect(marks()).toEqual({ status: 'registered', isLinkUsed: true })
    expect(network.backend.db.users.find('email', USERS.una.email)).toMatchObject({
      first_name: 'Una',
      last_name: 'Lindqvist',
      machine_name: 'Assistant',
      contradiction_tolerance: 0,
      belief_sensitivity: '{}',
    })
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'account.connected',
      grant: { token: expect.any(String), user: expect.objectContaining({ email: expect.any(String) }) },
      hostedUser: { id: unasAccount()?.id, email: USERS.una.email, firstName: 'Una', lastName: 'Lindqvist' },
    })
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    ['409', answers(409, { detail: 'Email already registered' }), 'a different password'],
    ['500', answers(500, { detail: 'Broken' }), 'no backend account with this email and password'],
    ['422', answers(422, { detail: [{ loc: ['body', 'email'], msg: 'taken' }] }), 'no backend account'],
    ['unreachable', offline, 'no backend account with this email and password'],
  ])(
    'the registration flow continues with the login if the backend registration fails (%s)',
    async (_, answer, reason) => {
      deleteUnasAccount()
      network.answerWith(REGISTER, answer)
      const { actor, emitted } = start()
      expect((await submit(actor)).value).toBe('limitedAccess')
      expect(count(LOGIN)).toBe(1)
      expect(emitted).toHaveBeenCalledExactlyOnceWith({
        type: 'account.limited',
        hostedUser: expect.objectContaining({ email: USERS.una.email }),
        reason: expect.stringContaining(reason),
      })
      expect(marks()).toEqual({ status: 'registered', isLinkUsed: true })
    },
  )

  test('the registration flow connects to an existing backend account with the same password', async () => {
    deleteUnasAccount()
    const { password } = NEW_PASSWORDS
    await register(waitlistRegistration({ firstName: 'U', lastName: 'L', email: USERS.una.email, password }))
    expect((await submit(start().actor)).value).toBe('fullAccess')
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    ['waitlist_submissions?id=', { status: 'approved', isLinkUsed: false }],
    ['waitlist_submissions?owner_id=', { status: 'approved', isLinkUsed: true }],
    ['approved_users', { status: 'approved', isLinkUsed: false }],
  ])(
    'the registration flow shows a failure and can be retried if %s cannot be marked',
    async (table, expected) => {
      deleteUnasAccount()
      network.answerWith(`PATCH /hosted/rest/v1/${table}`, offline)
      const { actor, emitted } = start()
      const { value, context } = await submit(actor)
      expect(value).toBe('unclaimed')
      expect(context.failure).toMatchObject({ kind: 'unclaimed', reason: expect.stringContaining('Network') })
      expect(emitted).not.toHaveBeenCalled()
      expect(marks()).toEqual(expected)
      network.answerAsUsual()
      actor.send({ type: 'form.submitted' })
      expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
      expect(marks()).toEqual({ status: 'registered', isLinkUsed: true })
      expect(ownerId()).toBe(unasAccount()?.id)
      expect(count(SIGN_UP)).toBe(1)
    },
  )

  test('the registration flow creates no account if the link was reset while the form was open', async () => {
    deleteUnasAccount()
    const { actor } = start()
    await waitUntilIdle(actor)
    await resetApplication()
    const { value, context } = await submit(actor)
    expect({ value, problem: context.problem }).toEqual({ value: 'rejected', problem: 'unknown' })
    expect(count('POST')).toBe(0)
  })

  test('the registration flow does not sign in if the link was reset during the sign-up', async () => {
    deleteUnasAccount()
    network.answerWith(SIGN_UP, async (request) => {
      const answer = await network.backend.handle(request)
      await resetApplication()
      return answer
    })
    const { actor, emitted } = start()
    const { value, context } = await submit(actor)
    expect({ value, problem: context.problem }).toEqual({ value: 'rejected', problem: 'unknown' })
    expect(emitted).not.toHaveBeenCalled()
    expect(count(REGISTER)).toBe(0)
    expect(network.device.length).toBe(0)
  })
})

describe('an existing account or a failed sign-up', () => {
  test('the registration flow offers to sign in and leaves the link unused if the account exists with another password', async () => {
    const { actor, emitted } = start()
    expect((await submit(actor)).value).toBe('accountExists')
    expect(marks()).toEqual({ status: 'approved', isLinkUsed: false })
    expect(emitted).not.toHaveBeenCalled()
    expect(count(REGISTER)).toBe(0)
    expect(network.device.length).toBe(0)
  })

  test('the registration flow marks the application once the account exists, also if the response was lost', async () => {
    deleteUnasAccount()
    network.answerWith(SIGN_UP, answers(500))
    const { actor } = start()
    expect((await submit(actor)).value).toBe('failed')
    expect(marks()).toEqual({ status: 'approved', isLinkUsed: false })
    network.answerWith(SIGN_UP, async (request) => {
      await network.backend.handle(request)
      return offline(request)
    })
    expect((await submit(actor)).value).toBe('failed')
    network.answerAsUsual()
    expect((await submit(actor)).value).toBe('fullAccess')
    expect(marks()).toEqual({ status: 'registered', isLinkUsed: true })
  })

  test('an existing account with a second factor is not signed in', async () => {
    const at = new Date(network.clock.now()).toISOString()
    await network.backend.hosted.factors.create({
      id: '00000000-0000-4000-8000-000000000900',
      user_id: USERS.una.id,
      factor_type: 'totp',
      friendly_name: 'Phone',
      status: 'verified',
      secret: 'JBSWY3DPEHPK3PXP',
      phone: null,
      created_at: at,
      updated_at: at,
    })
    const { actor, emitted } = start()
    await submit(actor, { password: PASSWORD, confirmPassword: PASSWORD })
    expect(actor.getSnapshot().value).toBe('accountExists')
    expect(emitted).not.toHaveBeenCalled()
    expect(network.device.length).toBe(0)
  })
})

describe('concurrent and interrupted submits', () => {
  test('a second tab finds the account that the first tab created', async () => {
    deleteUnasAccount()
    const tabs = [start().actor, start().actor]
    const values = (await Promise.all(tabs.map((actor) => submit(actor)))).map(({ value }) => value)
    expect(values).toEqual(['fullAccess', 'fullAccess'])
    expect(network.backend.hosted.users.list(({ email }) => email === USERS.una.email)).toHaveLength(1)
  })

  test('the registration flow makes no further call after the page is left, and the same link finishes later', async () => {
    deleteUnasAccount()
    const { actor, emitted } = start()
    network.answerWith(SIGN_UP, async (request) => {
      const answer = await network.backend.handle(request)
      actor.stop()
      return answer
    })
    await waitUntilIdle(actor)
    void submit(actor).catch(() => {})
    await eventually(() => expect(unasAccount()).toBeDefined())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(count(REGISTER)).toBe(0)
    expect(emitted).not.toHaveBeenCalled()
    network.answerAsUsual()
    expect((await submit(start().actor)).value).toBe('fullAccess')
    expect(marks()).toEqual({ status: 'registered', isLinkUsed: true })
  })
})
