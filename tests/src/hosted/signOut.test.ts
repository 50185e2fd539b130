import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { currentUser, signIn } from '../../../src/hosted/auth.ts'
import { HOSTED_STORAGE_KEY } from '../../../src/hosted/hostedSettings.ts'
import { signOut, signOutHere } from '../../../src/hosted/signOut.ts'
import { USERS } from '../../supabase/fixture.ts'
import { createProvider, expectFailure, hang, networkDown, PASSWORD, type Provider } from './support.ts'

const UNA = { email: USERS.una.email, password: PASSWORD }

let provider: Provider
let device: MemoryStorage
beforeEach(async () => {
  provider = await createProvider()
  device = new MemoryStorage()
  provider.use(device)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Signs in on another device, then on this one. */
async function signInTwice(): Promise<void> {
  provider.use(new MemoryStorage())
  await signIn(UNA)
  provider.use(device)
  await signIn(UNA)
  provider.sent.length = 0
}

describe('signing out', () => {
  test.each([
    ['global', signOut, 0],
    ['local', signOutHere, 1],
  ] as const)('sign-out ends the sessions of scope %s', async (scope, call, remaining) => {
    await signInTwice()
    await call()
    expect(provider.sent.map(({ path }) => path)).toEqual([`/auth/v1/logout?scope=${scope}`])
    expect(provider.hosted.sessions.count()).toBe(remaining)
    expect(await currentUser()).toBeNull()
  })

  test('sign-out removes the session from this device before the provider answers', async () => {
    await signIn(UNA)
    provider.answerWith(hang)
    void signOut()
    expect(device.length).toBe(0)
    expect(await currentUser()).toBeNull()
  })

  test('sign-out sends a request that outlives the page and has a time limit of 30 seconds', async () => {
    await signIn(UNA)
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    let keepalive = false
    provider.answerWith((request) => {
      keepalive = request.keepalive
      return new Response(null, { status: 204 })
    })
    await signOut()
    expect(keepalive).toBe(true)
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000)
  })

  test('sign-out ends every session although the stored access token has expired', async () => {
    await signInTwice()
    vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ['Date'] })
    await signOut()
    expect(provider.hosted.sessions.count()).toBe(0)
    expect(device.getItem(HOSTED_STORAGE_KEY)).toBeNull()
  })

  test('sign-out succeeds if the session was ended on another device', async () => {
    await signIn(UNA)
    for (const { id } of provider.hosted.sessions.list()) provider.hosted.sessions.delete(id)
    await signOut()
    expect(device.length).toBe(0)
  })

  test('sign-out makes no request without a session', async () => {
    await signOut()
    expect(provider.sent).toEqual([])
  })

  test('sign-out fails without a network but signs this device out', async () => {
    await signIn(UNA)
    provider.answerWith(networkDown)
    await expectFailure(signOut(), 'unreachable', null)
    expect(await currentUser()).toBeNull()
    expect(provider.hosted.sessions.count()).toBe(1)
  })

  test('sign-out reports a failure of the provider', async () => {
    await signIn(UNA)
    provider.answerWith(() => Response.json({ message: 'unexpected_failure' }, { status: 500 }))
    await expectFailure(signOut(), 'server', 500)
  })
})
