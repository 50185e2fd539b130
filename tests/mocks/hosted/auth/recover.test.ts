import { beforeEach, expect, test } from 'vitest'
import type { Client, Provider } from './authSupport.ts'
import { createProvider, expectFailure, MINUTE, sessionOf, signIn, signUp, UNA } from './authSupport.ts'

let provider: Provider
let una: Client
beforeEach(async () => {
  provider = createProvider()
  una = await signUp(provider)
})

const recover = (email = UNA, redirectTo = 'https://app.example/reset-password') =>
  provider.client().auth.resetPasswordForEmail(email, { redirectTo })

/** The parameters in the fragment of the last email's link. */
function lastLink() {
  const [address, said] = (provider.db.outbox.list().at(-1)?.link?.href ?? '').split('#')
  return { address, said: Object.fromEntries(new URLSearchParams(said)) }
}

/** A device on which the link was opened, with the session of the implicit flow. */
async function openLink(): Promise<Client> {
  const { access_token = '', refresh_token = '' } = lastLink().said
  const client = provider.client()
  const { error } = await client.auth.setSession({ access_token, refresh_token })
  expect(error).toBeNull()
  return client
}

test('the recovery link opens the page with a session of the implicit flow', async () => {
  const { data, error } = await recover('UNA@lab.example')
  expect({ data, error }).toEqual({ data: {}, error: null })
  expect(provider.db.outbox.list()).toMatchObject([
    { to: UNA, subject: 'Reset your Engram password', link: { label: 'Choose a new password' } },
  ])
  expect(lastLink()).toEqual({
    address: '/reset-password',
    said: {
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.any(String),
      expires_in: '3600',
      expires_at: String(Math.floor(provider.clock.now() / 1000) + 3600),
      token_type: 'bearer',
      type: 'recovery',
    },
  })
})

test('recovery of an unknown email gets the same response and sends no email', async () => {
  expect(await recover('nobody@lab.example')).toEqual({ data: {}, error: null })
  expect(provider.db.outbox.count()).toBe(0)
})

test('a second recovery email within a minute is refused', async () => {
  await recover()
  await provider.clock.advance(MINUTE - 10_000)
  const { error } = await recover()
  expectFailure(error, 429, 'over_email_send_rate_limit', /request this after 10 seconds/)
  await provider.clock.advance(10_000)
  expect((await recover()).error).toBeNull()
  expect(provider.db.outbox.count()).toBe(2)
})

test('recovery without a valid email is refused', async () => {
  expectFailure((await recover('')).error, 400, 'validation_failed')
  expectFailure((await recover('una')).error, 400, 'validation_failed')
})

test('the recovery session can change the password, which ends other sessions', async () => {
  await recover()
  const device = await openLink()
  expect((await device.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'otp' }])
  const { error } = await device.auth.updateUser({ password: 'chosen-on-another-device' })
  expect(error).toBeNull()
  expect((await una.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  await signIn(provider, UNA, 'chosen-on-another-device')
})

test('the recovery link expires after an hour', async () => {
  await recover()
  const { access_token = '', refresh_token = '' } = lastLink().said
  await provider.clock.advance(60 * MINUTE)
  const device = provider.client()
  expectFailure((await device.auth.getUser(access_token)).error, 403, 'bad_jwt', /token is expired/)
  expectFailure((await device.auth.refreshSession({ refresh_token })).error, 400, 'session_expired')
  // A session with another authentication method can still be refreshed.
  const { refresh_token: own } = await sessionOf(una)
  expect((await una.auth.refreshSession({ refresh_token: own })).error).toBeNull()
})

test('a recovery session that was refreshed within the hour can be refreshed after it', async () => {
  await recover()
  const device = await openLink()
  await device.auth.refreshSession()
  await provider.clock.advance(60 * MINUTE)
  expect((await device.auth.refreshSession()).error).toBeNull()
})
