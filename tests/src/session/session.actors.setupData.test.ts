import { describe, expect, test } from 'vitest'
import { clearSetupData, readSetupData, storeSetupData } from '../../../src/session/signUpStorage.ts'
import { createMockNetwork, PASSWORD } from '../../support/flows/mockNetwork.ts'
import { grant, openPage, openSignedOut, reached, setUpSessions } from './support.ts'

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
    const { page } = await openSignedOut()
    page.session.send({ type: 'demo.granted' })
    storeSetupData(data)
    page.session.send({ type: 'signOut.requested' })
    await reached(page, 'signedOut')
    expect(sessionStorage.length).toBe(0)
  })

  const grantTo = (email: string) => ({ ...grant, user: { ...grant.user, email } })

  test('the session keeps setup data when its owner signs in', async () => {
    const { page } = await openSignedOut()
    storeSetupData(data)
    page.session.send({ type: 'backend.granted', grant: grantTo('Una@lab.example'), hostedUser: null })
    expect(readSetupData()).toEqual(data)
  })

  test.each([
    ['with an account', { type: 'backend.granted', grant: grantTo('noor@lab.example'), hostedUser: null }],
    ['with demo access', { type: 'demo.granted' }],
  ] as const)('the session deletes setup data when somebody else signs in %s', async (_, event) => {
    const { page } = await openSignedOut()
    storeSetupData(data)
    page.session.send(event)
    expect(readSetupData()).toBeNull()
  })

  test('the session deletes setup data when somebody else has signed in in another tab', async () => {
    const { device, page: there } = await openSignedOut()
    there.session.send({ type: 'backend.granted', grant: grantTo('noor@lab.example'), hostedUser: null })
    storeSetupData(data)
    await reached(openPage(device), 'backend')
    expect(readSetupData()).toBeNull()
  })

  test('the session forgets the account that was set up on this device at the next sign-in', async () => {
    const { device, page } = await openSignedOut()
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
