import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { saveDeviceSettings } from '../../../src/device/deviceSettings.ts'
import { updateKeptOnboarding } from '../../../src/device/keptOnboarding.ts'
import { readAnsweredFields, readOnboardingAnswers } from '../../../src/device/onboardingAnswers.ts'
import { claimUserData } from '../../../src/device/userData.ts'

const EMAIL = 'noor@lab.example'
const ANSWERS = {
  machineName: 'Mnemosyne',
  contradictionTolerance: 0.46,
  beliefSensitivity: 'moderate',
} as const

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  updateKeptOnboarding(EMAIL, { answers: ANSWERS })
  return () => vi.unstubAllGlobals()
})

test("the answers of onboarding are read as settings and as the backend's fields, for their email only", () => {
  expect(readOnboardingAnswers(EMAIL)).toEqual(ANSWERS)
  expect(readAnsweredFields(EMAIL)).toEqual({
    machine_name: 'Mnemosyne',
    contradiction_tolerance: 0.46,
    belief_sensitivity: 'moderate',
  })
  for (const other of ['una@lab.example', '']) {
    expect(readOnboardingAnswers(other)).toBeNull()
    expect(readAnsweredFields(other)).toBeNull()
  }
})

test("a changed setting replaces the signed-in user's answer, and nobody else's", () => {
  claimUserData(localStorage, 'una@lab.example')
  saveDeviceSettings({ machineName: 'Atlas' })
  expect(readOnboardingAnswers(EMAIL)).toEqual(ANSWERS)
  expect(readOnboardingAnswers('una@lab.example')).toBeNull()
  claimUserData(localStorage, EMAIL)
  saveDeviceSettings({ machineName: 'Pharos', autoIndex: false })
  expect(readOnboardingAnswers(EMAIL)).toEqual({ ...ANSWERS, machineName: 'Pharos' })
})

test.each([
  { ...ANSWERS, machineName: '' },
  { ...ANSWERS, contradictionTolerance: 2 },
  { machineName: 'M', contradictionTolerance: 0.5 },
  { machineName: 'M' },
])('incomplete or invalid answers of onboarding are ignored: %j', (answers) => {
  updateKeptOnboarding(EMAIL, { answers })
  expect(readOnboardingAnswers(EMAIL)).toBeNull()
})
