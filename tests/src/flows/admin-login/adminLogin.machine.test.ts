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
    /** What became of the provider's session. */
    heard: () => unfinishedSignIn.mock.calls.map(([type]) => type),
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

describe('admin login machine', () => {
  test.each([grant, null])('lets an admin in, with the backend’s grant or without', async (given) => {
    const { submit, reaches, emitted, attempts, checks, heard } = start({
      checkAdmin: check({ isAdmin: true, grant: given }),
    })
    submit()
    await reaches('admitted')
    expect(attempts.mock.calls.map(([values]) => values)).toEqual([CREDENTIALS])
    expect(checks.mock.calls.map(([values]) => values)).toEqual([CREDENTIALS])
    expect(emitted.mock.calls).toEqual([[{ type: 'admin.admitted', hostedUser, grant: given }]])
    expect(heard()).toEqual(['signIn.started', 'signIn.finished'])
  })

  test('says nothing of anybody before the check has ended', async () => {
    const { submit, reaches, emitted } = start({ checkAdmin: () => new Promise(() => {}) })
    submit()
    await reaches('checkingAdmin')
    expect(emitted).not.toHaveBeenCalled()
  })

  test.each([
    ['refused', 'Login failed'],
    ['unreachable', 'An unexpected error occurred'],
  ] as const)('the provider’s %s is: %s', async (outcome, message) => {
    const { actor, submit, reaches, checks, heard } = start({ signIn: provider(outcome) })
    submit()
    const { context } = await reaches('failed')
    expect(context).toMatchObject({ failure: message, hostedUser: null })
    expect(context.fields.values).toEqual({ email: ' una@lab.example ', password: '' })
    expect(checks).not.toHaveBeenCalled()
    expect(heard()).toEqual([])

    actor.send({ type: 'field.edited', name: 'password', value: 'again' })
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'signingIn', context: { failure: null } })
  })

  test('what nobody foresaw is an unexpected error', async () => {
    const { submit, reaches } = start({ signIn: () => Promise.reject(new Error('?')) })
    submit()
    expect((await reaches('failed')).context.failure).toBe('An unexpected error occurred')
  })

  test('denies who is no admin', async () => {
    const { submit, reaches, emitted, heard } = start({ checkAdmin: check({ isAdmin: false, grant: null }) })
    submit()
    const { context } = await reaches('denied')
    expect(context).toMatchObject({ failure: NOT_AN_ADMIN, hostedUser: null })
    expect(context.fields.values.password).toBe('')
    expect(emitted).not.toHaveBeenCalled()
    expect(heard()).toEqual(['signIn.started', 'signIn.finished'])
  })

  test('after a denial another account can be tried', async () => {
    const { actor, submit, reaches } = start({ checkAdmin: check({ isAdmin: false, grant: null }) })
    submit()
    await reaches('denied')
    submit('admin@engram.example', 'secret')
    expect(actor.getSnapshot()).toMatchObject({ value: 'signingIn', context: { failure: null } })
  })

  test('an admin that could not be looked up is not let in', async () => {
    const { submit, reaches, heard } = start({ checkAdmin: check({ isAdmin: null, grant: null }) })
    submit()
    expect((await reaches('failed')).context.failure).toBe('An unexpected error occurred')
    expect(heard()).toEqual(['signIn.started', 'signIn.finished'])
  })

  test('a check that breaks leaves no session', async () => {
    const { submit, reaches, heard } = start({ checkAdmin: () => Promise.reject(new Error('?')) })
    submit()
    expect((await reaches('failed')).context.failure).toBe('An unexpected error occurred')
    expect(heard()).toEqual(['signIn.started', 'signIn.abandoned'])
  })

  test('asks for the second factor before it looks for the admin', async () => {
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

  test('a second factor given up leads back to the form, without a session', async () => {
    const { actor, submit, reaches, heard } = start({ signIn: provider('secondFactor') })
    submit()
    await reaches('challenged')
    actor.send({ type: 'secondFactor.cancelled' })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { failure: null, hostedUser: null, fields: { values: { password: '' } } },
    })
    expect(heard()).toEqual(['signIn.started', 'signIn.abandoned'])
  })

  test.each([
    ['', '', ['email', 'password']],
    ['   ', 'secret', ['email']],
    ['una', 'secret', ['email']],
    ['una@lab.example', '', ['password']],
  ])('%o and %o are not sent, and it says why', (email, password, wrong) => {
    const { actor, submit, attempts } = start({})
    submit(email, password)
    expect(actor.getSnapshot().value).toBe('editing')
    expect(Object.keys(actor.getSnapshot().context.fields.errors)).toEqual(wrong)
    expect(attempts).not.toHaveBeenCalled()
  })

  test('a second press while the first is under way sends nothing more', async () => {
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

  test.each(['signingIn', 'checkingAdmin'] as const)('leaving while %s calls it off', async (state) => {
    let signal: AbortSignal | undefined
    const pending = (_: SignInValues, given: AbortSignal) => {
      signal = given
      return new Promise<never>(() => {})
    }
    const { actor, submit, reaches, heard } = start(
      state === 'signingIn' ? { signIn: pending } : { checkAdmin: pending },
    )
    submit()
    await reaches(state)
    actor.stop()
    expect(signal?.aborted).toBe(true)
    expect(heard().at(-1)).toBe('stopped')
    expect(heard().includes('signIn.started')).toBe(state === 'checkingAdmin')
  })
})
