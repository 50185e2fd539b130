import { beforeEach, describe, expect, test, vi } from 'vitest'
import { register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { currentUser, signIn, signUp } from '../../../../src/hosted/auth.ts'
import { SETUPS, TOKENS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import { GOOD, magicSetupPage } from '../../../support/flows/magicSetupPage.ts'
import { answers, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { NOOR, resetNoor, resetNoorAfter, setupStateOf } from '../../../support/flows/setupLink.ts'
import type { LinkNetwork } from '../../../support/flows/setupLinkPage.ts'
import { createLinkNetwork, NETWORK, SIGN_UP } from '../../../support/flows/setupLinkPage.ts'

// The backdrop needs browser APIs.
vi.mock('../../../../src/ui/Backdrop/Backdrop.tsx', () => ({ Backdrop: () => null }))

const { open, pageText, pageTextFor, startSubmit, submit, waitUntilIdle } = magicSetupPage

let network: LinkNetwork
beforeEach(async () => {
  network = await createLinkNetwork()
})

describe('the password', () => {
  test.each(['a', '     ', '🧠🧠🧠🧠🧠', 'مرحبا', '<b/>', '=1+1'])(
    'a password that is too short is refused and not sent: %j',
    async (password) => {
      const { actor } = open()
      await submit(actor, password)
      expect(pageText(actor)).toContain('Password must be at least 6 characters long')
      expect(network.count(SIGN_UP)).toBe(0)
    },
  )

  test('a password of 10 kB is refused as too long', async () => {
    const { actor } = open()
    await submit(actor, 'x'.repeat(10_240))
    expect(pageText(actor)).toContain('This password is too long.')
    expect(network.count(SIGN_UP)).toBe(0)
  })

  test('an empty password cannot be submitted', async () => {
    const { actor } = open()
    await submit(actor, '')
    expect(actor.getSnapshot().context.fields.errors).toEqual({})
    expect(network.count(SIGN_UP)).toBe(0)
  })

  test('the magic-setup flow shows an error if the confirmation differs', async () => {
    const { actor } = open()
    await submit(actor, GOOD, 'Sleep spindle')
    expect(pageText(actor)).toContain('Passwords do not match')
    expect(network.count(SIGN_UP)).toBe(0)
  })

  test.each([
    '      ',
    ' spaces inside ',
    '🧠🧠🧠🧠🧠🧠',
    'كلمة السر',
    '<script>x</script>',
    '=SUM(A1:A9)',
    'x'.repeat(72),
  ])('the password is sent unchanged: %j', async (password) => {
    const { actor, emitted } = open()
    await submit(actor, password)
    expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created', data: { password } })
    expect(await signIn({ email: NOOR.email, password })).toMatchObject({ firstName: 'Noor' })
  })
})

describe('submitting', () => {
  test('the magic-setup flow creates the account, marks the setup row and its link, and continues to onboarding', async () => {
    const { actor, emitted } = open()
    await submit(actor)
    expect(actor.getSnapshot().value).toBe('done')
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'account.created',
      token: NOOR.token,
      data: { email: NOOR.email, password: GOOD, firstName: 'Noor', lastName: 'Haddad' },
    })
    expect(setupStateOf(network)).toMatchObject({
      // Onboarding marks it as registered.
      status: 'approved',
      accountCreated: true,
      linkUsed: true,
      linkUsedAt: expect.any(String),
    })
    expect(network.count('POST /api/v1/auth/register')).toBe(0)
    expect(await pageTextFor(NOOR.token)).toContain('This registration link has already been used')
  })

  test('the magic-setup flow asks to sign in if the account exists with another password and leaves the link unused', async () => {
    const { actor, emitted } = open(TOKENS.unused)
    await submit(actor)
    expect(pageText(actor)).toContain('Account already exists Please sign in with your existing credentials.')
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.existed', token: TOKENS.unused })
    expect(network.backend.hosted.approvedUsers.get(SETUPS.unused.id)?.account_created).toBe(false)
    expect(await currentUser()).toBeNull()
  })

  test('the magic-setup flow continues to onboarding with an existing account that accepts the password', async () => {
    const { actor, emitted } = open(TOKENS.unused)
    await submit(actor, PASSWORD)
    expect(emitted.mock.calls[0]?.[0]).toMatchObject({
      type: 'account.created',
      data: { password: PASSWORD },
    })
    expect(network.backend.hosted.approvedUsers.get(SETUPS.unused.id)?.account_created).toBe(true)
  })

  test('the magic-setup flow signs in to an existing account that has a backend account and marks it as registered', async () => {
    const { email, firstName, lastName } = NOOR
    await signUp({ email, firstName, lastName, password: GOOD })
    await register(waitlistRegistration({ email, firstName, lastName, password: GOOD }))
    const { actor, emitted } = open()
    await submit(actor)
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'account.opened',
      grant: { token: expect.any(String), user: expect.objectContaining({ name: 'Noor Haddad' }) },
      hostedUser: expect.objectContaining({ firstName: 'Noor' }),
    })
    expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true, isOwned: true })
  })

  test('the magic-setup flow creates no account if the link was reset while the form was open', async () => {
    const { actor } = open()
    await waitUntilIdle(actor)
    await resetNoor(network)
    await submit(actor)
    expect(pageText(actor)).toContain('Invalid setup token')
    expect(network.sent.every((line) => line.startsWith('GET '))).toBe(true)
  })

  test('the magic-setup flow asks for a new link if the link was reset during the sign-up', async () => {
    resetNoorAfter(network, SIGN_UP)
    const { actor, emitted } = open()
    await submit(actor)
    expect(pageText(actor)).toContain('Your account was created, but this link stopped working')
    expect(pageText(actor)).toContain('Ask for a new link')
    expect(emitted).not.toHaveBeenCalled()
    expect(await currentUser()).toBeNull()
  })

  test.each([
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
  ])('a refused sign-up shows the reason and can be retried: %s', async (_name, answer, reason) => {
    network.answerWith(SIGN_UP, answer)
    const { actor, emitted } = open()
    await submit(actor)
    expect(pageText(actor)).toContain(`Failed to create account ${reason}`)
    expect(setupStateOf(network)).toMatchObject({ accountCreated: false, linkUsed: false })
    network.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle(actor)
    expect(emitted).toHaveBeenCalledOnce()
  })

  test.each([
    ['offline', offline, NETWORK],
    ['an error', answers(500, { msg: 'see the logs' }), 'The sign-in service has a problem.'],
    ['an HTML page', () => new Response('<html>', { status: 502 }), 'The sign-in service has a problem.'],
    ['nothing of use', answers(200, {}), 'The sign-in service has a problem.'],
  ])(
    'the magic-setup flow asks to try again and keeps the password after a failed sign-up: %s',
    async (_name, answer, reason) => {
      network.answerWith(SIGN_UP, answer)
      const { actor, emitted } = open()
      await submit(actor)
      expect(pageText(actor)).toContain(`Failed to create account. Please try again. ${reason}`)
      expect(actor.getSnapshot().context.fields.values.password).toBe(GOOD)
      network.answerAsUsual()
      actor.send({ type: 'form.submitted' })
      await waitUntilIdle(actor)
      expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created' })
    },
  )

  test('the magic-setup flow treats the existing account as new on retry if the first response was lost', async () => {
    network.answerWith(SIGN_UP, async (request) => {
      await network.backend.handle(request)
      return offline(request)
    })
    const { actor, emitted } = open()
    await submit(actor)
    expect(pageText(actor)).toContain('Failed to create account. Please try again.')
    network.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle(actor)
    expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created', data: { password: GOOD } })
    expect(setupStateOf(network)).toMatchObject({ accountCreated: true, linkUsed: true })
  })

  test.each([
    ['owner', 'PATCH /hosted/rest/v1/waitlist_submissions', { accountCreated: false, linkUsed: false }],
    ['row', 'PATCH /hosted/rest/v1/approved_users', { accountCreated: false, linkUsed: false }],
    ['link', 'PATCH /hosted/rest/v1/magic_links', { accountCreated: true, linkUsed: false }],
  ])(
    'the magic-setup flow shows a failure and can be retried if the %s cannot be marked',
    async (_name, line, marked) => {
      network.answerWith(line, offline)
      const { actor, emitted } = open()
      await submit(actor)
      expect(pageText(actor)).toContain("Your account was created, but setup isn't finished")
      expect(pageText(actor)).toContain(NETWORK)
      expect(emitted).not.toHaveBeenCalled()
      expect(setupStateOf(network)).toMatchObject(marked)
      network.answerAsUsual()
      actor.send({ type: 'form.submitted' })
      await waitUntilIdle(actor)
      expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created' })
      expect(setupStateOf(network)).toMatchObject({ accountCreated: true, linkUsed: true, isOwned: true })
      expect(network.count(SIGN_UP)).toBe(1)
    },
  )

  test('the magic-setup flow creates no account if the link expired while the form was open', async () => {
    const { actor } = open()
    await waitUntilIdle(actor)
    await network.backend.hosted.approvedUsers.update(NOOR.setupId, { expires_at: '2020-01-01T00:00:00Z' })
    await submit(actor)
    expect(pageText(actor)).toContain('This registration link has expired')
    expect(network.count(SIGN_UP)).toBe(0)
  })

  test('the magic-setup flow signs up once if the form is submitted twice', async () => {
    const { actor, emitted } = open()
    await startSubmit(actor)
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle(actor)
    expect(network.count(SIGN_UP)).toBe(1)
    expect(emitted).toHaveBeenCalledOnce()
  })

  test('the magic-setup flow makes no further call after the page is left and does not mark the link as used', async () => {
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
    expect(setupStateOf(network)).toMatchObject({ accountCreated: false, linkUsed: false })
  })
})
