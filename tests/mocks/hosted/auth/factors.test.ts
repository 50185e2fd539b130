import { beforeEach, expect, test } from 'vitest'
import { decodeBase32 } from '../../../../mocks/hosted/auth/base32.ts'
import { totp } from '../../../../mocks/hosted/auth/totp.ts'
import type { Client, Provider } from './authSupport.ts'
import { createProvider, expectFailure, MINUTE, sessionOf, signIn, signUp } from './authSupport.ts'

let provider: Provider
let una: Client
beforeEach(async () => {
  provider = createProvider()
  una = await signUp(provider)
})

async function enrollApp(client: Client, friendlyName = 'Authenticator') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error !== null) throw error
  return { id: data.id, ...data.totp }
}

async function enrollPhone(client: Client, phone = '+49 151 234567') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Phone' })
  if (error !== null) throw error
  return data
}

const codeOf = (secret: string, later = 0) => totp(decodeBase32(secret), provider.clock.now() + later)

/** Enrolls and verifies an app, which raises the session to aal2. */
async function verifiedApp(client: Client) {
  const factor = await enrollApp(client)
  const code = await codeOf(factor.secret)
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  expect(error).toBeNull()
  return factor
}

const levelOf = async (client: Client) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  return [data?.currentLevel, data?.nextLevel]
}

const textedCode = () => /\d{6}/.exec(provider.db.outbox.list().at(-1)?.body[0] ?? '')?.[0] ?? ''

test('enrolling an app returns a QR code, a secret and a URI', async () => {
  const { qr_code, secret, uri } = await enrollApp(una)
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const address = new URL(uri)
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(address.pathname)).toBe('/Engram:una@lab.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    algorithm: 'SHA1',
    digits: '6',
    issuer: 'Engram',
    period: '30',
    secret,
  })
  const { data } = await una.auth.mfa.listFactors()
  expect(data?.all).toMatchObject([
    { factor_type: 'totp', status: 'unverified', friendly_name: 'Authenticator' },
  ])
  expect(data?.totp).toEqual([])
  expect(await levelOf(una)).toEqual(['aal1', 'aal1'])
})

test('the first valid code verifies the app and raises the session to aal2', async () => {
  const before = await sessionOf(una)
  const { id, secret } = await enrollApp(una)
  const { data: challenge } = await una.auth.mfa.challenge({ factorId: id })
  expect(challenge).toMatchObject({
    type: 'totp',
    expires_at: Math.floor((provider.clock.now() + 5 * MINUTE) / 1000),
  })
  const answer = { factorId: id, challengeId: challenge?.id ?? '', code: await codeOf(secret) }
  const { data, error } = await una.auth.mfa.verify(answer)
  expect(error).toBeNull()
  expect(data?.user.factors).toMatchObject([{ id, status: 'verified' }])
  expect(data?.refresh_token).not.toBe(before.refresh_token)
  expect(await levelOf(una)).toEqual(['aal2', 'aal2'])
  const { data: claims } = await una.auth.getClaims()
  expect(claims?.claims.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }])
  expect((await una.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id }])
  expect((await una.auth.refreshSession()).error).toBeNull()
  expect(await levelOf(una)).toEqual(['aal2', 'aal2'])
})

test("verifying a factor ends the user's aal1 sessions", async () => {
  const other = await signIn(provider)
  await verifiedApp(una)
  expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('a sign-in with a verified app requires aal2 as the next level', async () => {
  const { id, secret } = await verifiedApp(una)
  await provider.clock.advance(MINUTE)
  const device = await signIn(provider)
  expect(await levelOf(device)).toEqual(['aal1', 'aal2'])
  const { error } = await device.auth.mfa.challengeAndVerify({ factorId: id, code: await codeOf(secret) })
  expect(error).toBeNull()
  expect(await levelOf(device)).toEqual(['aal2', 'aal2'])
  // The first device has used a second factor too, so its session stays.
  expect((await una.auth.getUser()).error).toBeNull()
})

test('a wrong code is refused and another code can be sent', async () => {
  const { id, secret } = await enrollApp(una)
  const { data } = await una.auth.mfa.challenge({ factorId: id })
  const answer = { factorId: id, challengeId: data?.id ?? '' }
  const wrong = (Number(await codeOf(secret)) + 1).toString().padStart(6, '0').slice(-6)
  const { error } = await una.auth.mfa.verify({ ...answer, code: wrong })
  expectFailure(error, 422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  expectFailure((await una.auth.mfa.verify({ ...answer, code: '' })).error, 400, 'validation_failed')
  const late = await una.auth.mfa.verify({ ...answer, code: await codeOf(secret, -60_000) })
  expectFailure(late.error, 422, 'mfa_verification_failed')
  const drifted = await una.auth.mfa.verify({ ...answer, code: await codeOf(secret, -30_000) })
  expect(drifted.error).toBeNull()
})

test('a code and a challenge can each be used only once', async () => {
  const { id, secret } = await enrollApp(una)
  const { data } = await una.auth.mfa.challenge({ factorId: id })
  const answer = { factorId: id, challengeId: data?.id ?? '', code: await codeOf(secret) }
  expect((await una.auth.mfa.verify(answer)).error).toBeNull()
  expectFailure((await una.auth.mfa.verify(answer)).error, 422, 'mfa_factor_not_found')
  const again = await una.auth.mfa.challengeAndVerify({ factorId: id, code: answer.code })
  expectFailure(again.error, 422, 'mfa_verification_failed')
  const next = await una.auth.mfa.challengeAndVerify({ factorId: id, code: await codeOf(secret, 30_000) })
  expect(next.error).toBeNull()
})

test('a challenge expires after five minutes', async () => {
  const { id, secret } = await enrollApp(una)
  const { data } = await una.auth.mfa.challenge({ factorId: id })
  await provider.clock.advance(5 * MINUTE)
  const answer = { factorId: id, challengeId: data?.id ?? '', code: await codeOf(secret) }
  expectFailure((await una.auth.mfa.verify(answer)).error, 422, 'mfa_challenge_expired')
})

test('verification attempts are rate limited', async () => {
  const { id } = await enrollApp(una)
  const { data } = await una.auth.mfa.challenge({ factorId: id })
  const guess = () => una.auth.mfa.verify({ factorId: id, challengeId: data?.id ?? '', code: 'abcdef' })
  for (let made = 0; made < 30; made += 1)
    expectFailure((await guess()).error, 422, 'mfa_verification_failed')
  expectFailure((await guess()).error, 429, 'over_request_rate_limit')
})

test('a phone factor receives its code as a text message', async () => {
  const factor = await enrollPhone(una)
  expect(factor).toMatchObject({ type: 'phone', phone: '+49 151 234567' })
  const { data } = await una.auth.mfa.challenge({ factorId: factor.id, channel: 'sms' })
  expect(data?.type).toBe('phone')
  expect(provider.db.outbox.list()).toMatchObject([
    { to: '+49151234567', body: [expect.stringMatching(/^Your Engram code is \d{6}$/)], link: null },
  ])
  const answer = { factorId: factor.id, challengeId: data?.id ?? '' }
  const wrong = await una.auth.mfa.verify({ ...answer, code: 'abcdef' })
  expectFailure(wrong.error, 422, 'mfa_verification_failed', 'Invalid MFA Phone code entered')
  const { error } = await una.auth.mfa.verify({ ...answer, code: textedCode() })
  expect(error).toBeNull()
  expect((await una.auth.getClaims()).data?.claims.amr).toMatchObject([
    { method: 'mfa/phone' },
    { method: 'password' },
  ])
  expect((await una.auth.mfa.listFactors()).data?.phone).toMatchObject([{ phone: '49151234567' }])
  const again = await una.auth.mfa.verify({ ...answer, code: textedCode() })
  expectFailure(again.error, 422, 'mfa_factor_not_found')
})

test('a second text message within the minimum interval is refused', async () => {
  const { id } = await enrollPhone(una)
  const ask = () => una.auth.mfa.challenge({ factorId: id })
  expect((await ask()).error).toBeNull()
  expectFailure((await ask()).error, 429, 'over_sms_send_rate_limit', /after 5 seconds/)
  await provider.clock.advance(5_000)
  expect((await ask()).error).toBeNull()
})

test.each(['', 'my phone', '+0151'])('"%s" is refused as a phone number', async (phone) => {
  const { error } = await una.auth.mfa.enroll({ factorType: 'phone', phone })
  expectFailure(error, 400, 'validation_failed')
})

test('a second factor with the same name is refused, also without a name', async () => {
  const enroll = () => una.auth.mfa.enroll({ factorType: 'totp' })
  expect((await enroll()).error).toBeNull()
  expectFailure((await enroll()).error, 422, 'mfa_factor_name_conflict')
  // Unverified factors without a challenge are deleted after five minutes.
  await provider.clock.advance(5 * MINUTE + 1)
  expect((await enroll()).error).toBeNull()
  expect((await una.auth.mfa.listFactors()).data?.all).toHaveLength(1)
})

test('an unverified phone can be enrolled again and a verified phone cannot', async () => {
  await enrollPhone(una)
  const { id } = await enrollPhone(una)
  const { data } = await una.auth.mfa.challenge({ factorId: id })
  await una.auth.mfa.verify({ factorId: id, challengeId: data?.id ?? '', code: textedCode() })
  const { error } = await una.auth.mfa.enroll({
    factorType: 'phone',
    phone: '+49151234567',
    friendlyName: 'Two',
  })
  expectFailure(error, 422, 'mfa_verified_factor_exists')
})

test('verifying an app deletes the unverified apps', async () => {
  await enrollApp(una, 'Left behind')
  await enrollPhone(una)
  await verifiedApp(una)
  const { data } = await una.auth.mfa.listFactors()
  expect(data?.all.map(({ friendly_name }) => friendly_name)).toEqual(['Phone', 'Authenticator'])
})

test('an aal1 session cannot change factors or the password if a factor is verified', async () => {
  const { id } = await verifiedApp(una)
  const device = await signIn(provider)
  const enrolled = await device.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Another' })
  expectFailure(enrolled.error, 403, 'insufficient_aal')
  expectFailure((await device.auth.mfa.unenroll({ factorId: id })).error, 422, 'insufficient_aal')
  const changed = await device.auth.updateUser({ password: 'another-password' })
  expectFailure(changed.error, 401, 'insufficient_aal')
  await signIn(provider)
})

test('unenrolling deletes the factor and returns the session to aal1', async () => {
  const { id } = await verifiedApp(una)
  const { data, error } = await una.auth.mfa.unenroll({ factorId: id })
  expect({ data, error }).toEqual({ data: { id }, error: null })
  await una.auth.refreshSession()
  expect(await levelOf(una)).toEqual(['aal1', 'aal1'])
  expect((await una.auth.mfa.listFactors()).data?.all).toEqual([])
  expect(provider.db.challenges.count()).toBe(0)
})

test("an unverified factor can be unenrolled at aal1 and another user's factor is not found", async () => {
  const { id } = await enrollApp(una)
  const stranger = await signUp(provider, 'stranger@lab.example')
  for (const { error } of [
    await stranger.auth.mfa.unenroll({ factorId: id }),
    await stranger.auth.mfa.challenge({ factorId: id }),
    await stranger.auth.mfa.challengeAndVerify({ factorId: id, code: '123456' }),
  ])
    expectFailure(error, 404, 'mfa_factor_not_found', 'Factor not found')
  expect((await una.auth.mfa.unenroll({ factorId: id })).error).toBeNull()
})
