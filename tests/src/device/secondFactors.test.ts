import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { KEPT_KEYS } from '../../../src/device/keys.ts'
import { hasStoredSecondFactor, storeSecondFactor } from '../../../src/device/secondFactors.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  return () => vi.unstubAllGlobals()
})

test('secondFactors stores which accounts have a second factor, in any case of the email, without the email', async () => {
  await storeSecondFactor('Una@lab.example', true)
  await storeSecondFactor('ursula@lab.example', true)
  await storeSecondFactor('una@lab.example', true)
  expect(await hasStoredSecondFactor('UNA@lab.example')).toBe(true)
  expect(await hasStoredSecondFactor('ada@lab.example')).toBe(false)
  expect(localStorage.getItem(KEPT_KEYS.secondFactors)).toMatch(/^\["[0-9a-f]{64}","[0-9a-f]{64}"\]$/)
  await storeSecondFactor('una@lab.example', false)
  expect(await hasStoredSecondFactor('una@lab.example')).toBe(false)
  expect(await hasStoredSecondFactor('ursula@lab.example')).toBe(true)
  await storeSecondFactor('ursula@lab.example', false)
  expect(localStorage.length).toBe(0)
})

test.each(['not JSON', '{}', 'null'])('secondFactors ignores the stored text %s', async (text) => {
  localStorage.setItem(KEPT_KEYS.secondFactors, text)
  expect(await hasStoredSecondFactor('una@lab.example')).toBe(false)
})

test('secondFactors knows no account if the page has no Web Crypto', async () => {
  await storeSecondFactor('una@lab.example', true)
  vi.stubGlobal('crypto', {})
  await storeSecondFactor('ada@lab.example', true)
  expect(await hasStoredSecondFactor('una@lab.example')).toBe(false)
})
