import { beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import * as hosted from '../../../src/hosted/auth.ts'
import { configureHosted, HOSTED_STORAGE_KEY } from '../../../src/hosted/client.ts'
import { createHeldStorage } from '../../../src/session/heldStorage.ts'
import { startSession } from '../../../src/session/session.actors.ts'
import type { BackendGrant } from '../../../src/session/session.machine.ts'
import { clearSetupData, keepSetupData, readSetupData } from '../../../src/session/tabStorage.ts'
import { mira } from '../../../stories/support/users.ts'
import { USERS } from '../../supabase/fixture.ts'
import { createWire, PASSWORD } from '../../support/flows/wire.ts'
import { MemoryStorage } from '../../support/memoryStorage.ts'

const grant: BackendGrant = { token: 'token-1', user: mira }
const ursula = { email: USERS.ursula.email, password: PASSWORD }

/** A page of the app on a device. Pages of one device are told of each other's changes as tabs are. */
function openPage(device: Storage) {
  const held = createHeldStorage(device)
  configureHosted({ url: '/hosted', key: 'anon-key', storage: held, redirectOrigin: 'https://app.example' })
  return { held, session: startSession(device, held) }
}

/** What other tabs hear. */
let tell: (event: { storageArea: Storage; key: string | null }) => void

beforeEach(() => {
  const listeners = new Set<typeof tell>()
  tell = (event) => {
    for (const listener of listeners) listener(event)
  }
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tell) => listeners.add(listener))
})

type Page = ReturnType<typeof openPage>
const reached = ({ session }: Page, state: 'signedOut' | 'backend' | 'hostedOnly' | 'demoOnly') =>
  waitFor(session, (snapshot) => snapshot.matches(state))

describe('a session on a device', () => {
  test('in backend mode is kept, found again, and cleared at its end', async () => {
    await createWire()
    const device = new MemoryStorage()
    const first = openPage(device)
    await reached(first, 'signedOut')
    first.session.send({ type: 'backend.granted', grant, hostedUser: null })

    const second = openPage(device)
    expect((await reached(second, 'backend')).context.grant?.token).toBe('token-1')
    second.session.send({ type: 'signOut.requested' })
    await reached(second, 'signedOut')
    expect(device.length).toBe(0)
  })

  test('of the provider is on the device only once somebody was let in', async () => {
    const { backend } = await createWire()
    const device = new MemoryStorage()
    const page = openPage(device)
    await reached(page, 'signedOut')
    const hostedUser = await hosted.signIn(ursula)
    expect(device.length).toBe(0)

    page.session.send({ type: 'hosted.granted', hostedUser })
    expect(device.getItem(HOSTED_STORAGE_KEY)).not.toBeNull()
    const again = openPage(device)
    expect((await reached(again, 'hostedOnly')).context.hostedUser).toMatchObject({ email: ursula.email })

    again.session.send({ type: 'signOut.requested' })
    await reached(again, 'signedOut')
    expect(device.length).toBe(0)
    expect(backend.hosted.sessions.count()).toBe(0)
  })

  test('marks the first login of whoever came in by the provider', async () => {
    const { backend } = await createWire()
    const page = openPage(new MemoryStorage())
    await reached(page, 'signedOut')
    page.session.send({ type: 'hosted.granted', hostedUser: await hosted.signIn(ursula) })
    await vi.waitFor(() => {
      const row = backend.hosted.waitlistSubmissions.find('email', ursula.email)
      expect(row).toMatchObject({ status: 'active', last_login_at: expect.any(String) })
    })
  })

  test('in demo mode is the flag alone', async () => {
    await createWire()
    const device = new MemoryStorage()
    const page = openPage(device)
    await reached(page, 'signedOut')
    page.session.send({ type: 'demo.granted' })
    expect(device.getItem('engram.demoAccess')).toBe('true')
    expect(device.length).toBe(2) // and that what is set now is nobody's
    await reached(openPage(device), 'demoOnly')
  })

  test('that has expired ends here alone', async () => {
    const { backend } = await createWire()
    const elsewhere = 'https://app.example/hosted/auth/v1/token?grant_type=password'
    await fetch(elsewhere, { method: 'POST', body: JSON.stringify(ursula) })
    const device = new MemoryStorage()
    const page = openPage(device)
    await reached(page, 'signedOut')
    page.session.send({ type: 'backend.granted', grant, hostedUser: await hosted.signIn(ursula) })
    expect(backend.hosted.sessions.count()).toBe(2)

    page.session.send({ type: 'session.expired' })
    await reached(page, 'signedOut')
    expect(device.getItem('engram.token')).toBeNull()
    expect(device.getItem(HOSTED_STORAGE_KEY)).toBeNull()
    expect(backend.hosted.sessions.count()).toBe(1)
  })

  test('leaves what was set and typed to the same person coming back, and to nobody else', async () => {
    await createWire()
    const device = new MemoryStorage()
    const page = openPage(device)
    const enter = async (email: string) => {
      await reached(page, 'signedOut')
      const user = { ...grant.user, email }
      page.session.send({ type: 'backend.granted', grant: { ...grant, user }, hostedUser: null })
    }
    await enter('mira@lab.example')
    device.setItem('engram.settings', '{"autoIndex":false}')
    device.setItem('engram.drafts', '{}')

    page.session.send({ type: 'session.expired' })
    await enter('Mira@lab.example')
    expect(device.getItem('engram.settings')).toBe('{"autoIndex":false}')

    page.session.send({ type: 'session.expired' })
    await enter('noor@lab.example')
    expect([device.getItem('engram.settings'), device.getItem('engram.drafts')]).toEqual([null, null])
  })

  test('ends in every tab, and begins in every tab', async () => {
    await createWire()
    const device = new MemoryStorage()
    const here = openPage(device)
    const there = openPage(device)
    await reached(here, 'signedOut')
    await reached(there, 'signedOut')

    here.session.send({ type: 'backend.granted', grant, hostedUser: null })
    tell({ storageArea: device, key: 'engram.token' })
    await reached(there, 'backend')

    here.session.send({ type: 'signOut.requested' })
    await reached(here, 'signedOut')
    tell({ storageArea: device, key: null })
    await reached(there, 'signedOut')
    expect(there.session.getSnapshot().context.end).toBe('followed')
  })

  test('that has expired in one tab ends in the other as well, and leaves what was typed', async () => {
    await createWire()
    const device = new MemoryStorage()
    const here = openPage(device)
    await reached(here, 'signedOut')
    here.session.send({ type: 'backend.granted', grant, hostedUser: null })
    const there = openPage(device)
    await reached(there, 'backend')
    device.setItem('engram.drafts', '{}')

    here.session.send({ type: 'session.expired' })
    await reached(here, 'signedOut')
    tell({ storageArea: device, key: 'engram.token' })
    await reached(there, 'signedOut')
    expect(there.session.getSnapshot().context.end).toBe('expired')
    expect(device.getItem('engram.drafts')).toBe('{}')
  })

  test('that was left by a link in one tab ends in the other without another sign-out', async () => {
    const { backend } = await createWire()
    const elsewhere = 'https://app.example/hosted/auth/v1/token?grant_type=password'
    await fetch(elsewhere, { method: 'POST', body: JSON.stringify(ursula) })
    const device = new MemoryStorage()
    const here = openPage(device)
    await reached(here, 'signedOut')
    const hostedUser = await hosted.signIn(ursula)
    here.session.send({ type: 'backend.granted', grant, hostedUser })
    const there = openPage(device)
    await reached(there, 'backend')

    here.session.send({ type: 'leaving.requested' })
    // The other tab hears of it while the provider's part is still there.
    tell({ storageArea: device, key: 'engram.token' })
    await Promise.all([reached(here, 'signedOut'), reached(there, 'signedOut')])
    expect(there.session.getSnapshot().context.end).toBe('followed')
    expect(backend.hosted.sessions.count()).toBe(1)
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
  ])('that is broken at %s (%s) counts as nobody and is cleaned up', async (key, value) => {
    await createWire()
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

describe('what a tab keeps', () => {
  const data = { email: 'una@lab.example', password: PASSWORD, firstName: 'Una', lastName: 'Lindqvist' }

  test('is found again until it is cleared', async () => {
    await createWire()
    keepSetupData(data)
    expect(readSetupData()).toEqual(data)
    clearSetupData()
    expect(readSetupData()).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  test('goes with the session', async () => {
    await createWire()
    const page = openPage(new MemoryStorage())
    await reached(page, 'signedOut')
    page.session.send({ type: 'demo.granted' })
    keepSetupData(data)
    page.session.send({ type: 'signOut.requested' })
    await reached(page, 'signedOut')
    expect(sessionStorage.length).toBe(0)
  })

  test.each(['{', '{}', '"text"', '{"email":1}'])('is removed where it is broken: %s', async (broken) => {
    await createWire()
    sessionStorage.setItem('engram.setupData', broken)
    expect(readSetupData()).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })
})
