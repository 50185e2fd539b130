import { beforeEach, expect, test, vi } from 'vitest'
import {
  currentUser,
  openRecoveryLink,
  requestPasswordReset,
  signIn,
  signUp,
  updatePassword,
} from '../../../src/hosted/auth.ts'
import { onSessionChange } from '../../../src/hosted/sessionChanges.ts'
import { signOut } from '../../../src/hosted/signOut.ts'
import type { HostedUser } from '../../../src/hosted/user.ts'
import { USERS } from '../../supabase/fixture.ts'
import { createProvider, expectFailure, ORIGIN, PASSWORD, type Provider } from './support.ts'

const UNA = { email: USERS.una.email, password: PASSWORD }
const NOOR = { email: 'noor@lab.example', password: PASSWORD, firstName: 'Noor', lastName: 'Haddad' }

let provider: Provider
beforeEach(async () => {
  provider = await createProvider()
})

test('signing in returns the user and stores the session', async () => {
  const una = { id: USERS.una.id, email: UNA.email, firstName: '', lastName: '' }
  expect(await currentUser()).toBeNull()
  expect(await signIn(UNA)).toEqual(una)
  expect(await currentUser()).toEqual(una)
})

test.each([
  ['a wrong password', { ...UNA, password: 'wrong-password' }],
  ['an address without an account', { ...UNA, email: 'nobody@lab.example' }],
])('sign-in refuses %s without starting a session', async (_name, credentials) => {
  await expectFailure(signIn(credentials), 'refused', 400, 'invalid_credentials')
  expect(await currentUser()).toBeNull()
})

test('signing up creates an account with its names and signs it in', async () => {
  const user = await signUp(NOOR)
  expect(user).toEqual({ id: expect.any(String), email: NOOR.email, firstName: 'Noor', lastName: 'Haddad' })
  expect(provider.hosted.users.get(user.id)?.metadata).toEqual({ first_name: 'Noor', last_name: 'Haddad' })
  expect(await currentUser()).toEqual(user)
  expect(provider.sent[0]?.path).toContain(`redirect_to=${encodeURIComponent(`${ORIGIN}/demo`)}`)
})

test('sign-up reports a duplicate if the email has an account, in any case', async () => {
  await expectFailure(signUp({ ...NOOR, email: 'Una@Lab.example' }), 'duplicate', 422, 'user_already_exists')
  expect(await currentUser()).toBeNull()
})

test('sign-up reports a duplicate if the provider hides existing accounts', async () => {
  provider.answerWith(() =>
    Response.json({ id: 'made-up', email: UNA.email, identities: [], user_metadata: {} }),
  )
  await expectFailure(signUp({ ...NOOR, ...UNA }), 'duplicate', 200, 'user_already_exists')
})

test('sign-up returns the user without signing in if the provider requires email confirmation', async () => {
  const user = { id: 'new', email: NOOR.email, identities: [{}], user_metadata: { first_name: 7 } }
  provider.answerWith(() => Response.json(user))
  expect(await signUp(NOOR)).toEqual({ id: 'new', email: NOOR.email, firstName: '', lastName: '' })
  expect(await currentUser()).toBeNull()
})

test('sign-up fails if the response contains no user', async () => {
  provider.answerWith(() => Response.json({}))
  await expectFailure(signUp(NOOR), 'server', 200)
})

test.each([
  ['a short password', { password: '12345' }, 422, 'weak_password'],
  ['no address', { email: 'noor' }, 400, 'validation_failed'],
])('sign-up rejects %s as invalid', async (_name, wrong, status, code) => {
  await expectFailure(signUp({ ...NOOR, ...wrong }), 'invalid', status, code)
})

async function linkOf(email: string): Promise<string> {
  await requestPasswordReset(email)
  const { href = '' } = provider.hosted.outbox.list().at(-1)?.link ?? {}
  expect(href).toMatch(/^\/reset-password#/)
  return href.slice(href.indexOf('#'))
}

test('the link in a password-reset email allows a new password', async () => {
  const hash = await linkOf(UNA.email)
  expect(await openRecoveryLink(hash)).toMatchObject({ id: USERS.una.id })
  await updatePassword('another-password')
  await signOut()
  await expectFailure(signIn(UNA), 'refused', 400, 'invalid_credentials')
  expect(await signIn({ ...UNA, password: 'another-password' })).toMatchObject({ id: USERS.una.id })
})

test('the auth module refuses a password-reset link whose session has ended', async () => {
  const hash = await linkOf(UNA.email)
  await openRecoveryLink(hash)
  await signOut()
  await expectFailure(openRecoveryLink(hash), 'refused', 400, 'session_not_found')
  expect(await currentUser()).toBeNull()
})

test('the auth module refuses a password-reset link after more than an hour', async () => {
  const hash = await linkOf(UNA.email)
  await provider.clock.advance(61 * 60_000)
  vi.useFakeTimers({ now: provider.clock.now(), toFake: ['Date'] })
  await expectFailure(openRecoveryLink(hash), 'refused', 400, 'session_expired')
  vi.useRealTimers()
})

test('the auth module refuses a password-reset link whose hash reports that it has expired', async () => {
  const hash =
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'
  await expect(openRecoveryLink(hash)).rejects.toMatchObject({
    kind: 'refused',
    code: 'otp_expired',
    cause: 'Email link is invalid or has expired',
  })
  await expectFailure(openRecoveryLink('#error=server_error'), 'refused', null)
})

test('the auth module refuses a password-reset link with forged tokens', async () => {
  await expectFailure(
    openRecoveryLink('#access_token=a.b.c&refresh_token=r&type=recovery'),
    'refused',
    400,
    'invalid_jwt',
  )
})

test.each([
  '',
  '#',
  '#section',
  '#type=recovery',
  '#access_token=a&refresh_token=r',
  '#access_token=a&type=recovery',
])('the auth module finds no password-reset link in the hash "%s" and sends no request', async (hash) => {
  expect(await openRecoveryLink(hash)).toBeNull()
  expect(provider.sent).toEqual([])
})

test.each([
  [PASSWORD, 'same_password'],
  ['12345', 'weak_password'],
])('the auth module rejects %s as the new password', async (password, code) => {
  await signIn(UNA)
  await expectFailure(updatePassword(password), 'invalid', 422, code)
})

test('the auth module refuses to change the password without a session', async () => {
  await expectFailure(updatePassword('another-password'), 'refused', 400, 'session_not_found')
})

test('a session that was ended on another device is removed at the next refresh', async () => {
  await signIn(UNA)
  provider.hosted.sessions.delete(provider.hosted.sessions.list()[0]?.id ?? '')
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ['Date'] })
  expect(await currentUser()).toBeNull()
  vi.useRealTimers()
})

test('a session is kept if the provider limits the rate of refreshes after its access token has expired', async () => {
  await signIn(UNA)
  const changes: (HostedUser | null)[] = []
  const stop = onSessionChange((user) => changes.push(user))
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ['Date'] })
  provider.answerWith(() => {
    provider.answerAsUsual()
    return Response.json({ error_code: 'over_request_rate_limit', msg: 'Slow down' }, { status: 429 })
  })
  expect(await currentUser()).toMatchObject({ id: USERS.una.id })
  expect(changes).toMatchObject([{ id: USERS.una.id }])
  vi.useRealTimers()
  stop()
})

test('the auth module reports session changes until the listener unsubscribes', async () => {
  const changes: (HostedUser | null)[] = []
  const stop = onSessionChange((user) => changes.push(user))
  await currentUser()
  expect(changes).toEqual([])
  const una = await signIn(UNA)
  await signOut()
  expect(changes).toEqual([una, null])
  stop()
  await signIn(UNA)
  expect(changes).toHaveLength(2)
})
