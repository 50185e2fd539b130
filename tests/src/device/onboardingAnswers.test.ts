import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { clearSettingsAndDrafts, saveDeviceSettings } from '../../../src/device/deviceSettings.ts'
import {
  readOnboardingAnswers,
  readRegistrationAnswers,
  storeOnboardingAnswers,
} from '../../../src/device/onboardingAnswers.ts'
import { claimUserData, clearUserData } from '../../../src/device/userData.ts'

const EMAIL = 'noor@lab.example'
const ANSWERS = {
  machineName: 'Mnemosyne',
  contradictionTolerance: 0.46,
  beliefSensitivity: 'moderate',
} as const

describe('onboardingAnswers', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage())
    storeOnboardingAnswers('Noor@lab.example', ANSWERS)
    return () => vi.unstubAllGlobals()
  })

  test('onboardingAnswers returns the answers to the same email address in any case, and to no other', () => {
    expect(readOnboardingAnswers('NOOR@lab.example')).toEqual(ANSWERS)
    expect(readOnboardingAnswers('una@lab.example')).toBeNull()
    expect(readOnboardingAnswers('')).toBeNull()
    expect(readRegistrationAnswers('una@lab.example')).toBeNull()
  })

  test("onboardingAnswers returns the answers under the backend's field names", () => {
    expect(readRegistrationAnswers(EMAIL)).toEqual({
      machine_name: 'Mnemosyne',
      contradiction_tolerance: 0.46,
      belief_sensitivity: 'moderate',
    })
  })

  test('onboardingAnswers keeps the answers at sign-out and when the same user signs in again', () => {
    claimUserData(localStorage, EMAIL)
    clearUserData(localStorage)
    claimUserData(localStorage, 'Noor@Lab.example')
    expect(readOnboardingAnswers(EMAIL)).toEqual(ANSWERS)
  })

  test.each(['una@lab.example', ''])('onboardingAnswers deletes the answers when %j signs in', (email) => {
    claimUserData(localStorage, email)
    claimUserData(localStorage, EMAIL)
    expect(readOnboardingAnswers(EMAIL)).toBeNull()
  })

  test('onboardingAnswers applies a changed setting to the answers', () => {
    saveDeviceSettings({ machineName: 'Pharos', autoIndex: false })
    expect(readOnboardingAnswers(EMAIL)).toEqual({ ...ANSWERS, machineName: 'Pharos' })
  })

  test('onboardingAnswers deletes the answers with the settings', () => {
    clearSettingsAndDrafts()
    expect(readOnboardingAnswers(EMAIL)).toBeNull()
  })

  test.each([
    ['invalid JSON', '{'],
    ['a list', '[]'],
    ['incomplete answers', '{"email":"noor@lab.example","machineName":"Mnemosyne"}'],
    [
      'answers without a belief sensitivity',
      '{"email":"noor@lab.example","machineName":"M","contradictionTolerance":0.5}',
    ],
    [
      'an invalid answer',
      '{"email":"noor@lab.example","machineName":"M","contradictionTolerance":2,"beliefSensitivity":"low"}',
    ],
  ])('onboardingAnswers ignores %s', (_, stored) => {
    localStorage.setItem('engram.onboardingAnswers', stored)
    expect(readOnboardingAnswers(EMAIL)).toBeNull()
    saveDeviceSettings({ autoIndex: false })
    expect(readOnboardingAnswers(EMAIL)).toBeNull()
  })
})
