import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeBase32 } from '../../../mocks/hosted/auth/base32.ts'
import { totp } from '../../../mocks/hosted/auth/totp.ts'
import type { HttpProvider } from './support/httpProvider.ts'
import { startHttpProvider } from './support/httpProvider.ts'
import type { Client } from './support/provider.ts'

// The client's accounts and sessions over HTTP. The rules of each endpoint are tested in auth.

const PASSWORD = 'sleep-spindle-9'

let provider: HttpProvider
beforeAll(async () => {
  provider = await startHttpProvider()
})
afterAll(() => provider.close())

let count = 0
/** A device on which a new person has signed up. */
async function newPerson(): Promise<{ email: string; device: Client }> {
  count += 1
  const email = `person-${count}@lab.example`
  const device = provider.device()
  const { data, error } = await device.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { first_name: 'Noor' } },
  })
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe(email)
  return { email, device }
}

async function signIn(email: string, password = PASSWORD): Promise<Client> {
  const device = provider.device()
  const { error } = await device.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  return device
}

async function isSignedIn(device: Client): Promise<boolean> {
  return (await device.auth.getUser()).error === null
}

describe('accounts', () => {
  test('a person can sign up, sign in, read and change the account', async () => {
    const { email } = await newPerson()
    const device = await signIn(email.toUpperCase())
    const { data } = await device.auth.getUser()
    expect(data.user).toMatchObject({ email, user_metadata: { first_name: 'Noor' } })
    const changed = await device.auth.updateUser({
      password: 'another-password',
      data: { last_name: 'Haddad' },
    })
    expect(changed.data.user?.user_metadata).toMatchObject({ first_name: 'Noor', last_name: 'Haddad' })
    expect(await isSignedIn(await signIn(email, 'another-password'))).toBe(true)
  })

  test.each([
    ['a wrong password', { password: 'wrong-password' }, 400, 'invalid_credentials'],
    ['no password', { password: '' }, 400, 'invalid_credentials'],
  ])('a sign-in with %s is refused', async (_, wrong, status, code) => {
    const { email } = await newPerson()
    const { data, error } = await provider.device().auth.signInWithPassword({ email, ...wrong })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({ name: 'AuthApiError', status, code })
  })

  test.each([
    ['a used address', () => ({ email: 'una@lab.example' }), 422, 'user_already_exists'],
    ['a short password', () => ({ password: 'short' }), 422, 'weak_password'],
    ['an invalid address', () => ({ email: 'una' }), 400, 'validation_failed'],
  ])('a sign-up with %s is refused', async (_, wrong, status, code) => {
    const { error } = await provider
      .device()
      .auth.signUp({ email: 'new@lab.example', password: PASSWORD, ...wrong() })
    expect(error).toMatchObject({ status, code })
  })

  test.each([
    ['signInWithOtp', () => provider.device().auth.signInWithOtp({ email: 'una@lab.example' })],
    ['signInAnonymously', () => provider.device().auth.signInAnonymously()],
    ['admin.listUsers', () => provider.device().auth.admin.listUsers()],
  ])('%s, which the app does not use, is refused at once', async (_, call) => {
    const { error } = await call()
    expect(error?.message).toMatch(/not implemented|disabled/i)
  })
})

describe('sessions', () => {
  test('a refresh returns new tokens and keeps the session', async () => {
    const { device } = await newPerson()
    const before = (await device.auth.getSession()).data.session
    const { data, error } = await device.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token)
    expect(await isSignedIn(device)).toBe(true)
  })

  test.each([
    ['unknown', 'made-up', 'refresh_token_not_found'],
    ['missing', undefined, undefined],
  ])('a refresh with an %s token is refused', async (_, refresh_token, code) => {
    const device = provider.device()
    const { error } = await device.auth.refreshSession(
      refresh_token === undefined ? undefined : { refresh_token },
    )
    expect(error).not.toBeNull()
    expect(error?.code).toBe(code)
  })

  test('the token of an ended session cannot be refreshed', async () => {
    const { device } = await newPerson()
    const { refresh_token = '' } = (await device.auth.getSession()).data.session ?? {}
    await device.auth.signOut()
    const { error } = await provider.device().auth.refreshSession({ refresh_token })
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })

  test('an expired access token is refused by every service and can be refreshed', async () => {
    const { device } = await newPerson()
    const { access_token = '' } = (await device.auth.getSession()).data.session ?? {}
    await provider.clock.advance(61 * 60_000)
    const user = await device.auth.getUser(access_token)
    expect(user.error).toMatchObject({ status: 403, code: 'bad_jwt' })
    const rows = await device.from('admin_users').select()
    expect(rows).toMatchObject({ status: 401, error: { code: 'PGRST303', message: 'JWT expired' } })
    await device.auth.refreshSession()
    expect((await device.from('admin_users').select()).status).toBe(200)
  })

  test.each([
    ['global', [false, false]],
    ['local', [false, true]],
    ['others', [true, false]],
  ] as const)('signing out with the scope %s ends the sessions of that scope', async (scope, expected) => {
    const { email, device } = await newPerson()
    const other = await signIn(email)
    expect((await device.auth.signOut({ scope })).error).toBeNull()
    expect([await isSignedIn(device), await isSignedIn(other)]).toEqual(expected)
  })
})

test('the link of a recovery email opens a session that can set another password', async () => {
  const { email } = await newPerson()
  const { error } = await provider
    .device()
    .auth.resetPasswordForEmail(email, { redirectTo: 'http://app.example/reset-password' })
  expect(error).toBeNull()
  const [page, fragment] = (provider.backend.hosted.outbox.list().at(-1)?.link?.href ?? '').split('#')
  expect(page).toBe('/reset-password')
  const link = new URLSearchParams(fragment)
  const device = provider.device()
  const opened = await device.auth.setSession({
    access_token: link.get('access_token') ?? '',
    refresh_token: link.get('refresh_token') ?? '',
  })
  expect(opened.data.user?.email).toBe(email)
  expect((await device.auth.updateUser({ password: 'another-password' })).error).toBeNull()
  expect(await isSignedIn(await signIn(email, 'another-password'))).toBe(true)
})

describe('second factors', () => {
  const levels = async (device: Client) => {
    const { data } = await device.auth.mfa.getAuthenticatorAssuranceLevel()
    return [data?.currentLevel, data?.nextLevel]
  }

  test('an app can be enrolled, verified, listed, required and removed', async () => {
    const { email, device } = await newPerson()
    const enrolled = await device.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    expect(enrolled.error).toBeNull()
    const { id: factorId = '', totp: app } = enrolled.data ?? {}
    expect(app?.qr_code).toMatch(/^data:image\/svg\+xml/)
    const secret = decodeBase32(app?.secret ?? '')
    const code = () => totp(secret, provider.clock.now())

    const { data: challenge } = await device.auth.mfa.challenge({ factorId })
    const challengeId = challenge?.id ?? ''
    const wrong = await device.auth.mfa.verify({ factorId, challengeId, code: '000000' })
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    const verified = await device.auth.mfa.challengeAndVerify({ factorId, code: await code() })
    expect(verified.error).toBeNull()
    expect(await levels(device)).toEqual(['aal2', 'aal2'])
    const { data: factors } = await device.auth.mfa.listFactors()
    expect(factors?.totp).toMatchObject([{ id: factorId, friendly_name: 'Phone', status: 'verified' }])

    const other = await signIn(email)
    expect(await levels(other)).toEqual(['aal1', 'aal2'])
    const early = await other.auth.mfa.unenroll({ factorId })
    expect(early.error).toMatchObject({ status: 422, code: 'insufficient_aal' })
    await provider.clock.advance(30_000)
    await other.auth.mfa.challengeAndVerify({ factorId, code: await code() })
    expect((await other.auth.mfa.unenroll({ factorId })).error).toBeNull()
    await other.auth.refreshSession()
    expect(await levels(other)).toEqual(['aal1', 'aal1'])
  })
})
