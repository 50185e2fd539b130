import { beforeEach, expect, test } from 'vitest'
import { decodeBase32 } from '../../../../mocks/hosted/auth/base32.ts'
import { totp } from '../../../../mocks/hosted/auth/totp.ts'
import { type Client, createProvider, PASSWORD, type Provider, signIn, signUp, UNA } from './authSupport.ts'

// The same request twice at the same time: a double click, a repeated request of a proxy, or an attacker's copy.

let provider: Provider
let una: Client
beforeEach(async () => {
  provider = createProvider()
  una = await signUp(provider)
})

/** Sends a request twice and returns the codes of the errors, 'ok' for success. */
async function twice(
  send: () => Promise<{ error: { code?: string | undefined } | null }>,
): Promise<string[]> {
  const answers = await Promise.all([send(), send()])
  return answers.map(({ error }) => error?.code ?? 'ok').toSorted()
}

test('two concurrent sign-ups with one address create one account', async () => {
  const signUpNoor = () => provider.client().auth.signUp({ email: 'noor@lab.example', password: PASSWORD })
  expect(await twice(signUpNoor)).toEqual(['ok', 'user_already_exists'])
  expect(provider.db.users.list(({ email }) => email === 'noor@lab.example')).toHaveLength(1)
})

test('two concurrent requests for a password reset send one email', async () => {
  const outcomes = await twice(() => provider.client().auth.resetPasswordForEmail(UNA))
  expect(outcomes).toEqual(['ok', 'over_email_send_rate_limit'])
  expect(provider.db.outbox.list()).toHaveLength(1)
})

test('two concurrent changes to the same new password have the effect of one', async () => {
  expect(await twice(() => una.auth.updateUser({ password: 'another-spindle-8' }))).toContain('ok')
  await signIn(provider, UNA, 'another-spindle-8')
})

test('a code of an authenticator app that is sent twice at the same time is accepted once', async () => {
  const { data: factor } = await una.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
  if (factor === null) throw new Error('The app was not enrolled.')
  const code = await totp(decodeBase32(factor.totp.secret), provider.clock.now())
  const { data: session } = await una.auth.getSession()
  const bearer = `Bearer ${session.session?.access_token}`
  const send = (path: string, body: object) =>
    provider.handle(
      new Request(`http://mock/hosted/auth/v1/factors/${factor.id}/${path}`, {
        method: 'POST',
        headers: { Authorization: bearer, apikey: 'anon-key', 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const challenges = await Promise.all([send('challenge', {}), send('challenge', {})])
  const ids: string[] = await Promise.all(challenges.map(async (response) => (await response.json()).id))
  const answers = await Promise.all(ids.map((challenge_id) => send('verify', { challenge_id, code })))
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})
