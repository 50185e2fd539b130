import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '../../../../mocks/db/password.ts'
import { login, register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { currentUser, signIn } from '../../../../src/hosted/auth.ts'
import { TOKENS, USERS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import { answers, offline } from '../../../support/flows/mockNetwork.ts'
import { NOOR, resetNoor, resetNoorAfter, setupStateOf } from '../../../support/flows/setupLink.ts'
import type { LinkNetwork } from '../../../support/flows/setupLinkPage.ts'
import { createLinkNetwork, NETWORK, SIGN_UP } from '../../../support/flows/setupLinkPage.ts'
import { GOOD, setupPage } from '../../../support/flows/setupPage.ts'

// The backdrop needs browser APIs.
vi.mock('../../../../src/ui/Backdrop/Backdrop.tsx', () => ({ Backdrop: () => null }))

const { open, pageText, pageTextFor, startSubmit, submit, waitUntilIdle } = setupPage

let network: LinkNetwork
beforeEach(async () => {
  network = await createLinkNetwork()
})

describe('the password', () => {
  test.each([
    [
      '',
      'Password must contain: at least 8 characters, one uppercase letter, one lowercase letter, one number',
    ],
    ['   ', 'Password must contain: at least 8 characters, one uppercase letter'],
    ['a', 'Password must contain: at least 8 characters, one uppercase letter, one number'],
    ['🧠🧠🧠🧠🧠🧠🧠🧠', 'Password must contain: one uppercase letter, one lowercase letter, one number'],
    ['كلمةالسرطويلة', 'Password must contain: one uppercase letter, one lowercase letter, one number'],
    ['<b>bold</b>', 'Password must contain: one uppercase letter, one number'],
    ['=sum(a1:a9)', 'Password must contain: one uppercase letter'],
    [`Aa1${'x'.repeat(10_240)}`, 'This password is too long.'],
  ])('an invalid password shows a message and is not sent: %j', async (password, message) => {
    const { actor } = open()
    await submit(actor, password)
    expect(pageText(actor)).toContain(message)
    expect(network.count(SIGN_UP)).toBe(0)
  })

  test('the setup flow shows an error if the confirmation differs', async () => {
    const { actor } = open()
    await submit(actor, GOOD, `${GOOD} `)
    expect(pageText(actor)).toContain('Passwords do not match')
    expect(network.count(SIGN_UP)).toBe(0)
  })

  test.each([
    ' Spaces 1 inside ',
    'Ünïcode 9 🧠',
    'Aa1 كلمة السر',
    '<b>Bold1</b>',
    '=SUM(a1:a9)',
    `Aa1${'x'.repeat(69)}`,
  ])('the password is sent unchanged: %j', async (password) => {
    const { actor } = open()
    await submit(actor, password)
    expect(actor.getSnapshot().value).toBe('done')
    expect(await signIn({ email: NOOR.email, password })).toMatchObject({ firstName: 'Noor' })
  })
})

describe('submitting', () => {
  test('the setup flow creates both accounts, marks the application and the setup row, and signs out', async () => {
    const { actor, emitted } = open()
    await submit(actor)
    expect(pageText(actor)).toContain('Account created successfully! Please log in.')
    expect(emitted).toHaveBeenCalledOnce()
    expect(network.sent.map((line) => line.replace(/\?.*/, ''))).toEqual([
      'GET /hosted/rest/v1/approved_users',
      'GET /hosted/rest/v1/approved_users',
      SIGN_UP,
      'GET /hosted/rest/v1/approved_users',
      'PATCH /hosted/rest/v1/waitlist_submissions',
      'PATCH /hosted/rest/v1/approved_users',
      'PATCH /hosted/rest/v1/magic_links',
      'POST /api/v1/auth/register',
      'PATCH /hosted/rest/v1/waitlist_submissions',
      'POST /hosted/auth/v1/logout',
    ])
    expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true })
    expect(network.backend.db.users.find('email', 'noor@lab.example')).toMatchObject({
      first_name: 'Noor',
      last_name: 'Haddad',
      machine_name: 'Assistant',
      contradiction_tolerance: 0,
      belief_sensitivity: '{}',
    })
    expect(await currentUser()).toBeNull()
    expect(network.backend.hosted.sessions.count()).toBe(0)
    // Both accounts accept the password, and the link is used up.
    expect(await signIn({ email: NOOR.email, password: GOOD })).toMatchObject({ lastName: 'Haddad' })
    expect((await login({ email: NOOR.email, password: GOOD })).user.machine_name).toBe('Assistant')
    expect(await pageTextFor(NOOR.token)).toContain('Account has already been set up')
  })

  test.each([
    [
      'has the account with another password',
      answers(409, { detail: 'An account with this email already exists.' }),
    ],
    ['is broken', answers(500)],
    ['refuses', answers(422, { detail: [] })],
    ['is unreachable', offline],
  ])('the setup flow reports that the setup is not finished if the backend %s', async (_name, answer) => {
    network.answerWith('/api/v1/auth/register', answer)
    const { actor, emitted } = open()
    await submit(actor)
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'setup.finished', outcome: 'noBackendAccount' })
    expect(pageText(actor)).toContain("Your knowledge base hasn't been created yet.")
    expect(pageText(actor)).not.toContain('Account created successfully!')
    expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true, isOwned: true })
  })

  test('the setup flow counts an existing backend account with the same password as registered', async () => {
    const { email, firstName, lastName } = NOOR
    await register(waitlistRegistration({ email, firstName, lastName, password: GOOD }))
    const { actor, emitted } = open()
    await submit(actor)
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'setup.finished', outcome: 'complete' })
  })

  test.each([
    ['offline', offline, NETWORK],
    [
      'an error',
      answers(500, { msg: 'Unexpected failure, see the logs' }),
      'The sign-in service has a problem.',
    ],
    [
      'a refusal',
      answers(422, { error_code: 'signup_disabled', msg: 'Signups not allowed' }),
      'Signups not allowed',
    ],
    [
      'a weak password',
      answers(422, { error_code: 'weak_password', msg: 'Known to be leaked.' }),
      'Known to be leaked.',
    ],
    ['too many', answers(429, { error_code: 'over_request_rate_limit', msg: 'limit' }), 'Too many attempts.'],
  ])('a failed sign-up shows the reason and can be retried: %s', async (_name, answer, reason) => {
    network.answerWith(SIGN_UP, answer)
    const { actor } = open()
    await submit(actor)
    expect(pageText(actor)).toContain(`Failed to create user account ${reason}`)
    expect(setupStateOf(network)).toMatchObject({ status: 'approved', accountCreated: false })
    expect(actor.getSnapshot().context.fields.values.password).toBe(GOOD)
    network.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle(actor)
    expect(actor.getSnapshot().value).toBe('done')
  })

  test('the setup flow accepts the existing account on retry if the first response was lost', async () => {
    network.answerWith(SIGN_UP, async (request) => {
      await network.backend.handle(request)
      return offline(request)
    })
    const { actor } = open()
    await submit(actor)
    expect(pageText(actor)).toContain(`Failed to create user account ${NETWORK}`)
    network.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle(actor)
    expect(actor.getSnapshot().value).toBe('done')
    expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true })
    expect(await currentUser()).toBeNull()
  })

  test('the setup flow reports an account with another password and finishes with that password', async () => {
    const old = 'The-old-one-1'
    const password_hash = await hashPassword(old, 'salt')
    await network.backend.hosted.users.update(USERS.una.id, { password_hash })
    const { actor } = open(TOKENS.unused)
    await submit(actor)
    expect(pageText(actor)).toContain(
      'Failed to create user account An account with this email already exists',
    )
    expect(pageText(actor)).toContain('Sign In Forgot password?')
    // The link stays usable.
    expect(await pageTextFor(TOKENS.unused)).toContain('Welcome, Una.')
    await submit(actor, old)
    expect(actor.getSnapshot().value).toBe('done')
    expect(await pageTextFor(TOKENS.unused)).toContain('Account has already been set up')
  })

  test.each([
    ['PATCH /hosted/rest/v1/waitlist_submissions?id=', offline, NETWORK],
    ['PATCH /hosted/rest/v1/waitlist_submissions?owner_id=', offline, NETWORK],
    ['PATCH /hosted/rest/v1/approved_users', offline, NETWORK],
    [
      'PATCH /hosted/rest/v1/approved_users',
      answers(500, { message: 'broken' }),
      'Please try again in a moment.',
    ],
  ])('the setup flow retries only from a failed %s', async (line, answer, reason) => {
    network.answerWith(line, answer)
    const { actor, emitted } = open()
    await submit(actor)
    expect(pageText(actor)).toContain("Your account was created, but setup isn't finished")
    expect(pageText(actor)).toContain(reason)
    expect(emitted).not.toHaveBeenCalled()
    network.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle(actor)
    expect(emitted).toHaveBeenCalledOnce()
    expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true })
    expect(network.count(SIGN_UP)).toBe(1)
    expect(network.count('POST /api/v1/auth/register')).toBe(1)
    expect(await currentUser()).toBeNull()
  })

  test('the setup flow creates no account if the link was reset while the form was open', async () => {
    const { actor } = open()
    await waitUntilIdle(actor)
    await resetNoor(network)
    await submit(actor)
    expect(pageText(actor)).toContain('Setup token not found')
    expect(network.sent.every((line) => line.startsWith('GET '))).toBe(true)
  })

  test('the setup flow asks for a new link if the link was reset during the sign-up', async () => {
    resetNoorAfter(network, SIGN_UP)
    const { actor, emitted } = open()
    await submit(actor)
    expect(pageText(actor)).toContain('Your account was created, but this link stopped working')
    expect(pageText(actor)).toContain('Ask for a new link')
    expect(emitted).not.toHaveBeenCalled()
    expect(network.count('POST /api/v1/auth/register')).toBe(0)
    expect(await currentUser()).toBeNull()
  })

  test('the setup flow lets the user skip the remaining steps and sign in', async () => {
    network.answerWith('PATCH /hosted', answers(403, { code: '42501', message: 'refused' }))
    const { actor, emitted } = open()
    await submit(actor)
    actor.send({ type: 'steps.skipped' })
    await waitUntilIdle(actor)
    expect(emitted).toHaveBeenCalledOnce()
    expect(await currentUser()).toBeNull()
    expect(await signIn({ email: NOOR.email, password: GOOD })).toMatchObject({ firstName: 'Noor' })
  })

  test('the setup flow creates no account if the link expired while the form was open', async () => {
    const { actor } = open()
    await waitUntilIdle(actor)
    await network.backend.hosted.approvedUsers.update(NOOR.setupId, { expires_at: '2020-01-01T00:00:00Z' })
    await submit(actor)
    expect(pageText(actor)).toContain('Setup token has expired')
    expect(network.count(SIGN_UP)).toBe(0)
  })

  test('the setup flow finishes even if the sign-out fails', async () => {
    network.answerWith('POST /hosted/auth/v1/logout', offline)
    const { actor, emitted } = open()
    await submit(actor)
    expect(emitted).toHaveBeenCalledOnce()
  })

  test('the setup flow signs up once if the form is submitted twice', async () => {
    const { actor } = open()
    await startSubmit(actor)
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle(actor)
    expect(network.count(SIGN_UP)).toBe(1)
  })

  test('the setup flow makes no further call after the page is left, and the link finishes later', async () => {
    const answered = Promise.withResolvers<void>()
    network.answerWith(SIGN_UP, async (request) => {
      await answered.promise
      return network.backend.handle(request)
    })
    const { actor, emitted } = open()
    await startSubmit(actor)
    await eventually(() => expect(network.count(SIGN_UP)).toBe(1))
    actor.stop()
    answered.resolve()
    await eventually(async () => expect(await currentUser()).not.toBeNull())
    expect(network.sent.at(-1)).toMatch(SIGN_UP)
    expect(emitted).not.toHaveBeenCalled()

    const later = open()
    await submit(later.actor)
    expect(later.emitted).toHaveBeenCalledOnce()
    expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true })
  })

  test('the setup flow logs neither the token nor the password', async () => {
    network.answerWith('/api/v1/auth/register', answers(500, { detail: 'Broken' }))
    const { actor } = open()
    await submit(actor)
    const logged = JSON.stringify(vi.mocked(console.warn).mock.calls)
    expect(logged).toContain('Broken')
    expect(logged).not.toContain(NOOR.token)
    expect(logged).not.toContain(GOOD)
  })
})
