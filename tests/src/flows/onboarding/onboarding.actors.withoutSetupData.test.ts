import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../../mocks/demo/storage/memoryStorage.ts'
import { login, register } from '../../../../src/api/auth.ts'
import { configureApi } from '../../../../src/api/settings.ts'
import { readDeviceSettings } from '../../../../src/device/deviceSettings.ts'
import { readRegistrationAnswers } from '../../../../src/device/onboardingAnswers.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { answers } from '../../../support/flows/mockNetwork.ts'
import {
  credentials,
  ended,
  network,
  noor,
  REQUESTS,
  sentCalls,
  setUpOnboarding,
  start,
  textOf,
} from '../../../support/flows/onboardingActors.ts'
import { finish } from '../../../support/onboarding.ts'

setUpOnboarding()

describe('onboarding without setup data', () => {
  /** Signs in to the backend, as direct sign-up does before it opens onboarding. */
  async function signInAtBackend() {
    await register(waitlistRegistration(noor))
    const { access_token, user } = await login(credentials)
    configureApi({
      baseUrl: 'https://app.example/api/v1',
      getToken: () => access_token,
      onUnauthorized: () => {},
    })
    network.sent.length = 0
    return user.id
  }

  const answered = {
    machine_name: 'Mnemosyne',
    contradiction_tolerance: 0.46,
    belief_sensitivity: 'moderate',
  }

  describe('and without a backend account', () => {
    beforeEach(() => void vi.stubGlobal('localStorage', new MemoryStorage()))

    test('the onboarding flow stores the answers on this device for a later registration', async () => {
      const actor = start({ setupToken: null, email: 'Noor@lab.example' })
      finish(actor)
      expect((await ended(actor)).value).toBe('completed')
      expect(textOf(actor)).toContain('Profile setup completed! Redirecting to dashboard...')
      expect(network.sent).toEqual([])
      expect(readRegistrationAnswers('noor@lab.example')).toEqual(answered)
      expect(readRegistrationAnswers('una@lab.example')).toBeNull()
    })

    test("stores a demo guest's answers as settings only", async () => {
      const actor = start({ setupToken: null })
      finish(actor)
      await ended(actor)
      expect(readDeviceSettings()).toMatchObject({ machineName: 'Mnemosyne', contradictionTolerance: 0.46 })
      expect(readRegistrationAnswers('')).toBeNull()
    })

    test('the onboarding flow says that the answers were not saved if the browser refuses to store them', async () => {
      vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError')
      })
      const actor = start({ setupToken: null, email: noor.email })
      finish(actor)
      expect((await ended(actor)).value).toBe('failed')
      expect(textOf(actor)).toContain("Your browser couldn't save this")
      actor.send({ type: 'skip.requested' })
      expect(actor.getSnapshot().value).toBe('unsaved')
      expect(textOf(actor)).toContain('Your answers were not saved')
      expect(textOf(actor)).not.toContain('Profile setup completed!')
    })
  })

  test('the onboarding flow saves the answers in the profile in backend mode', async () => {
    const userId = await signInAtBackend()
    const actor = start({ userId })
    finish(actor)
    expect((await ended(actor)).value).toBe('completed')
    expect(sentCalls()).toEqual(['savingProfile'])
    expect((await login(credentials)).user).toMatchObject({
      name: 'Noor Haddad',
      machine_name: 'Mnemosyne',
      contradiction_tolerance: 0.46,
      belief_sensitivity: 'moderate',
    })
  })

  test.each([
    ['retry.requested', 'Mnemosyne', 'completed'],
    ['skip.requested', 'Assistant', 'unsaved'],
  ] as const)(
    'the onboarding flow shows a failed profile save and continues after %s',
    async (type, machine_name, end) => {
      const userId = await signInAtBackend()
      network.answerWith(REQUESTS.savingProfile, answers(500, { detail: 'The registry is resting.' }))
      const actor = start({ userId })
      finish(actor)
      await ended(actor)
      expect(textOf(actor)).toContain('The registry is resting.')
      expect(textOf(actor)).toContain('Continue without saving')
      network.answerAsUsual()
      actor.send({ type })
      expect((await ended(actor)).value).toBe(end)
      expect((await login(credentials)).user.machine_name).toBe(machine_name)
    },
  )
})
