import { beforeEach, expect, test } from 'vitest'
import { callerOf } from '../../../../mocks/hosted/auth/caller.ts'
import type { Client, Provider } from './authSupport.ts'
import { createProvider, expectFailure, MINUTE, PASSWORD, sessionOf, signIn, signUp } from './authSupport.ts'

let provider: Provider
let una: Client
beforeEach(async () => {
  provider = createProvider()
  una = await signUp(provider)
})

const isIn = async (client: Client, token: string) => (await client.auth.getUser(token)).error === null

const callerWith = (headers: Record<string, string>) =>
  callerOf(provider, new Request('http://mock/hosted/rest/v1/magic_links', { headers }))

test('the access token contains the user, the authentication method and the expiry', async () => {
  const { access_token, user } = await sessionOf(una)
  const { data } = await una.auth.getClaims()
  const now = Math.floor(provider.clock.now() / 1000)
  expect(data?.header.alg).toBe('HS256')
  expect(data?.claims).toMatchObject({
    sub: user.id,
    email: user.email,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: now }],
    iat: now,
    exp: now + 3600,
  })
  expect(data?.claims.session_id).toBe(provider.db.sessions.list()[0]?.id)
  expect((await una.auth.getUser(access_token)).data.user).toEqual(user)
})

test('a modified, a forged and an expired token are refused', async () => {
  const { access_token } = await sessionOf(una)
  const [header, , signature] = access_token.split('.')
  const foreign = btoa(JSON.stringify({ sub: 'somebody' })).replaceAll('=', '')
  for (const token of [`${header}.${foreign}.${signature}`, `${access_token}x`, 'no-token']) {
    expectFailure((await una.auth.getUser(token)).error, 403, 'bad_jwt')
    expect(await callerWith({ apikey: 'anon-key', Authorization: `Bearer ${token}` })).toBeNull()
  }
  await provider.clock.advance(60 * MINUTE)
  expectFailure((await una.auth.getUser(access_token)).error, 403, 'bad_jwt', /token is expired/)
  expect(await callerWith({ Authorization: `Bearer ${access_token}` })).toBeNull()
})

test('the previous refresh token works once more and an older one ends the session', async () => {
  const { refresh_token: first } = await sessionOf(una)
  const other = provider.client()
  const { data: second } = await una.auth.refreshSession({ refresh_token: first })
  const { data: again } = await other.auth.refreshSession({ refresh_token: first })
  expect(again.session?.refresh_token).toBe(second.session?.refresh_token)

  const { data: third } = await una.auth.refreshSession()
  const { error } = await other.auth.refreshSession({ refresh_token: first })
  expectFailure(error, 400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  const present = third.session?.refresh_token ?? ''
  const ended = await provider.client().auth.refreshSession({ refresh_token: present })
  expectFailure(ended.error, 400, 'refresh_token_not_found')
})

test.each(['made-up', '', 'a.0.b'])('the refresh token "%s" is not found', async (refresh_token) => {
  const body = JSON.stringify({ refresh_token })
  const address = 'http://mock/hosted/auth/v1/token?grant_type=refresh_token'
  const response = await provider.handle(new Request(address, { method: 'POST', body }))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error_code: 'refresh_token_not_found' })
})

test.each([
  ['global', false, false],
  ['local', false, true],
  ['others', true, false],
] as const)('signing out with the scope %s ends the sessions of that scope', async (scope, here, there) => {
  const other = await signIn(provider)
  const [mine, theirs] = [await sessionOf(una), await sessionOf(other)]
  const stranger = await signUp(provider, 'stranger@lab.example')
  expect((await una.auth.signOut({ scope })).error).toBeNull()
  const observer = provider.client()
  expect(await isIn(observer, mine.access_token)).toBe(here)
  expect(await isIn(observer, theirs.access_token)).toBe(there)
  expect(await isIn(observer, (await sessionOf(stranger)).access_token)).toBe(true)
})

test('signing out invalidates the access token and the refresh token', async () => {
  const { access_token, refresh_token } = await sessionOf(una)
  await una.auth.signOut()
  expect((await una.auth.getSession()).data.session).toBeNull()
  expect(await callerWith({ Authorization: `Bearer ${access_token}` })).toBeNull()
  const { error } = await provider.client().auth.refreshSession({ refresh_token })
  expectFailure(error, 400, 'refresh_token_not_found')
  expect((await provider.client().auth.getUser(access_token)).error?.name).toBe('AuthSessionMissingError')
})

test('the caller is the user of the token, or anonymous with only the key', async () => {
  const { access_token, user } = await sessionOf(una)
  const caller = await callerWith({ apikey: 'anon-key', Authorization: `Bearer ${access_token}` })
  expect(caller).toMatchObject({
    user: { id: user.id },
    claims: { sub: user.id, email: user.email },
    setupToken: null,
  })
  const anonymous = { user: null, claims: null, setupToken: 'abc' }
  expect(await callerWith({ 'x-setup-token': 'abc' })).toEqual(anonymous)
  const withKey = { apikey: 'anon-key', Authorization: 'Bearer anon-key', 'x-setup-token': 'abc' }
  expect(await callerWith(withKey)).toEqual(anonymous)
})

test('changing the password ends other sessions and invalidates the old password', async () => {
  const other = await sessionOf(await signIn(provider))
  const { data, error } = await una.auth.updateUser({ password: 'another-password' })
  expect(error).toBeNull()
  expect(data.user?.email).toBe('una@lab.example')
  expect(await isIn(provider.client(), other.access_token)).toBe(false)
  expect((await una.auth.getUser()).error).toBeNull()
  await signIn(provider, 'una@lab.example', 'another-password')
  const old = await provider
    .client()
    .auth.signInWithPassword({ email: 'una@lab.example', password: PASSWORD })
  expectFailure(old.error, 400, 'invalid_credentials')
})

test('changing to the same or a weak password is refused', async () => {
  const same = await una.auth.updateUser({ password: PASSWORD })
  expectFailure(same.error, 422, 'same_password', 'New password should be different from the old password.')
  expectFailure((await una.auth.updateUser({ password: '12345' })).error, 422, 'weak_password')
  await signIn(provider)
})

test('user metadata is merged and null removes a field', async () => {
  await una.auth.updateUser({ data: { first_name: 'Una', nickname: 'U' } })
  const { data } = await una.auth.updateUser({ data: { last_name: 'Lindqvist', nickname: null } })
  expect(data.user?.user_metadata).toMatchObject({ first_name: 'Una', last_name: 'Lindqvist' })
  expect(data.user?.user_metadata).not.toHaveProperty('nickname')
})

test('GET /user without a token gets 401', async () => {
  for (const [method, path] of [
    ['GET', '/user'],
    ['POST', '/logout'],
    ['DELETE', '/factors/1'],
  ] as const) {
    const response = await provider.handle(new Request(`http://mock/hosted/auth/v1${path}`, { method }))
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error_code: 'no_authorization' })
  }
})
