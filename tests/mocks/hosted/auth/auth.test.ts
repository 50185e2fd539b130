import { beforeEach, expect, test } from 'vitest'
import type { Provider } from './authSupport.ts'
import { createProvider, expectFailure, MINUTE, PASSWORD, signIn, signUp, UNA } from './authSupport.ts'

let provider: Provider
beforeEach(() => {
  provider = createProvider()
})

test('signing up creates a confirmed account and a session', async () => {
  const { data, error } = await provider.client().auth.signUp({
    email: 'Una@Lab.example',
    password: PASSWORD,
    options: {
      data: { first_name: 'Una', last_name: 'Lindqvist' },
      emailRedirectTo: 'http://app/onboarding',
    },
  })
  expect(error).toBeNull()
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(data.user).toMatchObject({
    email: UNA,
    role: 'authenticated',
    user_metadata: { first_name: 'Una', last_name: 'Lindqvist', email: UNA },
    email_confirmed_at: new Date(provider.clock.now()).toISOString(),
  })
  expect(data.user?.identities).toHaveLength(1)
  expect(data.user).not.toHaveProperty('factors')
  expect(JSON.stringify(data)).not.toContain('password_hash')
  expect(JSON.stringify(provider.db.snapshot())).not.toContain(PASSWORD)
})

test('signing up sends no email, like the provider with "Confirm email" off', async () => {
  await signUp(provider)
  expect(provider.db.outbox.list()).toEqual([])
})

test('signing up with a used email in another case is refused', async () => {
  await signUp(provider)
  const { data, error } = await provider
    .client()
    .auth.signUp({ email: 'UNA@lab.example', password: PASSWORD })
  expectFailure(error, 422, 'user_already_exists', /already registered/i)
  expect(data).toEqual({ user: null, session: null })
})

test.each([
  ['no-address', PASSWORD, 400, 'validation_failed'],
  ['', PASSWORD, 422, 'anonymous_provider_disabled'],
  [UNA, '', 400, 'validation_failed'],
  [UNA, 'x'.repeat(73), 400, 'validation_failed'],
])('signing up as "%s" with "%s" is refused', async (email, password, status, code) => {
  const { error } = await provider.client().auth.signUp({ email, password })
  expectFailure(error, status, code)
})

test('signing in returns the user and a session', async () => {
  await signUp(provider)
  await provider.clock.advance(MINUTE)
  const { data, error } = await provider.client().auth.signInWithPassword({ email: UNA, password: PASSWORD })
  expect(error).toBeNull()
  expect(data.user?.last_sign_in_at).toBe(new Date(provider.clock.now()).toISOString())
  expect(data.session?.expires_at).toBe(Math.floor(provider.clock.now() / 1000) + 3600)
})

test('a wrong password and an unknown email get the same message', async () => {
  await signUp(provider)
  for (const credentials of [
    { email: UNA, password: 'wrong-password' },
    { email: 'nobody@lab.example', password: PASSWORD },
  ]) {
    const { data, error } = await provider.client().auth.signInWithPassword(credentials)
    expectFailure(error, 400, 'invalid_credentials', /^Invalid login credentials$/)
    expect(data).toMatchObject({ user: null, session: null })
  }
})

test('the thirty-first sign-in attempt is refused for that email only', async () => {
  await signUp(provider)
  await signUp(provider, 'other@lab.example')
  const attempt = () => provider.client().auth.signInWithPassword({ email: UNA, password: 'wrong-password' })
  // The sign-up counts as an attempt.
  for (let made = 1; made < 30; made += 1) expectFailure((await attempt()).error, 400, 'invalid_credentials')
  expectFailure((await attempt()).error, 429, 'over_request_rate_limit', 'Request rate limit reached')
  await signIn(provider, 'other@lab.example')
  await provider.clock.advance(10_000)
  await signIn(provider)
})

test('errors have the shape of the requested API version', async () => {
  const ask = (headers: HeadersInit) =>
    provider.handle(
      new Request('http://mock/hosted/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: UNA, password: PASSWORD }),
      }),
    )
  const first = await ask({})
  expect(first.headers.get('x-supabase-api-version')).toBeNull()
  expect(await first.json()).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  })
  const named = await ask({ 'X-Supabase-Api-Version': '2024-01-01' })
  expect(named.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(await named.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
})

test.each([
  ['password', 'no json', 'bad_json'],
  ['password', '{"email": 7}', 'bad_json'],
  ['password', '{}', 'validation_failed'],
  ['magic', '{}', 'invalid_credentials'],
])('a %s grant with the body %s is refused', async (grant, body, code) => {
  const address = `http://mock/hosted/auth/v1/token?grant_type=${grant}`
  const response = await provider.handle(new Request(address, { method: 'POST', body }))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error_code: code })
})
