import { describe, expect, test } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import {
  clearSetupData,
  readOnboardingProgress,
  readSetupData,
  storeOnboardingProgress,
  storeSetupData,
} from '../../../src/session/signUpStorage.ts'
import { createMockNetwork, PASSWORD } from '../../support/flows/mockNetwork.ts'
import { grant, openPage, reached, setUpSessions } from './support.ts'

setUpSessions()

describe('setup data', () => {
  const data = { email: 'una@lab.example', password: PASSWORD, firstName: 'Una', lastName: 'Lindqvist' }

  test('the session returns the stored setup data until it is cleared', async () => {
    await createMockNetwork()
    storeSetupData(data)
    expect(readSetupData()).toEqual(data)
    clearSetupData()
    expect(readSetupData()).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  test('the session deletes the setup data at sign-out', async () => {
    await createMockNetwork()
    const page = openPage(new MemoryStorage())
    await reached(page, 'signedOut')
    page.session.send({ type: 'demo.granted' })
    storeSetupData(data)
    page.session.send({ type: 'signOut.requested' })
    await reached(page, 'signedOut')
    expect(sessionStorage.length).toBe(0)
  })

  const progress = { step: 'question2', aiName: 'Ada', answers: {} }
  const storeSetup = () => {
    storeSetupData(data)
    storeOnboardingProgress(progress)
  }
  const grantTo = (email: string) => ({ ...grant, user: { ...grant.user, email } })

  test('the session keeps setup data and onboarding progress when their owner signs in', async () => {
    await createMockNetwork()
    const page = openPage(new MemoryStorage())
    await reached(page, 'signedOut')
    storeSetup()
    page.session.send({ type: 'backend.granted', grant: grantTo('Una@lab.example'), hostedUser: null })
    expect([readSetupData(), readOnboardingProgress()]).toEqual([data, progress])
  })

  test.each([
    ['with an account', { type: 'backend.granted', grant: grantTo('noor@lab.example'), hostedUser: null }],
    ['with demo access', { type: 'demo.granted' }],
  ] as const)(
    'the session deletes setup data and onboarding progress when somebody else signs in %s',
    async (_, event) => {
      await createMockNetwork()
      const page = openPage(new MemoryStorage())
      await reached(page, 'signedOut')
      storeSetup()
      page.session.send(event)
      expect([readSetupData(), readOnboardingProgress()]).toEqual([null, null])
    },
  )

  test('the session deletes setup data when somebody else has signed in in another tab', async () => {
    await createMockNetwork()
    const device = new MemoryStorage()
    const there = openPage(device)
    await reached(there, 'signedOut')
    there.session.send({ type: 'backend.granted', grant: grantTo('noor@lab.example'), hostedUser: null })
    storeSetup()
    await reached(openPage(device), 'backend')
    expect(readSetupData()).toBeNull()
  })

  test('the session forgets the account that was set up on this device at the next sign-in', async () => {
    await createMockNetwork()
    const device = new MemoryStorage()
    const page = openPage(device)
    await reached(page, 'signedOut')
    device.setItem('engram.readyAccount', data.email)
    page.session.send({ type: 'demo.granted' })
    expect(device.getItem('engram.readyAccount')).toBeNull()
  })

  test.each(['{', '{}', '"text"', '{"email":1}'])(
    'the session removes invalid setup data: %s',
    async (invalid) => {
      await createMockNetwork()
      sessionStorage.setItem('engram.setupData', invalid)
      expect(readSetupData()).toBeNull()
      expect(sessionStorage.length).toBe(0)
    },
  )
})
