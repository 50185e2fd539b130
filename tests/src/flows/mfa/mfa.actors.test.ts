import { beforeEach, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { liveActors } from '../../../../src/flows/mfa/mfa.actors.ts'
import { signIn } from '../../../../src/hosted/auth.ts'
import { USERS } from '../../../supabase/fixture.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { codeOf } from '../../../support/flows/secondFactor.ts'

const FACTORS = 'POST /hosted/auth/v1/factors'

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
  await signIn({ email: USERS.una.email, password: PASSWORD })
  network.sent.length = 0
})

const addApp = () =>
  toPromise(
    createActor(liveActors.startEnrollment, {
      input: { factorType: 'totp', name: 'Tablet', phone: '' },
    }).start(),
  )

test('adding an app removes an unverified one of the same name first', async () => {
  const { factorId } = await addApp()
  network.sent.length = 0
  await addApp()
  expect(network.sent).toEqual([
    'GET /hosted/auth/v1/user',
    `DELETE /hosted/auth/v1/factors/${factorId}`,
    FACTORS,
  ])
})

test('an app is challenged only with its code, so that the challenge cannot expire before', async () => {
  const { factorId, totp } = await addApp()
  expect(totp?.uri).toMatch(/^otpauth:\/\/totp\/Engram:/)
  await network.clock.advance(20 * 60_000)
  network.sent.length = 0
  const input = { factorId, challengeId: null, code: await codeOf(network, totp?.secret ?? '') }
  await toPromise(createActor(liveActors.verifyCode, { input }).start())
  expect(network.sent.slice(0, 2)).toEqual([
    `${FACTORS}/${factorId}/challenge`,
    `${FACTORS}/${factorId}/verify`,
  ])
})

test.each([
  ['insufficient_aal', 'You need to enter a code from one of your verified methods first.'],
  ['mfa_factor_name_conflict', 'You already use this name. Please choose another.'],
  ['mfa_verified_factor_exists', 'You have already added this number.'],
  ['mfa_factor_not_found', 'This timed out. Please start again.'],
  [
    'too_many_enrolled_mfa_factors',
    'You have reached the limit of ten two-factor methods. Remove one, then add another.',
  ],
  [
    'mfa_phone_enroll_not_enabled',
    "We can't send text messages right now. Please add an authenticator app instead.",
  ],
  ['mfa_totp_enroll_not_enabled', "Authenticator apps can't be added right now. Please add a phone instead."],
])('the two-factor section has a message for the error code %s of the provider', async (error_code, text) => {
  network.answerWith(FACTORS, answers(422, { error_code }))
  await expect(addApp()).rejects.toThrow(text)
})

test.each([
  ['a lost connection', offline, 'Network error: Unable to connect to the sign-in service'],
  ['status 429', answers(429), 'Too many attempts. Wait a minute, then try again.'],
  ['status 500', answers(500), 'The sign-in service has a problem. Please try again in a moment.'],
  [
    'an ended session',
    answers(403, { error_code: 'session_not_found' }),
    'Your session has expired. Log out, then sign in again.',
  ],
])('the two-factor section has a message for %s', async (_, answer, text) => {
  network.answerWith(FACTORS, answer)
  await expect(addApp()).rejects.toThrow(text)
})

test('the two-factor section shows a number that the provider rejects as an error of the number', async () => {
  network.answerWith(FACTORS, answers(400, { error_code: 'validation_failed' }))
  const input = { factorType: 'phone' as const, name: 'Phone', phone: '+46701234567' }
  await expect(toPromise(createActor(liveActors.startEnrollment, { input }).start())).rejects.toThrow(
    'This number was not accepted. Please check it.',
  )
})
