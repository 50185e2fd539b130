import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { listApplications } from '../../../src/hosted/applications.ts'
import { currentUser, signIn } from '../../../src/hosted/auth.ts'
import { configureHosted } from '../../../src/hosted/client.ts'
import { HOSTED_STORAGE_KEY } from '../../../src/hosted/hostedSettings.ts'
import { onSessionChange } from '../../../src/hosted/sessionChanges.ts'
import { USERS } from '../../supabase/fixture.ts'
import { eventually } from '../../support/eventually.ts'
import { createProvider, expectFailure, failure, hang, PASSWORD } from './support.ts'

const UNA = { email: USERS.una.email, password: PASSWORD }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// Must run first, before the client is loaded.
test('the hosted client reports the provider as unreachable if its client cannot be loaded, and loads it again at the next call', async () => {
  await expect(currentUser()).rejects.toThrow(/Call configureHosted before the first call/)
  await createProvider()
  vi.doMock('../../../src/hosted/createHostedClient.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(await failure(signIn(UNA))).toMatchObject({
    kind: 'unreachable',
    status: null,
    code: null,
    message: expect.stringMatching(/^Network error: Unable to connect to the sign-in service/),
  })
  vi.doUnmock('../../../src/hosted/createHostedClient.ts')
  expect(await signIn(UNA)).toMatchObject({ email: UNA.email })
})

test('the hosted client sends no request before the first call, also when subscribing', async () => {
  const { sent } = await createProvider()
  onSessionChange(() => {})()
  expect(sent).toEqual([])
})

test('the hosted client stores the session under one key of the given storage and restores it after a reload', async () => {
  const provider = await createProvider()
  const device = new MemoryStorage()
  provider.use(device)
  await signIn(UNA)
  expect(device.length).toBe(1)
  expect(device.key(0)).toBe(HOSTED_STORAGE_KEY)

  provider.use(device)
  expect(await currentUser()).toMatchObject({ id: USERS.una.id })
  provider.use(new MemoryStorage())
  expect(await currentUser()).toBeNull()
})

test.each(['{', 'null', '{"access_token":7}', '[]'])(
  'the hosted client treats the unreadable stored session %s as missing',
  async (stored) => {
    const provider = await createProvider()
    const device = new MemoryStorage()
    device.setItem(HOSTED_STORAGE_KEY, stored)
    provider.use(device)
    expect(await currentUser()).toBeNull()
  },
)

test('the hosted client refreshes a session that is about to expire', async () => {
  const provider = await createProvider()
  const device = new MemoryStorage()
  provider.use(device)
  await signIn(UNA)
  const stored = JSON.parse(device.getItem(HOSTED_STORAGE_KEY) ?? '')
  device.setItem(HOSTED_STORAGE_KEY, JSON.stringify({ ...stored, expires_at: Math.floor(Date.now() / 1000) }))
  provider.use(device)
  expect(await currentUser()).toMatchObject({ id: USERS.una.id })
  const refreshed = JSON.parse(device.getItem(HOSTED_STORAGE_KEY) ?? '')
  expect(refreshed.refresh_token).not.toBe(stored.refresh_token)
})

test('a call ends after eight seconds if the provider limits refreshes of an expired session', async () => {
  const provider = await createProvider()
  await signIn(UNA)
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  provider.answerWith(() => Response.json({ message: 'Too many' }, { status: 429 }))
  const ended = expect.soft(failure(listApplications())).resolves.toMatchObject({ kind: 'server' })
  await vi.advanceTimersByTimeAsync(8_000)
  await ended
})

test("calls send the user's access token and the publishable key", async () => {
  const { sent } = await createProvider()
  expect(await failure(listApplications())).toMatchObject({ kind: 'refused', code: '42501' })
  expect(sent.at(-1)?.headers.get('Authorization')).toBe('Bearer anon-key')

  await signIn(UNA)
  expect(await listApplications()).toEqual([])
  expect(sent.at(-1)?.headers.get('apikey')).toBe('anon-key')
  expect(sent.at(-1)?.headers.get('Authorization')).not.toBe('Bearer anon-key')
})

test('the hosted client uses a replaced global fetch if no other was configured', async () => {
  const asked = vi.fn(async (input: unknown) => {
    expect(String(input)).toMatch(/^https:\/\/provider\.example\/auth\/v1\/token/)
    return Response.json(
      { code: 'invalid_credentials', message: 'Invalid login credentials' },
      { status: 400 },
    )
  })
  configureHosted({
    url: 'https://provider.example',
    key: 'anon-key',
    storage: new MemoryStorage(),
    redirectOrigin: 'https://app.example',
  })
  vi.stubGlobal('fetch', asked)
  await expectFailure(signIn(UNA), 'invalid', 400)
  expect(asked).toHaveBeenCalledOnce()
})

test('the hosted client reports the provider as unreachable after the time limit', async () => {
  const provider = await createProvider()
  provider.answerWith(hang)
  const timeout = new AbortController()
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const calls = [signIn(UNA), listApplications()].map((call) => expectFailure(call, 'unreachable', null))
  await eventually(() => expect(provider.sent).toHaveLength(2))
  timeout.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  await Promise.all(calls)
  expect(asked).toHaveBeenCalledWith(30_000)
})
