import { beforeEach, expect, test } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { decodeBase32 } from '../../../mocks/hosted/auth/base32.ts'
import { totp } from '../../../mocks/hosted/auth/totp.ts'
import { signIn } from '../../../src/hosted/auth.ts'
import {
  challengeFactor,
  enrollTotp,
  listFactors,
  needsSecondFactor,
  verifyFactor,
} from '../../../src/hosted/factors.ts'
import { USERS } from '../../supabase/fixture.ts'
import { createProvider, expectFailure, PASSWORD, type Provider } from './support.ts'

const UNA = { email: USERS.una.email, password: PASSWORD }
const APP = { name: 'Authenticator', issuer: 'Engram' }

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

test('a device without a session has no factors and needs none', async () => {
  provider.use(new MemoryStorage())
  expect(await needsSecondFactor()).toBe(false)
  await expectFailure(listFactors(), 'refused', 400, 'session_not_found')
  await expectFailure(enrollTotp(APP), 'refused', 403, 'bad_jwt')
})
