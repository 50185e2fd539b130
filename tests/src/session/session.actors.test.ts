import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { configureApi } from '../../../src/api/settings.ts'
import type { User } from '../../../src/api/types.ts'
import {
  hasKeptOnboarding,
  readKeptOnboarding,
  updateKeptOnboarding,
} from '../../../src/device/keptOnboarding.ts'
import * as hosted from '../../../src/hosted/auth.ts'
import { HOSTED_STORAGE_KEY } from '../../../src/hosted/hostedSettings.ts'
import { mira } from '../../../stories/support/users.ts'
import { USERS } from '../../supabase/fixture.ts'
import { eventually } from '../../support/eventually.ts'
import { createMockNetwork, PASSWORD } from '../../support/flows/mockNetwork.ts'
import { signUp } from '../../support/mocks/testBackend.ts'
import { dispatchStorageEvent, grant, openPage, openSignedOut, reached, setUpSessions } from './support.ts'

setUpSessions()

const ursula = { email: USERS.ursula.email, password: PASSWORD }

describe('startSession', () => {
  test('the session stores a backend session, restores it and removes it at sign-out', async () => {
    const { device, page: first } = await openSignedOut()
    first.session.send({ type: 'backend.granted', grant, hostedUser: null })

    const second = openPage(device)
    expect((await reached(second, 'backend')).context.grant?.token).toBe('token-1')
    second.session.send({ type: 'signOut.requested' })
    await reached(second, 'signedOut')
    expect(device.length).toBe(0)
  })

  test('the session stores the provider session only after the sign-in is granted', async () => {
    const { backend, device, page } = await openSignedOut()
    const hostedUser = await hosted.signIn(ursula)
    expect(device.length).toBe(0)
    expect(page.session.getSnapshot().value).toBe('signedOut')

    page.session.send({ type: 'hosted.granted', hostedUser })
    expect(device.getItem(HOSTED_STORAGE_KEY)).not.toBeNull()
    const reopened = openPage(device)
    expect((await reached(reopened, 'hostedOnly')).context.hostedUser).toMatchObject({ email: ursula.email })

    reopened.session.send({ type: 'signOut.requested' })
    await reached(reopened, 'signedOut')
    expect(device.length).toBe(0)
    expect(backend.hosted.sessions.count()).toBe(0)
  })

  test('the session records the first login of an applicant', async () => {
    const { backend, page } = await openSignedOut()
    page.session.send({ type: 'hosted.granted', hostedUser: await hosted.signIn(ursula) })
    await eventually(() => {
      const row = backend.hosted.waitlistSubmissions.find('email', ursula.email)
      expect(row).toMatchObject({ status: 'active', last_login_at: expect.any(String) })
    })
  })

  test('the session saves the answers of an onboarding without a backend account at the first backend login', async () => {
    const { backend } = await createMockNetwork()
    const client = await signUp(backend, 'noor@lab.example')
    configureApi({
      baseUrl: 'https://app.example/api/v1',
      getToken: () => client.token,
      onUnauthorized: vi.fn(),
    })
    const device = new MemoryStorage()
    const answers = { machineName: 'Pharos', contradictionTolerance: 0.46, beliefSensitivity: 'low' }
    updateKeptOnboarding('noor@lab.example', { answers, owesRegistration: true }, device)
    updateKeptOnboarding('una@lab.example', { answers: { ...answers, machineName: 'Atlas' } }, device)
    const page = openPage(device)
    await reached(page, 'signedOut')
    const { token, user } = client
    page.session.send({ type: 'backend.granted', grant: { token, user: user as User }, hostedUser: null })
    await eventually(() => {
      const { grant } = page.session.getSnapshot().context
      expect(grant?.user).toMatchObject({ machine_name: 'Pharos', belief_sensitivity: 'low' })
      expect(hasKeptOnboarding('noor@lab.example', device)).toBe(false)
      expect(hasKeptOnboarding('una@lab.example', device)).toBe(true)
    })
  })

  test('the session keeps answers that the backend did not take, and an unfinished onboarding', async () => {
    const { network, device, page } = await openSignedOut()
    const { email } = grant.user
    const answers = { machineName: 'Pharos', contradictionTolerance: 0.46, beliefSensitivity: 'low' }
    const progress = { step: 'naming', aiName: '', answers: {} }
    updateKeptOnboarding(email, { answers, progress, owesRegistration: true }, device)
    page.session.send({ type: 'backend.granted', grant, hostedUser: null })
    await eventually(() => expect(network.sent.join()).toContain('PUT /api/v1/users/'))
    await network.idle()
    expect(readKeptOnboarding(email, device)).toEqual({ answers, progress, owesRegistration: true })

    updateKeptOnboarding(email, { answers: null }, device)
    page.session.send({ type: 'backend.granted', grant, hostedUser: null })
    await eventually(() => expect(readKeptOnboarding(email, device).owesRegistration).toBe(false))
    expect(readKeptOnboarding(email, device).progress).toEqual(progress)
  })

  test('the session stores nothing but the flag and the data owner in demo mode', async () => {
    const { device, page } = await openSignedOut()
    page.session.send({ type: 'demo.granted' })
    expect(device.getItem('engram.demoAccess')).toBe('true')
    expect(device.length).toBe(2) // demoAccess and an empty data owner
    await reached(openPage(device), 'demoOnly')
  })

  test('the session keeps settings and drafts of an expired session for the same user only', async () => {
    const { device, page } = await openSignedOut()
    const signIn = async (email: string) => {
      await reached(page, 'signedOut')
      const user = { ...grant.user, email }
      page.session.send({ type: 'backend.granted', grant: { ...grant, user }, hostedUser: null })
    }
    await signIn('mira@lab.example')
    device.setItem('engram.settings', '{"autoIndex":false}')
    device.setItem('engram.drafts', '{}')

    page.session.send({ type: 'session.expired' })
    await signIn('Mira@lab.example')
    expect(device.getItem('engram.settings')).toBe('{"autoIndex":false}')

    page.session.send({ type: 'session.expired' })
    await signIn('noor@lab.example')
    expect([device.getItem('engram.settings'), device.getItem('engram.drafts')]).toEqual([null, null])
  })

  test('the session removes both sessions from the device before the provider answers a sign-out', async () => {
    const { network, device, page } = await openSignedOut()
    page.session.send({ type: 'backend.granted', grant, hostedUser: await hosted.signIn(ursula) })
    const answer = Promise.withResolvers<Response>()
    network.answerWith('POST /hosted/auth/v1/logout', () => answer.promise)
    onTestFinished(() => answer.resolve(new Response(null, { status: 204 })))

    page.session.send({ type: 'signOut.requested' })
    expect(device.length).toBe(0)
    await eventually(() => expect(network.sent).toContain('POST /hosted/auth/v1/logout?scope=global'))
    await reached(openPage(device), 'signedOut')
  })

  test.each([
    ['another storage area', () => ({ storageArea: new MemoryStorage(), key: 'engram.token' })],
    [
      'a key that is not part of the session',
      (device: Storage) => ({ storageArea: device, key: 'engram.theme' }),
    ],
  ])('the session ignores storage events of %s', async (_, eventOf) => {
    const { device, page } = await openSignedOut()
    page.session.send({ type: 'backend.granted', grant, hostedUser: null })
    await reached(page, 'backend')
    device.clear()
    dispatchStorageEvent(eventOf(device))
    expect(page.session.getSnapshot().matches('backend')).toBe(true)
    dispatchStorageEvent({ storageArea: device, key: 'engram.token' })
    await reached(page, 'signedOut')
  })

  test('the session ends an expired session in all tabs and keeps the drafts', async () => {
    const { device, page: here } = await openSignedOut()
    here.session.send({ type: 'backend.granted', grant, hostedUser: null })
    const there = openPage(device)
    await reached(there, 'backend')
    device.setItem('engram.drafts', '{}')

    here.session.send({ type: 'session.expired' })
    await reached(here, 'signedOut')
    dispatchStorageEvent({ storageArea: device, key: 'engram.token' })
    await reached(there, 'signedOut')
    expect(there.session.getSnapshot().context.endReason).toBe('expired')
    expect(device.getItem('engram.drafts')).toBe('{}')
  })

  test.each([
    ['after', ['event', 'response']],
    ['before', ['response', 'event']],
  ] as const)(
    'the session keeps a profile that another tab saved when the answer to an older request arrives %s the storage event',
    async (_, order) => {
      const { network, device, page } = await openSignedOut()
      configureApi({
        baseUrl: 'https://app.example/api/v1',
        getToken: () => 'token-1',
        onUnauthorized: vi.fn(),
      })
      const answer = Promise.withResolvers<Response>()
      network.answerWith('GET /api/v1/users/', () => answer.promise)
      page.session.send({ type: 'backend.granted', grant, hostedUser: null })
      await eventually(() => expect(network.sent.join()).toContain('GET /api/v1/users/'))

      const saved = JSON.stringify({ ...grant.user, name: 'Mira Sandberg' })
      device.setItem('engram.userData', saved)
      for (const step of order) {
        if (step === 'event') dispatchStorageEvent({ storageArea: device, key: 'engram.userData' })
        else answer.resolve(Response.json(grant.user))
        if (step === 'response') await network.idle()
      }
      expect(device.getItem('engram.userData')).toBe(saved)
      expect(page.session.getSnapshot().context.grant?.user.name).toBe('Mira Sandberg')
    },
  )

  test('the session restores why a hosted session has no backend access', async () => {
    const { device, page } = await openSignedOut()
    const hostedUser = await hosted.signIn(ursula)
    page.session.send({ type: 'hosted.granted', hostedUser, backendIssue: 'noAccount' })
    expect((await reached(openPage(device), 'hostedOnly')).context.backendIssue).toBe('noAccount')
  })

  test.each([
    ['session.expired', '{}'],
    ['signInAgain.requested', '{}'],
    ['deviceSignOut.requested', null],
  ] as const)(
    'after %s, other devices stay signed in and the drafts of this one are %j',
    async (type, drafts) => {
      const { backend, device, page } = await openSignedOut()
      const otherDevice = 'https://app.example/hosted/auth/v1/token?grant_type=password'
      await fetch(otherDevice, {
        method: 'POST',
        headers: { apikey: 'anon-key' },
        body: JSON.stringify(ursula),
      })
      page.session.send({ type: 'backend.granted', grant, hostedUser: await hosted.signIn(ursula) })
      device.setItem('engram.drafts', '{}')
      sessionStorage.setItem('engram.formDrafts', '{}')
      expect(backend.hosted.sessions.count()).toBe(2)

      page.session.send({ type })
      await reached(page, 'signedOut')
      expect(device.getItem('engram.drafts')).toBe(drafts)
      expect(sessionStorage.getItem('engram.formDrafts')).toBe(drafts)
      expect(device.getItem('engram.token')).toBeNull()
      expect(device.getItem(HOSTED_STORAGE_KEY)).toBeNull()
      expect(backend.hosted.sessions.count()).toBe(1)
    },
  )

  test('the session of another tab ends when a tab signs out on this device', async () => {
    const { device, page: here } = await openSignedOut()
    here.session.send({ type: 'backend.granted', grant, hostedUser: await hosted.signIn(ursula) })
    const there = openPage(device)
    await reached(there, 'backend')

    here.session.send({ type: 'deviceSignOut.requested' })
    // The event arrives before the provider session is removed.
    dispatchStorageEvent({ storageArea: device, key: 'engram.token' })
    await reached(there, 'signedOut')
    expect(there.session.getSnapshot().context.endReason).toBe('otherTab')
  })

  test.each([
    ['engram.userData', '{'],
    ['engram.userData', '[]'],
    ['engram.userData', 'null'],
    ['engram.token', ''],
    ['engram.backendAuth', 'yes'],
    [HOSTED_STORAGE_KEY, '{"user":'],
    [HOSTED_STORAGE_KEY, '{"user":{"id":7}}'],
    ['engram.demoAccess', '1'],
  ])('the session removes a stored session with the invalid key %s: %s', async (key, value) => {
    await createMockNetwork()
    const device = new MemoryStorage()
    if (key.startsWith('engram.') && key !== HOSTED_STORAGE_KEY && key !== 'engram.demoAccess') {
      device.setItem('engram.token', 'token-1')
      device.setItem('engram.backendAuth', 'true')
      device.setItem('engram.userEmail', mira.email)
      device.setItem('engram.userData', JSON.stringify(mira))
    }
    device.setItem(key, value)
    await reached(openPage(device), 'signedOut')
    expect(device.length).toBe(0)
  })
})
