import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signInFailureMessage } from '../../../src/domain/signIn.ts'
import type { BackendOutcome, ProviderOutcome, SignInDecision } from '../../../src/domain/signInOutcome.ts'
import { decisionWithoutEmail, signInDecision } from '../../../src/domain/signInOutcome.ts'

const failed = (status: number | null) => ({ status, message: 'I am a teapot' })

const messageFor = (status: number | null) => signInFailureMessage(failed(status))

const decided = (decision: Partial<SignInDecision>): SignInDecision => ({
  grant: 'none',
  message: null,
  issue: null,
  notice: null,
  signOutProvider: null,
  ...decision,
})
const limited = (text: string) =>
  decided({ grant: 'hosted', issue: 'unreachable', notice: { title: 'Some features may be limited', text } })

describe('signInDecision', () => {
  test.each<[BackendOutcome, SignInDecision]>([
    ['accepted', decided({ grant: 'backend' })],
    [failed(401), decided({ grant: 'hosted', issue: 'noAccount' })],
    [failed(409), { ...limited('I am a teapot'), issue: 'otherPassword' }],
    [failed(403), decided({ message: messageFor(403), signOutProvider: 'everywhere' })],
    [failed(429), decided({ message: 'I am a teapot', signOutProvider: 'here' })],
    [failed(500), limited(messageFor(500))],
    [failed(null), limited(messageFor(null))],
  ])('signInDecision for an accepting provider and the backend outcome %j', (backend, decision) => {
    expect(signInDecision('accepted', backend)).toEqual(decision)
  })

  test('a sign-in that the provider ends with a message does not ask the backend', () => {
    const ended = { message: 'Too many attempts.' }
    expect(signInDecision(ended, null)).toEqual(decided(ended))
    expect(signInDecision(ended, 'accepted')).toEqual(decided(ended))
    expect(signInDecision('refused', null)).toBeNull()
  })

  describe.each<ProviderOutcome>(['refused', 'unreachable'])('provider outcome %s', (provider) => {
    test.each<[BackendOutcome, SignInDecision]>([
      ['accepted', decided({ grant: 'backend' })],
      [failed(401), decided({ message: messageFor(401) })],
      [failed(403), decided({ message: messageFor(403) })],
      [failed(null), decided({ message: messageFor(null) })],
    ])(
      'sign-in grants no access by the provider outcome alone, for the backend outcome %j',
      (backend, decision) => {
        expect(signInDecision(provider, backend)).toEqual(decision)
      },
    )
  })

  const providers = fc.constantFrom<ProviderOutcome>('accepted', 'refused', 'unreachable', 'secondFactor')
  const statuses = fc.oneof(fc.constantFrom(401, 403, 404, 500, null), fc.integer({ min: 400, max: 599 }))
  const backends = fc.oneof(fc.constant('accepted' as const), statuses.map(failed))

  test('sign-in grants nothing and shows no message while a second factor is missing', () => {
    fc.assert(
      fc.property(backends, (backend) => {
        expect(signInDecision('secondFactor', backend)).toEqual(decided({}))
      }),
    )
  })

  test('sign-in returns either a grant or a message, and signs out of the provider only without a grant', () => {
    fc.assert(
      fc.property(providers, backends, (provider, backend) => {
        const { grant, message, notice, signOutProvider } = signInDecision(provider, backend) ?? decided({})
        if (provider !== 'secondFactor') expect(grant === 'none').toBe(message !== null)
        if (grant === 'none') expect(notice).toBeNull()
        if (grant === 'backend') expect(backend).toBe('accepted')
        if (grant === 'hosted') expect(provider).toBe('accepted')
        expect(grant).not.toBe('demo')
        // A refused user must not keep a provider session.
        expect(signOutProvider !== null).toBe(provider === 'accepted' && grant === 'none')
      }),
    )
  })

  test.each([
    [true, decided({ grant: 'demo' })],
    [false, decided({ message: 'Please enter your email, or the master access code as the password.' })],
    [null, decided({ message: 'Please enter your email.' })],
  ])('sign-in needs no email when the password is the access code: %s', (isAccessCode, decision) => {
    expect(decisionWithoutEmail(isAccessCode)).toEqual(decision)
  })
})
