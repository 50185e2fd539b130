import { describe, expect, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type {
  OpenedLink,
  PasswordResetEvent,
} from '../../../../src/flows/password-reset/passwordReset.base.ts'
import { ResetError } from '../../../../src/flows/password-reset/passwordReset.errors.ts'
import { passwordResetMachine } from '../../../../src/flows/password-reset/passwordReset.machine.ts'
import { settled } from '../../../support/documents.ts'

const EMAIL = 'una@lab.example'
const HASH = '#access_token=a&refresh_token=b&type=recovery'
const done = async () => {}
const offline = async (): Promise<never> => {
  throw new Error('No connection')
}
const because = (problem: ConstructorParameters<typeof ResetError>[1]) => async (): Promise<never> => {
  throw new ResetError('The reason.', problem)
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
    async tell(...events: PasswordResetEvent[]) {
      for (const event of events) actor.send(event)
      await settled()
    },
  }
}

/** A machine whose link was opened. */
async function linked(calls: Calls = {}) {
  const reset = start({ hash: HASH }, calls)
  await settled()
  return reset
}

const passwords = (password: string, confirmPassword = password): PasswordResetEvent[] => [
  { type: 'password.edited', name: 'password', value: password },
  { type: 'password.edited', name: 'confirmPassword', value: confirmPassword },
  { type: 'passwords.submitted' },
]

describe('the request', () => {
  test('begins with the email of the sign-in screen and sends it trimmed', async () => {
    const reset = start({ email: ` ${EMAIL} ` })
    expect(reset.value()).toBe('requesting')
    expect(reset.context().request.values.email).toBe(` ${EMAIL} `)
    await reset.tell({ type: 'request.submitted' })
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
  ])('is not made with %j', async (value) => {
    const reset = start({})
    await reset.tell({ type: 'email.edited', value }, { type: 'request.submitted' })
    expect(reset.value()).toBe('requesting')
    expect(reset.context().request.errors.email).toMatch(/^Please enter/)
    expect(reset.send).not.toHaveBeenCalled()
    await reset.tell({ type: 'email.edited', value: EMAIL })
    expect(reset.context().request.errors).toEqual({})
  })

  test('is made once, however often it is sent', async () => {
    const reset = start({ email: EMAIL })
    await reset.tell(
      { type: 'request.submitted' },
      { type: 'request.submitted' },
      { type: 'email.edited', value: 'other@lab.example' },
    )
    expect(reset.send).toHaveBeenCalledOnce()
    expect(reset.context().request.values.email).toBe(EMAIL)
  })

  test('that fails keeps the email and can be made again', async () => {
    const reset = start({ email: EMAIL }, { send: offline })
    await reset.tell({ type: 'request.submitted' })
    expect(reset.value()).toBe('failed')
    expect(reset.context()).toMatchObject({ failure: 'No connection', request: { values: { email: EMAIL } } })
    await reset.tell({ type: 'email.edited', value: '' }, { type: 'request.submitted' })
    expect(reset.context().request.errors.email).toBe('Please enter your email.')
    reset.actor.send({ type: 'email.edited', value: EMAIL })
    reset.actor.send({ type: 'request.submitted' })
    expect(reset.value()).toBe('sending')
    expect(reset.context().failure).toBeNull()
    await settled()
    expect(reset.send).toHaveBeenCalledTimes(2)
  })

  test('with an email that the provider does not take tells it at the field', async () => {
    const reset = start({ email: EMAIL }, { send: because('emailRefused') })
    await reset.tell({ type: 'request.submitted' })
    expect(reset.value()).toBe('requesting')
    expect(reset.context().request.errors.email).toBe('The reason.')
  })

  test('can be made again after a pause', async () => {
    const send = vi.fn(done)
    const reset = start({ email: EMAIL }, { send })
    await reset.tell({ type: 'request.submitted' }, { type: 'resend.requested' })
    await reset.tell({ type: 'resend.requested' })
    expect(send).toHaveBeenCalledOnce()
    reset.clock.increment(60_000)
    expect(reset.value()).toEqual({ sent: 'waiting' })
    await reset.tell({ type: 'resend.requested' }, { type: 'resend.requested' })
    expect(reset.value()).toEqual({ sent: 'pausing' })
    expect(reset.context().resent).toBe(1)
    reset.clock.increment(60_000)
    send.mockImplementation(offline)
    await reset.tell({ type: 'resend.requested' })
    expect(reset.value()).toEqual({ sent: 'waiting' })
    expect(reset.context().failure).toBe('No connection')
    await reset.tell({ type: 'emailChange.requested' })
    expect(reset.value()).toBe('requesting')
    expect(reset.context()).toMatchObject({ failure: null, request: { values: { email: EMAIL } } })
  })
})

describe('a link', () => {
  test('is opened once, and what it said is forgotten', async () => {
    const reset = start({ hash: HASH })
    expect(reset.value()).toBe('opening')
    await settled()
    expect(reset.open).toHaveBeenCalledExactlyOnceWith(HASH)
    expect(reset.value()).toEqual({ linked: 'choosingPassword' })
    expect(reset.context()).toMatchObject({ hash: null, request: { values: { email: EMAIL } } })
  })

  test('of another kind leads to the request', async () => {
    const reset = start({ hash: '#part-2', email: EMAIL }, { open: async () => null })
    await settled()
    expect(reset.value()).toBe('requesting')
    expect(reset.context().request.values.email).toBe(EMAIL)
  })

  test('that has expired can be asked for anew', async () => {
    const reset = await linked({ open: because('linkExpired') })
    expect(reset.value()).toBe('expired')
    await reset.tell({ type: 'request.submitted' })
    expect(reset.value()).toBe('expired')
    expect(reset.context().request.errors.email).toBe('Please enter your email.')
    await reset.tell({ type: 'email.edited', value: EMAIL }, { type: 'request.submitted' })
    expect(reset.value()).toEqual({ sent: 'pausing' })
    expect(reset.end).not.toHaveBeenCalled()
  })

  test('that could not be checked can be opened again', async () => {
    const open = vi.fn<(hash: string) => Promise<OpenedLink>>(offline)
    const reset = await linked({ open })
    expect(reset.value()).toBe('openingFailed')
    expect(reset.context()).toMatchObject({ failure: 'No connection', hash: HASH })
    open.mockImplementation(async () => ({ email: EMAIL, needsSecondFactor: false }))
    await reset.tell({ type: 'retry.requested' }, { type: 'retry.requested' })
    expect(reset.value()).toEqual({ linked: 'choosingPassword' })
    expect(open).toHaveBeenCalledTimes(2)
  })

  test('that is left half way ends its session, and only then', async () => {
    const reset = await linked()
    expect(reset.end).not.toHaveBeenCalled()
    reset.actor.stop()
    expect(reset.end).toHaveBeenCalledOnce()
  })
})

describe('the new password', () => {
  test.each([
    ['', '', 'password', 'Password must be at least 6 characters long'],
    ['     ', '     ', 'password', 'Password must be at least 6 characters long'],
    ['five5', 'five5', 'password', 'Password must be at least 6 characters long'],
    ['six666', 'six66', 'confirmPassword', 'Passwords do not match'],
    ['a'.repeat(73), 'a'.repeat(73), 'password', 'This password is too long.'],
  ])('%j with %j is not saved', async (password, confirm, field, message) => {
    const reset = await linked()
    await reset.tell(...passwords(password, confirm))
    expect(reset.value()).toEqual({ linked: 'choosingPassword' })
    expect(reset.context().passwords.errors).toEqual({ [field]: expect.stringContaining(message) })
    expect(reset.save).not.toHaveBeenCalled()
  })

  test.each(['      ', '=SUM(A1)', '<script>', 'سلام سلام', '😀😀😀😀😀😀'])(
    '%j is saved as it is, once; then the link’s session ends',
    async (password) => {
      const reset = await linked()
      await reset.tell(...passwords(password), { type: 'passwords.submitted' }, ...passwords('another one'))
      expect(reset.save).toHaveBeenCalledExactlyOnceWith(password)
      expect(reset.value()).toBe('saved')
      expect(reset.end).toHaveBeenCalledOnce()
      expect(JSON.stringify(reset.context())).not.toContain(password)
    },
  )

  test('that could not be saved is kept and saved again', async () => {
    const reset = await linked({ save: offline })
    await reset.tell(...passwords('a new one'))
    expect(reset.value()).toEqual({ linked: 'failed' })
    expect(reset.context()).toMatchObject({
      failure: 'No connection',
      passwords: { values: { password: 'a new one' } },
    })
    await reset.tell(...passwords('a new one', 'another'))
    expect(reset.value()).toEqual({ linked: 'failed' })
    expect(reset.context().passwords.errors.confirmPassword).toBe('Passwords do not match')
    await reset.tell(...passwords('a new one'))
    expect(reset.save).toHaveBeenCalledTimes(2)
    expect(reset.end).not.toHaveBeenCalled()
  })

  test('that the provider does not take is told at its field', async () => {
    const reset = await linked({ save: because('passwordRefused') })
    await reset.tell(...passwords('a new one'))
    expect(reset.value()).toEqual({ linked: 'choosingPassword' })
    expect(reset.context().passwords).toMatchObject({
      values: { password: 'a new one' },
      errors: { password: 'The reason.' },
    })
  })

  test('came too late: the link has expired, and nothing of it stays', async () => {
    const reset = await linked({ save: because('linkExpired') })
    await reset.tell(...passwords('a new one'))
    expect(reset.value()).toBe('expired')
    expect(JSON.stringify(reset.context())).not.toContain('a new one')
    expect(reset.context().request.values.email).toBe(EMAIL)
    expect(reset.end).toHaveBeenCalledOnce()
  })
})

describe('a second factor', () => {
  const open = async () => ({ email: EMAIL, needsSecondFactor: true })

  test('is asked for before the password is chosen', async () => {
    const reset = await linked({ open })
    expect(reset.value()).toEqual({ linked: 'challenged' })
    await reset.tell({ type: 'secondFactor.verified' })
    expect(reset.value()).toEqual({ linked: 'choosingPassword' })
    expect(reset.save).not.toHaveBeenCalled()
  })

  test('that was not known of is asked for when saving needs it, which then goes on', async () => {
    const save = vi.fn<(password: string) => Promise<void>>(because('secondFactorRequired'))
    const reset = await linked({ save })
    await reset.tell(...passwords('a new one'))
    expect(reset.value()).toEqual({ linked: 'challenged' })
    save.mockImplementation(done)
    await reset.tell({ type: 'secondFactor.verified' })
    expect(reset.value()).toBe('saved')
    expect(save).toHaveBeenCalledTimes(2)
  })

  test('that is not given ends the reset', async () => {
    const reset = await linked({ open })
    await reset.tell({ type: 'secondFactor.cancelled' })
    expect(reset.emitted).toEqual([{ type: 'reset.abandoned' }])
    reset.actor.stop()
    expect(reset.end).toHaveBeenCalledOnce()
  })
})
