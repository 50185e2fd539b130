import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { SignInValues } from '../../src/domain/signIn.ts'
import { demoLoginMachine } from '../../src/flows/demo-login/demoLogin.machine.ts'
import type { BackendGrant } from '../../src/session/session.machine.ts'
import { mira as testUser } from '../../stories/support/users.ts'

function start(signIn: (values: SignInValues) => Promise<BackendGrant>) {
  const attempts = vi.fn(signIn)
  const actor = createActor(
    demoLoginMachine.provide({ actors: { signIn: fromPromise(({ input }) => attempts(input)) } }),
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), attempts, emitted }
}

type Actor = ReturnType<typeof start>['actor']

function fill(actor: Actor, email: string, password: string) {
  actor.send({ type: 'field.edited', name: 'email', value: email })
  actor.send({ type: 'field.edited', name: 'password', value: password })
}

const granted = async () => ({ token: 'token-1', user: testUser })
const refused = async () => {
  throw new Error('Invalid email or password. Check both, then type your password again.')
}

describe('demo login machine', () => {
  test('grants the session that the backend gave', async () => {
    const { actor, attempts, emitted } = start(granted)
    fill(actor, ' mira@engram.example ', ' spaces belong to it ')
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().value).toBe('authenticating')
    await waitFor(actor, (state) => state.matches('grantedBackend'))
    expect(attempts).toHaveBeenCalledWith({ email: 'mira@engram.example', password: ' spaces belong to it ' })
    expect(emitted).toHaveBeenCalledWith({
      type: 'signIn.granted',
      grant: { token: 'token-1', user: testUser },
    })
  })

  test('a refusal clears the password, keeps the email and can be tried again', async () => {
    const { actor, attempts } = start(refused)
    fill(actor, 'mira@engram.example', 'wrong')
    actor.send({ type: 'form.submitted' })
    const { context } = await waitFor(actor, (state) => state.matches('failed'))
    expect(context.fields.values).toEqual({ email: 'mira@engram.example', password: '' })
    expect(context.failure).toMatch(/^Invalid email or password/)

    actor.send({ type: 'field.edited', name: 'password', value: 'again' })
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await waitFor(actor, (state) => state.matches('failed'))
    expect(attempts).toHaveBeenCalledTimes(2)
  })

  test('without an email it asks for one and sends nothing', () => {
    const { actor, attempts } = start(granted)
    fill(actor, '  ', 'secret')
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().value).toBe('editing')
    expect(actor.getSnapshot().context.fields.errors).toEqual({ email: 'Please enter your email.' })
    actor.send({ type: 'field.edited', name: 'email', value: 'm' })
    expect(actor.getSnapshot().context.fields.errors).toEqual({})
    expect(attempts).not.toHaveBeenCalled()
  })

  test('without a password it cannot be submitted', () => {
    const { actor, attempts } = start(granted)
    fill(actor, 'mira@engram.example', '')
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false)
    actor.send({ type: 'form.submitted' })
    expect(attempts).not.toHaveBeenCalled()
  })

  test('a second press while the first is under way sends nothing more', async () => {
    const { actor, attempts } = start(granted)
    fill(actor, 'mira@engram.example', 'secret')
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'field.edited', name: 'password', value: 'other' })
    await waitFor(actor, (state) => state.matches('grantedBackend'))
    expect(attempts).toHaveBeenCalledOnce()
    expect(attempts.mock.calls[0]?.[0].password).toBe('secret')
  })
})
