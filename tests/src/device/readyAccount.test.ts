import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { clearReadyAccount, readReadyAccount, storeReadyAccount } from '../../../src/device/readyAccount.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  return () => vi.unstubAllGlobals()
})

test('readReadyAccount returns the stored email address until it is cleared', () => {
  expect(readReadyAccount()).toBeNull()
  storeReadyAccount('ada@lab.example')
  expect(readReadyAccount()).toBe('ada@lab.example')
  clearReadyAccount()
  expect(readReadyAccount()).toBeNull()
})

test('storeReadyAccount does nothing if the browser refuses to store', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(() => storeReadyAccount('ada@lab.example')).not.toThrow()
})
