import { beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { grantSecretAccess } from '../../../../src/session/signUpStorage.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { BAD_NAMES, BAD_PASSWORDS } from '../../../support/flows/accountInput.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline } from '../../../support/flows/mockNetwork.ts'
import {
  LOGIN,
  NEW_ACCOUNT,
  NEW_PASSWORDS,
  REGISTER,
  SIGN_UP,
  startLiveDirectSignup,
  startLiveRegistration,
  submitAndWait,
} from '../../../support/flows/newAccount.ts'
import { waitUntilIdle } from '../../../support/newAccount.ts'

// What registration and direct sign-up have in common, with their live actors.

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const FLOWS = [
  {
    flow: 'registration',
    start: startLiveRegistration,
    values: NEW_PASSWORDS,
    email: USERS.una.email,
    calls: [SIGN_UP, REGISTER, LOGIN],
    // The applicant has no account yet.
    prepare: async () => network.backend.hosted.users.delete(USERS.una.id),
  },
  {
    flow: 'direct sign-up',
    start: startLiveDirectSignup,
    values: NEW_ACCOUNT,
    email: NEW_ACCOUNT.email.toLowerCase(),
    calls: [SIGN_UP, REGISTER, LOGIN],
    prepare: async () => grantSecretAccess(),
  },
]

describe.each(FLOWS)('$flow', ({ start, values, email, calls, prepare }) => {
  beforeEach(async () => {
    await prepare()
    network.sent.length = 0
  })

  /** The sent requests that change something, without their queries. */
  const posts = () =>
    network.sent.filter((line) => line.startsWith('POST')).map((line) => line.replace(/\?.*/, ''))

  test.each([...BAD_NAMES, ...BAD_PASSWORDS])(
    'the account form shows errors and sends nothing for invalid input: %j %j',
    async (input, errors) => {
      const { value, context } = await submitAndWait(start().actor, { ...values, ...input })
      expect(value).toBe('editing')
      expect(context.fields.errors).toEqual(errors)
      // Registration looks up its token.
      expect(network.sent.filter((line) => !line.startsWith('GET /hosted/rest/v1/approved_users'))).toEqual(
        [],
      )
    },
  )

  test('the account form stores the password nowhere on the device', async () => {
    await submitAndWait(start().actor, values)
    for (const storage of [network.device, sessionStorage]) {
      const stored = Array.from({ length: storage.length }, (_, index) =>
        storage.getItem(storage.key(index) ?? ''),
      )
      expect(stored.join()).not.toContain(NEW_PASSWORDS.password)
    }
  })

  test.each([
    ['401', answers(401, { detail: 'No' }), 'There is no backend account with this email and password.'],
    ['403', answers(403, { detail: 'No' }), 'may be disabled'],
    ['404', answers(404, { detail: 'Nothing here' }), 'The backend returned the error “Nothing here”.'],
    ['500', answers(500, { detail: 'Broken' }), 'The backend returned the error “Broken”.'],
    ['unreachable', offline, "The backend can't be reached right now."],
    ['invalid response', answers(200, { hello: 'world' }), 'Invalid response format'],
  ])(
    'the account form continues with limited access if the backend login fails: %s',
    async (_, answer, reason) => {
      network.answerWith(LOGIN, answer)
      const { actor, emitted } = start()
      const { value, context } = await submitAndWait(actor, values)
      expect(value).toBe('limitedAccess')
      expect(context.limitation).toContain(reason)
      expect(emitted).toHaveBeenCalledExactlyOnceWith({
        type: 'account.limited',
        hostedUser: expect.objectContaining({ email }),
        reason: context.limitation,
      })
    },
  )

  test.each([
    [offline, 'Network error: Unable to connect to the sign-in service.'],
    [answers(500, { message: 'Broken' }), 'The sign-in service has a problem.'],
    [answers(429, { error_code: 'over_request_rate_limit', message: 'Slow' }), 'Too many attempts.'],
    [answers(403, { error_code: 'signup_disabled', message: 'Signups not allowed' }), 'Signups not allowed'],
  ])(
    'the account form keeps the input after a failed sign-up, which can be retried (%#)',
    async (answer, reason) => {
      network.answerWith(SIGN_UP, answer)
      const { actor } = start()
      const { value, context } = await submitAndWait(actor, { ...values, firstName: 'Unna' })
      expect(value).toBe('failed')
      expect(context.failure).toEqual({ kind: 'failed', reason: expect.stringContaining(reason) })
      expect(context.fields.values).toMatchObject({ ...values, firstName: 'Unna' })
      network.answerAsUsual()
      actor.send({ type: 'form.submitted' })
      expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
    },
  )

  test('the account form shows an error at the password if the provider refuses it as weak', async () => {
    const message = 'Password is known to be weak and easy to guess.'
    network.answerWith(SIGN_UP, answers(422, { error_code: 'weak_password', message, weak_password: {} }))
    const { value, context } = await submitAndWait(start().actor, values)
    expect(value).toBe('editing')
    expect(context.fields.errors).toEqual({ password: message })
  })

  test('names the contact if the backend has the account with another password', async () => {
    await register(waitlistRegistration({ ...NEW_ACCOUNT, email, password: 'another-password-7' }))
    const { value, context } = await submitAndWait(start().actor, values)
    expect(value).toBe('limitedAccess')
    expect(context.limitation).toContain('a different password. Contact us')
  })

  test('the account form sends each call once if the form is submitted twice', async () => {
    const { actor } = start()
    const submitted = submitAndWait(actor, values)
    await waitFor(actor, ({ value }) => value === 'creatingAccount')
    actor.send({ type: 'form.submitted' })
    await submitted
    expect(posts()).toEqual(calls)
  })

  test('the account form accepts the existing account on retry if the first response was lost', async () => {
    network.answerWith(SIGN_UP, async (request) => {
      await network.backend.handle(request)
      return offline(request)
    })
    const { actor } = start()
    expect((await submitAndWait(actor, values)).value).toBe('failed')
    expect(network.backend.hosted.users.find('email', email)).toBeDefined()
    network.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
  })
})
