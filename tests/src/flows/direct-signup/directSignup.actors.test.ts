import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { liveActors } from '../../../../src/flows/direct-signup/directSignup.actors.ts'
import { directSignupMachine } from '../../../../src/flows/direct-signup/directSignup.machine.ts'
import type { AccountValues } from '../../../../src/modules/account/accountFields.ts'
import { clearSecretAccess, grantSecretAccess } from '../../../../src/session/signUpStorage.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { BAD_EMAILS, BAD_NAMES, BAD_PASSWORDS, GOOD_INPUT } from '../../../support/flows/accountInput.ts'
import type { Wire } from '../../../support/flows/wire.ts'
import { answers, createWire, offline } from '../../../support/flows/wire.ts'

const SIGN_UP = 'POST /hosted/auth/v1/signup'
const LOGIN = 'POST /api/v1/auth/login'

let wire: Wire
beforeEach(async () => {
  wire = await createWire()
  grantSecretAccess()
})

const account: AccountValues = {
  firstName: 'Una',
  lastName: 'Lindqvist',
  email: 'New@lab.example',
  password: 'replay-at-night',
  confirmPassword: 'replay-at-night',
}

function start() {
  const actor = createActor(directSignupMachine.provide({ actors: liveActors }))
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), emitted }
}

type Actor = ReturnType<typeof start>['actor']

const waitUntilIdle = (actor: Actor) =>
  waitFor(actor, (state) => !state.matches('creatingAccount') && !state.matches('connectingBackend'))

async function submit(actor: Actor, values: Partial<AccountValues> = {}) {
  await waitFor(actor, (state) => state.matches('editing') || state.matches('failed'))
  for (const [name, value] of Object.entries({ ...account, ...values }))
    actor.send({ type: 'field.edited', name: name as keyof AccountValues, value })
  actor.send({ type: 'form.submitted' })
  return waitUntilIdle(actor)
}

const newUser = () => wire.backend.hosted.users.find('email', 'new@lab.example')
const registerAtBackend = () => register(waitlistRegistration(account))

describe('access', () => {
  test('access is denied if the shortcut did not grant it', async () => {
    clearSecretAccess()
    const { actor, emitted } = start()
    await vi.waitFor(() => expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'access.denied' }))
    expect(actor.getSnapshot().value).toBe('checkingAccess')
    expect(wire.sent).toEqual([])
  })

  test('shows the form if access was granted, also after a reload', async () => {
    for (const { actor } of [start(), start()])
      expect((await waitFor(actor, (state) => state.matches('editing'))).value).toBe('editing')
  })
})

describe('the form', () => {
  test.each([...BAD_NAMES, ...BAD_EMAILS, ...BAD_PASSWORDS])(
    'shows errors and sends nothing for invalid input: %j %j',
    async (values, errors) => {
      const { actor } = start()
      const { value, context } = await submit(actor, values)
      expect(value).toBe('editing')
      expect(context.fields.errors).toEqual(errors)
      expect(wire.sent).toEqual([])
    },
  )

  test.each(GOOD_INPUT)('creates the account from unusual valid input: %j', async (values, names) => {
    await submit(start().actor, values)
    expect(newUser()?.metadata).toEqual({ first_name: names.firstName, last_name: names.lastName })
  })
})

describe('the account', () => {
  test('creates the provider account and connects to an existing backend account', async () => {
    await registerAtBackend()
    const { actor, emitted } = start()
    expect((await submit(actor)).value).toBe('fullAccess')
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'account.connected',
      grant: { token: expect.any(String), user: expect.objectContaining({ id: expect.any(String) }) },
      hostedUser: { id: newUser()?.id, email: 'new@lab.example', firstName: 'Una', lastName: 'Lindqvist' },
    })
    expect(wire.sent.slice(1).map((line) => line.replace(/\?.*/, ''))).toEqual([SIGN_UP, LOGIN])
  })

  test.each([
    ['does not know it', null, 'The backend has no account with this email and password.'],
    ['says 403', answers(403, { detail: 'No' }), 'may be disabled'],
    ['says 404', answers(404, { detail: 'Nothing here' }), 'The backend answered “Nothing here”.'],
    ['says 500', answers(500, { detail: 'Broken' }), 'The backend answered “Broken”.'],
    ['cannot be reached', offline, 'The backend could not be reached.'],
  ])('continues with limited access if the backend %s', async (_, answer, reason) => {
    if (answer !== null) wire.answerWith(LOGIN, answer)
    const { actor, emitted } = start()
    const { value, context } = await submit(actor)
    expect(value).toBe('limitedAccess')
    expect(context.limitation).toContain(reason)
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'account.limited',
      hostedUser: expect.objectContaining({ email: 'new@lab.example' }),
      reason: context.limitation,
    })
  })

  test('stores the password nowhere on the device', async () => {
    await submit(start().actor)
    for (const storage of [wire.device, sessionStorage]) {
      const kept = Array.from({ length: storage.length }, (_, place) =>
        storage.getItem(storage.key(place) ?? ''),
      )
      expect(kept.join()).not.toContain(account.password)
    }
  })
})

describe('a failed sign-up', () => {
  test.each([USERS.una.email, USERS.una.email.toUpperCase()])(
    'reports that %s has an account and accepts another email',
    async (email) => {
      const { actor } = start()
      const { value, context } = await submit(actor, { email })
      expect({ value, failure: context.failure }).toEqual({ value: 'failed', failure: { kind: 'exists' } })
      expect(context.fields.values).toEqual({ ...account, email })
      expect((await submit(actor)).value).toBe('limitedAccess')
    },
  )

  test.each([
    [offline, 'Network error: Unable to connect to the account service.'],
    [answers(500, { message: 'Broken' }), 'Something went wrong at the account service.'],
    [answers(429, { error_code: 'over_request_rate_limit', message: 'Slow' }), 'Too many attempts.'],
    [answers(403, { error_code: 'signup_disabled', message: 'Signups not allowed' }), 'Signups not allowed'],
  ])('a failed sign-up keeps the input and can be retried (%#)', async (answer, reason) => {
    wire.answerWith(SIGN_UP, answer)
    const { actor } = start()
    const { value, context } = await submit(actor)
    expect(value).toBe('failed')
    expect(context.failure).toEqual({ kind: 'failed', reason: expect.stringContaining(reason) })
    expect(context.fields.values).toEqual(account)
    wire.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    expect((await waitUntilIdle(actor)).value).toBe('limitedAccess')
  })

  test('shows an error at the password if the provider refuses it as weak', async () => {
    const message = 'Password is known to be weak and easy to guess.'
    wire.answerWith(SIGN_UP, answers(422, { error_code: 'weak_password', message, weak_password: {} }))
    const { value, context } = await submit(start().actor)
    expect(value).toBe('editing')
    expect(context.fields.errors).toEqual({ password: message })
  })
})

describe('concurrent and interrupted submits', () => {
  test('signs up once if the form is submitted twice', async () => {
    const { actor } = start()
    const sent = submit(actor)
    await waitFor(actor, (state) => state.matches('creatingAccount'))
    actor.send({ type: 'form.submitted' })
    await sent
    expect(wire.sent.filter((line) => line.startsWith(SIGN_UP))).toHaveLength(1)
  })

  test('accepts the existing account on retry if the first response was lost', async () => {
    await registerAtBackend()
    wire.answerWith(SIGN_UP, async (request) => {
      await wire.backend.handle(request)
      return offline(request)
    })
    const { actor } = start()
    expect((await submit(actor)).value).toBe('failed')
    expect(newUser()).toBeDefined()
    wire.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
  })

  test('makes no further call after the page is left', async () => {
    const { actor, emitted } = start()
    wire.answerWith(SIGN_UP, async (request) => {
      const answer = await wire.backend.handle(request)
      actor.stop()
      return answer
    })
    void submit(actor).catch(() => {})
    await vi.waitFor(() => expect(newUser()).toBeDefined())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(wire.sent.at(-1)).toContain(SIGN_UP)
    expect(emitted).not.toHaveBeenCalled()
  })
})
