import { beforeEach, expect, test } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { decodeBase32 } from '../../../mocks/hosted/auth/base32.ts'
import { totp } from '../../../mocks/hosted/auth/totp.ts'
import { signIn, updatePassword } from '../../../src/hosted/auth.ts'
import {
  challengeFactor,
  enrollPhone,
  enrollTotp,
  listFactors,
  needsSecondFactor,
  unenrollFactor,
  verifyFactor,
} from '../../../src/hosted/factors.ts'
import { USERS } from '../../supabase/fixture.ts'
import type { Provider } from './support.ts'
import { createProvider, expectFailure, PASSWORD } from './support.ts'

const UNA = { email: USERS.una.email, password: PASSWORD }
const APP = { name: 'Authenticator', issuer: 'Engram' }
const PHONE = { name: 'Telephone', phone: '+46 70 123 45 67' }

let provider: Provider
beforeEach(async () => {
  provider = await createProvider()
  await signIn(UNA)
})

const codeOf = (secret: string) => totp(decodeBase32(secret), provider.clock.now())

/** Enrolls and verifies an authenticator app, which raises the session to two factors. */
async function verifiedApp() {
  const enrollment = await enrollTotp(APP)
  const { factorId, secret } = enrollment
  await verifyFactor({ factorId, challengeId: await challengeFactor(factorId), code: await codeOf(secret) })
  return enrollment
}

/** Another device, signed in with the password only. */
async function anotherDevice() {
  provider.use(new MemoryStorage())
  await signIn(UNA)
}

test('enrolling an authenticator app returns a secret and a link for the same key', async () => {
  const { factorId, secret, uri } = await enrollTotp(APP)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Engram:una%40lab\.example\?/)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(await listFactors()).toEqual([
    { id: factorId, type: 'totp', name: 'Authenticator', isVerified: false },
  ])
  expect(await needsSecondFactor()).toBe(false)
})

test('the first code verifies a factor, and a later sign-in on another device needs a code', async () => {
  const { factorId, secret } = await verifiedApp()
  expect(await listFactors()).toMatchObject([{ id: factorId, isVerified: true }])
  expect(await needsSecondFactor()).toBe(false)

  await anotherDevice()
  expect(await needsSecondFactor()).toBe(true)
  await provider.clock.advance(30_000)
  const challengeId = await challengeFactor(factorId)
  await verifyFactor({ factorId, challengeId, code: await codeOf(secret) })
  expect(await needsSecondFactor()).toBe(false)
})

test('a session with one factor can change neither the password nor the factors', async () => {
  const { factorId } = await verifiedApp()
  await anotherDevice()
  await expectFailure(updatePassword('another-password'), 'refused', 401, 'insufficient_aal')
  await expectFailure(enrollPhone(PHONE), 'refused', 403, 'insufficient_aal')
  await expectFailure(unenrollFactor(factorId), 'refused', 422, 'insufficient_aal')
})

test('a removed factor is no longer required', async () => {
  const { factorId } = await verifiedApp()
  await unenrollFactor(factorId)
  expect(await listFactors()).toEqual([])
  await anotherDevice()
  expect(await needsSecondFactor()).toBe(false)
})

test('a phone receives its code as a text message', async () => {
  const factorId = await enrollPhone(PHONE)
  const challengeId = await challengeFactor(factorId)
  const [message] = provider.hosted.outbox.list()
  expect(message?.to).toBe('+46701234567')
  const code = message?.body[0]?.match(/\d{6}/)?.[0] ?? ''
  await verifyFactor({ factorId, challengeId, code })
  expect(await listFactors()).toEqual([{ id: factorId, type: 'phone', name: 'Telephone', isVerified: true }])
})

test('the factors module refuses a wrong code and an expired challenge', async () => {
  const { factorId, secret } = await enrollTotp(APP)
  const challengeId = await challengeFactor(factorId)
  const right = await codeOf(secret)
  const wrong = right === '000000' ? '000001' : '000000'
  await expectFailure(
    verifyFactor({ factorId, challengeId, code: wrong }),
    'refused',
    422,
    'mfa_verification_failed',
  )
  await provider.clock.advance(6 * 60_000)
  const late = { factorId, challengeId, code: await codeOf(secret) }
  await expectFailure(verifyFactor(late), 'refused', 422, 'mfa_challenge_expired')
})

test('the factors module rejects a duplicate factor name and an invalid phone number', async () => {
  await enrollTotp(APP)
  await expectFailure(enrollTotp(APP), 'duplicate', 422, 'mfa_factor_name_conflict')
  await expectFailure(enrollPhone({ ...PHONE, phone: 'none' }), 'invalid', 400, 'validation_failed')
})

test('the factors module reports an unknown factor as not found', async () => {
  await expectFailure(challengeFactor(USERS.una.id), 'notFound', 404, 'mfa_factor_not_found')
})

test('a device without a session has no factors and needs none', async () => {
  provider.use(new MemoryStorage())
  expect(await needsSecondFactor()).toBe(false)
  await expectFailure(listFactors(), 'refused', 400, 'session_not_found')
  await expectFailure(enrollTotp(APP), 'refused', 403, 'bad_jwt')
})
