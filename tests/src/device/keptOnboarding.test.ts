import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { clearSettingsAndDrafts } from '../../../src/device/deviceSettings.ts'
import {
  hasKeptOnboarding,
  readKeptOnboarding,
  tryUpdateKeptOnboarding,
  updateKeptOnboarding,
} from '../../../src/device/keptOnboarding.ts'
import { claimUserData, clearUserData } from '../../../src/device/userData.ts'

const NOOR = 'noor@lab.example'
const UNA = 'una@lab.example'
const NOTHING = { progress: null, answers: null, owesRegistration: false }
const progress = { step: 'question2', aiName: 'Pharos', answers: { question1: 'weigh' } }
const answers = { machineName: 'Mnemosyne' }

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  return () => vi.unstubAllGlobals()
})

test('the onboarding of each person on a device is kept by email, in any case', () => {
  updateKeptOnboarding('Noor@Lab.example', { progress })
  updateKeptOnboarding(UNA, { answers, owesRegistration: true })
  expect(readKeptOnboarding(NOOR)).toEqual({ ...NOTHING, progress })
  expect(readKeptOnboarding('UNA@lab.example')).toEqual({ progress: null, answers, owesRegistration: true })
  expect(hasKeptOnboarding('', localStorage)).toBe(false)
})

test('kept onboarding stays at sign-out and while somebody else is signed in', () => {
  claimUserData(localStorage, NOOR)
  updateKeptOnboarding(NOOR, { progress })
  clearUserData(localStorage)
  claimUserData(localStorage, UNA)
  expect(readKeptOnboarding(NOOR).progress).toEqual(progress)
})

test('the onboarding of a demo guest is deleted at sign-out', () => {
  updateKeptOnboarding('', { progress })
  clearUserData(localStorage)
  expect(localStorage.length).toBe(0)
})

test('deleting all data deletes the onboarding of the signed-in user only, and not the owed registration', () => {
  claimUserData(localStorage, NOOR)
  updateKeptOnboarding(UNA, { answers })
  updateKeptOnboarding(NOOR, { progress, answers, owesRegistration: true })
  clearSettingsAndDrafts()
  expect(readKeptOnboarding(NOOR)).toEqual({ ...NOTHING, owesRegistration: true })
  expect(readKeptOnboarding(UNA)).toEqual({ ...NOTHING, answers })
})

test('a person of whom nothing is kept leaves no entry', () => {
  updateKeptOnboarding(NOOR, { progress })
  updateKeptOnboarding(NOOR, { progress: null })
  expect(localStorage.length).toBe(0)
})

test('a device keeps the onboarding of the ten people who changed it last', () => {
  for (let person = 0; person <= 10; person += 1) updateKeptOnboarding(`${person}@lab.example`, { progress })
  expect(hasKeptOnboarding('0@lab.example', localStorage)).toBe(false)
  expect(hasKeptOnboarding('1@lab.example', localStorage)).toBe(true)
})

test.each([
  ['invalid JSON', '['],
  ['an object', '{}'],
  ['entries without an email', '[null,{"progress":{}}]'],
  ['progress without answers', `[{"email":"${NOOR}","progress":{"step":"naming","aiName":""}}]`],
  ['invalid answers', `[{"email":"${NOOR}","progress":{"step":"naming","aiName":"","answers":{"a":1}}}]`],
  ['a list of answers', `[{"email":"${NOOR}","answers":[]}]`],
])('kept onboarding ignores %s', (_, stored) => {
  localStorage.setItem('engram.keptOnboarding', stored)
  expect(readKeptOnboarding(NOOR)).toEqual(NOTHING)
  updateKeptOnboarding(NOOR, { progress })
  expect(readKeptOnboarding(NOOR).progress).toEqual(progress)
})

test('kept onboarding that the browser refuses to store is an error only for those who ask', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(() => updateKeptOnboarding(NOOR, { progress })).toThrow('Full')
  expect(() => tryUpdateKeptOnboarding(NOOR, { progress })).not.toThrow()
})
