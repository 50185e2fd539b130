import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import { NOT_AN_ADMIN } from '../../../../src/domain/adminSignIn.ts'
import type { SignInValues } from '../../../../src/domain/signIn.ts'
import type {
  AdminCheckResult,
  ProviderResult,
  UnfinishedSignInEvent,
} from '../../../../src/flows/admin-login/adminLogin.machine.ts'
import { adminLoginMachine } from '../../../../src/flows/admin-login/adminLogin.machine.ts'
import { fromCall } from '../../../../src/lib/xstate/fromCall.ts'
import { mira } from '../../../../stories/support/users.ts'

const hostedUser = { id: 'una', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }
const grant = { token: 'token-1', user: mira }

type Call<Answer> = (values: SignInValues, signal: AbortSignal) => Promise<Answer>

const provider = (outcome: ProviderResult['outcome']): Call<ProviderResult> => {
  const isIn = outcome === 'accepted' || outcome === 'secondFactor'
  return async () => ({ outcome, hostedUser: isIn ? hostedUser : null })
}
const check =
  (answer: AdminCheckResult): Call<AdminCheckResult> =>
  async () =>
    answer

function start({
  signIn = provider('accepted'),
  checkAdmin = check({ isAdmin: true, grant }),
}: {
  signIn?: Call<ProviderResult>
  checkAdmin?: Call<AdminCheckResult>
}) {
  const attempts = vi.fn(signIn)
  const checks = vi.fn(checkAdmin)
  const unfinishedSignIn = vi.fn<(type: UnfinishedSignInEvent['type'] | 'stopped') => void>()
  const actor = createActor(
    adminLoginMachine.provide({
      actors: {
        signIn: fromCall<ProviderResult, SignInValues>(({ input, signal }) => attempts(input, signal)),
        checkAdmin: fromCall<AdminCheckResult, SignInValues>(({ input, signal }) => checks(input, signal)),
        endUnfinishedSignIn: fromCallback<UnfinishedSignInEvent, undefined>(({ receive }) => {
          receive(({ type }) => unfinishedSignIn(type))
          return () => unfinishedSignIn('stopped')
        }),
      },
    }),
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  actor.start()
  return {
    actor,
    attempts,
    checks,
    emitted,
    /** Events received by endUnfinishedSignIn. */
    signInEvents: () => unfinishedSignIn.mock.calls.map(([type]) => type),
    submit(email = ' una@lab.example ', password = ' spaces belong to it ') {
      actor.send({ type: 'field.edited', name: 'email', value: email })
      actor.send({ type: 'field.edited', name: 'password', value: password })
      actor.send({ type: 'form.submitted' })
    },
    reaches: (value: ReturnType<typeof actor.getSnapshot>['value']) =>
      waitFor(actor, (state) => state.value === value),
  }
}

const CREDENTIALS = { email: 'una@lab.example', password: ' spaces belong to it ' }

describe('adminLoginMachine', () => {
  test.each([grant, null])(
    'the admin login admits an admin with or without a backend grant: %o',
    async (given) => {
      const { submit, reaches, emitted, attempts, checks, signInEvents } = start({
        checkAdmin: check({ isAdmin: true, grant: given }),
      })
      submit()
      await reaches('admitted')
      expect(attempts.mock.calls.map(([values]) => values)).toEqual([CREDENTIALS])
      expect(checks.mock.calls.map(([values]) => values)).toEqual([CREDENTIALS])
      expect(emitted.mock.calls).toEqual([[{ type: 'admin.admitted', hostedUser, grant: given }]])
      expect(signInEvents()).toEqual(['signIn.started', 'signIn.finished'])
    },
  )

  test('the admin login emits nothing before the check has finished', async () => {
    const { submit, reaches, emitted } = start({ checkAdmin: () => new Promise(() => {}) })
    submit()
    await reaches('checkingAdmin')
    expect(emitted).not.toHaveBeenCalled()
  })

  test.each([
    ['refused', 'Login failed'],
    ['unreachable', 'An unexpected error occurred'],
  ] as const)('the admin login shows for the provider outcome %s: %s', async (outcome, message) => {
    const { actor, submit, reaches, checks, signInEvents } = start({ signIn: provider(outcome) })
    submit()
    const { context } = await reaches('failed')
    expect(context).toMatchObject({ failure: message, hostedUser: null })
    expect(context.fields.values).toEqual({ email: ' una@lab.example ', password: '' })
    expect(checks).not.toHaveBeenCalled()
    expect(signInEvents()).toEqual([])

    actor.send({ type: 'field.edited', name: 'password', value: 'again' })
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'signingIn', context: { failure: null } })
  })

  test('the admin login shows an unexpected error when the sign-in actor fails', async () => {
    const { submit, reaches } = start({ signIn: () => Promise.reject(new Error('?')) })
    submit()
    expect((await reaches('failed')).context.failure).toBe('An unexpected error occurred')
  })

  test('the admin login denies a user who is not an admin', async () => {
    const { submit, reaches, emitted, signInEvents } = start({
      checkAdmin: check({ isAdmin: false, grant: null }),
    })
    submit()
    const { context } = await reaches('denied')
    expect(context).toMatchObject({ failure: NOT_AN_ADMIN, hostedUser: null })
    expect(context.fields.values.password).toBe('')
    expect(emitted).not.toHaveBeenCalled()
    expect(signInEvents()).toEqual(['signIn.started', 'signIn.finished'])
  })

  test('the admin login allows another attempt after a denial', async () => {
    const { actor, submit, reaches } = start({ checkAdmin: check({ isAdmin: false, grant: null }) })
    submit()
    await reaches('denied')
    submit('admin@engram.example', 'secret')
    expect(actor.getSnapshot()).toMatchObject({ value: 'signingIn', context: { failure: null } })
  })

  test('the admin login does not admit the user when the admin check has no result', async () => {
    const { submit, reaches, signInEvents } = start({ checkAdmin: check({ isAdmin: null, grant: null }) })
    submit()
    expect((await reaches('failed')).context.failure).toBe('An unexpected error occurred')
    expect(signInEvents()).toEqual(['signIn.started', 'signIn.finished'])
  })

  test('the admin login ends the session when the admin check fails', async () => {
    const { submit, reaches, signInEvents } = start({ checkAdmin: () => Promise.reject(new Error('?')) })
    submit()
    expect((await reaches('failed')).context.failure).toBe('An unexpected error occurred')
    expect(signInEvents()).toEqual(['signIn.started', 'signIn.abandoned'])
  })

  test('the admin login requires the second factor before the admin check', async () => {
    const { actor, submit, reaches, checks } = start({ signIn: provider('secondFactor') })
    submit()
    await reaches('challenged')
    expect(checks).not.toHaveBeenCalled()
    submit('other@lab.example', 'other')
    expect(actor.getSnapshot().value).toBe('challenged')
    actor.send({ type: 'secondFactor.verified' })
    await reaches('admitted')
    expect(checks.mock.calls.map(([values]) => values)).toEqual([CREDENTIALS])
  })

  test('the admin login returns to the form without a session when the second factor is cancelled', async () => {
    const { actor, submit, reaches, signInEvents } = start({ signIn: provider('secondFactor') })
    submit()
    await reaches('challenged')
    actor.send({ type: 'secondFactor.cancelled' })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { failure: null, hostedUser: null, fields: { values: { password: '' } } },
    })
    expect(signInEvents()).toEqual(['signIn.started', 'signIn.abandoned'])
  })

  test.each([
    ['', '', ['email', 'password']],
    ['   ', 'secret', ['email']],
    ['una', 'secret', ['email']],
    ['una@lab.example', '', ['password']],
  ])(
    'the admin login shows errors and does not send the email %o with the password %o',
    (email, password, wrong) => {
      const { actor, submit, attempts } = start({})
      submit(email, password)
      expect(actor.getSnapshot().value).toBe('editing')
      expect(Object.keys(actor.getSnapshot().context.fields.errors)).toEqual(wrong)
      expect(attempts).not.toHaveBeenCalled()
    },
  )

  test('the admin login ignores further submits while signing in', async () => {
    const { submit, reaches, attempts, checks } = start({})
    submit()
    submit('other@lab.example', 'other')
    await reaches('checkingAdmin')
    submit('other@lab.example', 'other')
    await reaches('admitted')
    submit('other@lab.example', 'other')
    expect(attempts).toHaveBeenCalledOnce()
    expect(checks).toHaveBeenCalledOnce()
  })

  test.each(['signingIn', 'checkingAdmin'] as const)(
    'the admin login aborts the call when stopped in %s',
    async (state) => {
      let signal: AbortSignal | undefined
      const pending = (_: SignInValues, given: AbortSignal) => {
        signal = given
        return new Promise<never>(() => {})
      }
      const { actor, submit, reaches, signInEvents } = start(
        state === 'signingIn' ? { signIn: pending } : { checkAdmin: pending },
      )
      submit()
      await reaches(state)
      actor.stop()
      expect(signal?.aborted).toBe(true)
      expect(signInEvents().at(-1)).toBe('stopped')
      expect(signInEvents().includes('signIn.started')).toBe(state === 'checkingAdmin')
    },
  )
})
