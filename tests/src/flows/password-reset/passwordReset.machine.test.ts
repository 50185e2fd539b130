import { describe, expect, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type {
  OpenedLink,
  PasswordResetEvent,
  ResetErrorReason,
} from '../../../../src/flows/password-reset/passwordReset.base.ts'
import { passwordResetMachine } from '../../../../src/flows/password-reset/passwordReset.machine.ts'
import { ReasonError } from '../../../../src/lib/xstate/ReasonError.ts'
import { flushPromises } from '../../../support/documents.ts'

const EMAIL = 'una@lab.example'
const HASH = '#access_token=a&refresh_token=b&type=recovery'
const done = async () => {}
const offline = async (): Promise<never> => {
  throw new Error('No connection')
}
const failWith = (reason: ResetErrorReason) => async (): Promise<never> => {
  throw new ReasonError('The reason.', reason)
}

interface Calls {
  send?: (email: string) => Promise<void>
  open?: (hash: string) => Promise<OpenedLink>
  save?: (password: string) => Promise<void>
}

function start(input: { hash?: string; email?: string }, calls: Calls = {}) {
  const send = vi.fn(calls.send ?? done)
  const open = vi.fn(calls.open ?? (async () => ({ email: EMAIL, needsSecondFactor: false })))
  const save = vi.fn(calls.save ?? done)
  const end = vi.fn()
  const clock = new SimulatedClock()
  const actor = createActor(
    passwordResetMachine.provide({
      actors: {
        sendLink: fromPromise(({ input }) => send(input)),
        openLink: fromPromise(({ input }) => open(input)),
        savePassword: fromPromise(({ input }) => save(input)),
        signOutOnStop: fromCallback<EventObject, undefined>(() => end),
      },
    }),
    { input: { hash: '', email: '', ...input }, clock },
  )
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    clock,
    emitted,
    send,
    open,
    save,
    end,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async sendAll(...events: PasswordResetEvent[]) {
      for (const event of events) actor.send(event)
      await flushPromises()
    },
  }
}

/** Starts the machine with an opened link. */
async function linked(calls: Calls = {}) {
  const reset = start({ hash: HASH }, calls)
  await flushPromises()
  return reset
}

const passwords = (password: string, confirmPassword = password): PasswordResetEvent[] => [
  { type: 'password.edited', name: 'password', value: password },
  { type: 'password.edited', name: 'confirmPassword', value: confirmPassword },
  { type: 'passwords.submitted' },
]

describe('request', () => {
  test('the password reset starts with the email of the sign-in screen and sends it trimmed', async () => {
    const reset = start({ email: ` ${EMAIL} ` })
    expect(reset.value()).toBe('requesting')
    expect(reset.context().request.values.email).toBe(` ${EMAIL} `)
    await reset.sendAll({ type: 'request.submitted' })
    expect(reset.send).toHaveBeenCalledExactlyOnceWith(EMAIL)
    expect(reset.value()).toEqual({ sent: 'pausing' })
    expect(reset.open).not.toHaveBeenCalled()
  })

  test.each([
    '',
    '   ',
    'u',
    'una@lab',
    'una@lab.example😀',
    '<b>',
    '=1+1',
    `${'a'.repeat(300)}@lab.example`,
  ])('the password reset shows an error for the email %j', async (value) => {
    const reset = start({})
    await reset.sendAll({ type: 'email.edited', value }, { type: 'request.submitted' })
    expect(reset.value()).toBe('requesting')
    expect(reset.context().request.errors.email).toMatch(/^Please enter/)
    expect(reset.send).not.toHaveBeenCalled()
    await reset.sendAll({ type: 'email.edited', value: EMAIL })
    expect(reset.context().request.errors).toEqual({})
  })

  test('the password reset sends one request when submitted several times', async () => {
    const reset = start({ email: EMAIL })
    await reset.sendAll(
      { type: 'request.submitted' },
      { type: 'request.submitted' },
      { type: 'email.edited', value: 'other@lab.example' },
    )
    expect(reset.send).toHaveBeenCalledOnce()
    expect(reset.context().request.values.email).toBe(EMAIL)
  })

  test('the password reset keeps the email when the request fails', async () => {
    const reset = start({ email: EMAIL }, { send: offline })
    await reset.sendAll({ type: 'request.submitted' })
    expect(reset.value()).toBe('failed')
    expect(reset.context()).toMatchObject({ failure: 'No connection', request: { values: { email: EMAIL } } })
    await reset.sendAll({ type: 'email.edited', value: '' }, { type: 'request.submitted' })
    expect(reset.context().request.errors.email).toBe('Please enter your email.')
    reset.actor.send({ type: 'email.edited', value: EMAIL })
    reset.actor.send({ type: 'request.submitted' })
    expect(reset.value()).toBe('sending')
    expect(reset.context().failure).toBeNull()
    await flushPromises()
    expect(reset.send).toHaveBeenCalledTimes(2)
  })

  test('the password reset shows an email that the provider rejects as an error at its field', async () => {
    const reset = start({ email: EMAIL }, { send: failWith('emailRefused') })
    await reset.sendAll({ type: 'request.submitted' })
    expect(reset.value()).toBe('requesting')
    expect(reset.context().request.errors.email).toBe('The reason.')
  })

  test('the password reset allows another email after a delay', async () => {
    const send = vi.fn(done)
    const reset = start({ email: EMAIL }, { send })
    await reset.sendAll({ type: 'request.submitted' }, { type: 'resend.requested' })
    await reset.sendAll({ type: 'resend.requested' })
    expect(send).toHaveBeenCalledOnce()
    reset.clock.increment(60_000)
    expect(reset.value()).toEqual({ sent: 'waiting' })
    await reset.sendAll({ type: 'resend.requested' }, { type: 'resend.requested' })
    expect(reset.value()).toEqual({ sent: 'pausing' })
    expect(reset.context().resent).toBe(1)
    reset.clock.increment(60_000)
    send.mockImplementation(offline)
    await reset.sendAll({ type: 'resend.requested' })
    expect(reset.value()).toEqual({ sent: 'waiting' })
    expect(reset.context().failure).toBe('No connection')
    await reset.sendAll({ type: 'emailChange.requested' })
    expect(reset.value()).toBe('requesting')
    expect(reset.context()).toMatchObject({ failure: null, request: { values: { email: EMAIL } } })
  })
})

describe('link', () => {
  test('the password reset opens the link once and clears its hash', async () => {
    const reset = start({ hash: HASH })
    expect(reset.value()).toBe('opening')
    await flushPromises()
    expect(reset.open).toHaveBeenCalledExactlyOnceWith(HASH)
    expect(reset.value()).toEqual({ linked: 'choosingPassword' })
    expect(reset.context()).toMatchObject({ hash: null, request: { values: { email: EMAIL } } })
  })

  test('the password reset changes to the request form for a hash that is not a recovery link', async () => {
    const reset = start({ hash: '#part-2', email: EMAIL }, { open: async () => null })
    await flushPromises()
    expect(reset.value()).toBe('requesting')
    expect(reset.context().request.values.email).toBe(EMAIL)
  })

  test('the password reset allows a new request when the link expired', async () => {
    const reset = await linked({ open: failWith('linkExpired') })
    expect(reset.value()).toBe('expired')
    await reset.sendAll({ type: 'request.submitted' })
    expect(reset.value()).toBe('expired')
    expect(reset.context().request.errors.email).toBe('Please enter your email.')
    await reset.sendAll({ type: 'email.edited', value: EMAIL }, { type: 'request.submitted' })
    expect(reset.value()).toEqual({ sent: 'pausing' })
    expect(reset.end).not.toHaveBeenCalled()
  })

  test('the password reset allows a retry when the link could not be checked', async () => {
    const open = vi.fn<(hash: string) => Promise<OpenedLink>>(offline)
    const reset = await linked({ open })
    expect(reset.value()).toBe('openingFailed')
    expect(reset.context()).toMatchObject({ failure: 'No connection', hash: HASH })
    open.mockImplementation(async () => ({ email: EMAIL, needsSecondFactor: false }))
    await reset.sendAll({ type: 'retry.requested' }, { type: 'retry.requested' })
    expect(reset.value()).toEqual({ linked: 'choosingPassword' })
    expect(open).toHaveBeenCalledTimes(2)
  })

  test('the password reset ends the link session when stopped, and only then', async () => {
    const reset = await linked()
    expect(reset.end).not.toHaveBeenCalled()
    reset.actor.stop()
    expect(reset.end).toHaveBeenCalledOnce()
  })
})

describe('new password', () => {
  test.each([
    ['', '', 'password', 'Password must be at least 6 characters long'],
    ['     ', '     ', 'password', 'Password must be at least 6 characters long'],
    ['five5', 'five5', 'password', 'Password must be at least 6 characters long'],
    ['six666', 'six66', 'confirmPassword', 'Passwords do not match'],
    ['a'.repeat(73), 'a'.repeat(73), 'password', 'This password is too long.'],
  ])(
    'the password reset does not save the password %j with the confirmation %j',
    async (password, confirm, field, message) => {
      const reset = await linked()
      await reset.sendAll(...passwords(password, confirm))
      expect(reset.value()).toEqual({ linked: 'choosingPassword' })
      expect(reset.context().passwords.errors).toEqual({ [field]: expect.stringContaining(message) })
      expect(reset.save).not.toHaveBeenCalled()
    },
  )

  test.each(['      ', '=SUM(A1)', '<script>', 'سلام سلام', '😀😀😀😀😀😀'])(
    'the password reset saves the password %j untrimmed and once, then ends the session of the link',
    async (password) => {
      const reset = await linked()
      await reset.sendAll(
        ...passwords(password),
        { type: 'passwords.submitted' },
        ...passwords('another one'),
      )
      expect(reset.save).toHaveBeenCalledExactlyOnceWith(password)
      expect(reset.value()).toBe('saved')
      expect(reset.end).toHaveBeenCalledOnce()
      expect(JSON.stringify(reset.context())).not.toContain(password)
    },
  )

  test('the password reset keeps the password for a retry when it could not be saved', async () => {
    const reset = await linked({ save: offline })
    await reset.sendAll(...passwords('a new one'))
    expect(reset.value()).toEqual({ linked: 'failed' })
    expect(reset.context()).toMatchObject({
      failure: 'No connection',
      passwords: { values: { password: 'a new one' } },
    })
    await reset.sendAll(...passwords('a new one', 'another'))
    expect(reset.value()).toEqual({ linked: 'failed' })
    expect(reset.context().passwords.errors.confirmPassword).toBe('Passwords do not match')
    await reset.sendAll(...passwords('a new one'))
    expect(reset.save).toHaveBeenCalledTimes(2)
    expect(reset.end).not.toHaveBeenCalled()
  })

  test('the password reset shows a password that the provider rejects as an error at its field', async () => {
    const reset = await linked({ save: failWith('passwordRefused') })
    await reset.sendAll(...passwords('a new one'))
    expect(reset.value()).toEqual({ linked: 'choosingPassword' })
    expect(reset.context().passwords).toMatchObject({
      values: { password: 'a new one' },
      errors: { password: 'The reason.' },
    })
  })

  test('the password reset clears the password when the link expired before saving', async () => {
    const reset = await linked({ save: failWith('linkExpired') })
    await reset.sendAll(...passwords('a new one'))
    expect(reset.value()).toBe('expired')
    expect(JSON.stringify(reset.context())).not.toContain('a new one')
    expect(reset.context().request.values.email).toBe(EMAIL)
    expect(reset.end).toHaveBeenCalledOnce()
  })
})

describe('second factor', () => {
  const open = async () => ({ email: EMAIL, needsSecondFactor: true })

  test('the password reset requires the second factor before the new password', async () => {
    const reset = await linked({ open })
    expect(reset.value()).toEqual({ linked: 'challenged' })
    await reset.sendAll({ type: 'secondFactor.verified' })
    expect(reset.value()).toEqual({ linked: 'choosingPassword' })
    expect(reset.save).not.toHaveBeenCalled()
  })

  test('the password reset requires the second factor when saving needs it, then saves', async () => {
    const save = vi.fn<(password: string) => Promise<void>>(failWith('secondFactorRequired'))
    const reset = await linked({ save })
    await reset.sendAll(...passwords('a new one'))
    expect(reset.value()).toEqual({ linked: 'challenged' })
    save.mockImplementation(done)
    await reset.sendAll({ type: 'secondFactor.verified' })
    expect(reset.value()).toBe('saved')
    expect(save).toHaveBeenCalledTimes(2)
  })

  test('the password reset is canceled when the second factor is canceled', async () => {
    const reset = await linked({ open })
    await reset.sendAll({ type: 'secondFactor.cancelled' })
    expect(reset.emitted).toEqual([{ type: 'reset.abandoned' }])
    reset.actor.stop()
    expect(reset.end).toHaveBeenCalledOnce()
  })
})
