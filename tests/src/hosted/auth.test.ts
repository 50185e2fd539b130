import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  currentUser,
  openRecoveryLink,
  requestPasswordReset,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from '../../../src/hosted/auth.ts'
import { onSessionChange } from '../../../src/hosted/sessionChanges.ts'
import type { HostedUser } from '../../../src/hosted/user.ts'
import { USERS } from '../../supabase/fixture.ts'
import { MemoryStorage } from '../../support/memoryStorage.ts'
import type { Provider } from './support.ts'
import { createProvider, expectFailure, ORIGIN, PASSWORD } from './support.ts'

const UNA = { email: USERS.una.email, password: PASSWORD }
const NOOR = { email: 'noor@lab.example', password: PASSWORD, firstName: 'Noor', lastName: 'Haddad' }

let provider: Provider
beforeEach(async () => {
  provider = await createProvider()
})

describe('signing in', () => {
  test('tells who it is, and they stay', async () => {
    const una = { id: USERS.una.id, email: UNA.email, firstName: '', lastName: '' }
    expect(await currentUser()).toBeNull()
    expect(await signIn(UNA)).toEqual(una)
    expect(await currentUser()).toEqual(una)
  })

  test.each([
    ['a wrong password', { ...UNA, password: 'wrong-password' }],
    ['an address without an account', { ...UNA, email: 'nobody@lab.example' }],
  ])('%s is refused, and nobody is signed in', async (_name, credentials) => {
    await expectFailure(signIn(credentials), 'refused', 400, 'invalid_credentials')
    expect(await currentUser()).toBeNull()
  })

  test('too often is told', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1)
      await expectFailure(
        signIn({ ...UNA, password: 'wrong-password' }),
        'refused',
        400,
        'invalid_credentials',
      )
    await expectFailure(signIn(UNA), 'rateLimited', 429, 'over_request_rate_limit')
  })
})

describe('signing up', () => {
  test('makes an account with its names, and signs it in', async () => {
    const user = await signUp(NOOR)
    expect(user).toEqual({
      id: expect.any(String),
      email: NOOR.email,
      firstName: 'Noor',
      lastName: 'Haddad',
    })
    expect(provider.hosted.users.get(user.id)?.metadata).toEqual({ first_name: 'Noor', last_name: 'Haddad' })
    expect(await currentUser()).toEqual(user)
    expect(provider.sent[0]?.path).toContain(`redirect_to=${encodeURIComponent(`${ORIGIN}/demo`)}`)
  })

  test('an address that has an account is known, whatever its case', async () => {
    await expectFailure(
      signUp({ ...NOOR, email: 'Una@Lab.example' }),
      'duplicate',
      422,
      'user_already_exists',
    )
    expect(await currentUser()).toBeNull()
  })

  test('so it is where the provider hides it', async () => {
    provider.answerWith(() =>
      Response.json({ id: 'made-up', email: UNA.email, identities: [], user_metadata: {} }),
    )
    await expectFailure(signUp({ ...NOOR, ...UNA }), 'duplicate', 200, 'user_already_exists')
  })

  test('a provider that wants the address confirmed tells of the account and signs nobody in', async () => {
    const user = { id: 'new', email: NOOR.email, identities: [{}], user_metadata: { first_name: 7 } }
    provider.answerWith(() => Response.json(user))
    expect(await signUp(NOOR)).toEqual({ id: 'new', email: NOOR.email, firstName: '', lastName: '' })
    expect(await currentUser()).toBeNull()
  })

  test('an answer without anybody is none', async () => {
    provider.answerWith(() => Response.json({}))
    await expectFailure(signUp(NOOR), 'server', 200)
  })

  test.each([
    ['a short password', { password: '12345' }, 422, 'weak_password'],
    ['no address', { email: 'noor' }, 400, 'validation_failed'],
  ])('%s is invalid', async (_name, wrong, status, code) => {
    await expectFailure(signUp({ ...NOOR, ...wrong }), 'invalid', status, code)
  })
})

describe('a forgotten password', () => {
  /** What stands behind the address in the last e-mail. */
  async function linkOf(email: string): Promise<string> {
    await requestPasswordReset(email)
    const { href = '' } = provider.hosted.outbox.list().at(-1)?.link ?? {}
    expect(href).toMatch(/^\/reset-password#/)
    return href.slice(href.indexOf('#'))
  }

  test('an e-mail leads to another one', async () => {
    const hash = await linkOf(UNA.email)
    expect(await openRecoveryLink(hash)).toMatchObject({ id: USERS.una.id })
    await updatePassword('another-password')
    await signOut()
    await expectFailure(signIn(UNA), 'refused', 400, 'invalid_credentials')
    expect(await signIn({ ...UNA, password: 'another-password' })).toMatchObject({ id: USERS.una.id })
  })

  test('an address without an account is answered alike', async () => {
    await requestPasswordReset('nobody@lab.example')
    expect(provider.hosted.outbox.count()).toBe(0)
  })

  test('one e-mail a minute', async () => {
    await requestPasswordReset(UNA.email)
    await expectFailure(requestPasswordReset(UNA.email), 'rateLimited', 429, 'over_email_send_rate_limit')
  })

  test('a link whose session has ended is refused', async () => {
    const hash = await linkOf(UNA.email)
    await openRecoveryLink(hash)
    await signOut()
    await expectFailure(openRecoveryLink(hash), 'refused', 400, 'session_not_found')
    expect(await currentUser()).toBeNull()
  })

  test('a link of more than an hour ago is refused', async () => {
    const hash = await linkOf(UNA.email)
    await provider.clock.advance(61 * 60_000)
    vi.useFakeTimers({ now: provider.clock.now(), toFake: ['Date'] })
    await expectFailure(openRecoveryLink(hash), 'refused', 400, 'session_expired')
    vi.useRealTimers()
  })

  test('a link that says by itself that it has expired is refused', async () => {
    const hash =
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'
    await expect(openRecoveryLink(hash)).rejects.toMatchObject({
      kind: 'refused',
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
    await expectFailure(openRecoveryLink('#error=server_error'), 'refused', null)
  })

  test('a link with made-up tokens is refused', async () => {
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
  ])('the hash "%s" is no link, and nothing is asked', async (hash) => {
    expect(await openRecoveryLink(hash)).toBeNull()
    expect(provider.sent).toEqual([])
  })

  test.each([
    [PASSWORD, 'same_password'],
    ['12345', 'weak_password'],
  ])('%s is no other password', async (password, code) => {
    await signIn(UNA)
    await expectFailure(updatePassword(password), 'invalid', 422, code)
  })

  test('nobody signed in changes no password', async () => {
    await expectFailure(updatePassword('another-password'), 'refused', 400, 'session_not_found')
  })
})

describe('the session', () => {
  test('signing out ends it on every device', async () => {
    const [here, there] = [new MemoryStorage(), new MemoryStorage()]
    for (const device of [here, there]) {
      provider.use(device)
      await signIn(UNA)
    }
    expect(provider.hosted.sessions.count()).toBe(2)
    await signOut()
    expect(provider.hosted.sessions.count()).toBe(0)
    expect(await currentUser()).toBeNull()
  })

  test('signing out nobody is harmless', async () => {
    await signOut()
    expect(provider.sent).toEqual([])
  })

  test('one that was ended elsewhere is nobody, as soon as it is refreshed', async () => {
    await signIn(UNA)
    provider.hosted.sessions.delete(provider.hosted.sessions.list()[0]?.id ?? '')
    vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ['Date'] })
    expect(await currentUser()).toBeNull()
    vi.useRealTimers()
  })

  test('its changes are heard of until nobody listens', async () => {
    const heard: (HostedUser | null)[] = []
    const stop = onSessionChange((user) => heard.push(user))
    await currentUser()
    expect(heard).toEqual([])
    const una = await signIn(UNA)
    await signOut()
    expect(heard).toEqual([una, null])
    stop()
    await signIn(UNA)
    expect(heard).toHaveLength(2)
  })
})
