import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { readWrongCodes, storeWrongCodes } from '../../../src/device/wrongCodes.ts'

const HOUR_MS = 60 * 60 * 1000

describe('wrongCodes', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage())
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
    return () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  test('wrongCodes returns the number of wrong codes after a reload', () => {
    expect(readWrongCodes()).toBe(0)
    storeWrongCodes(3)
    expect(readWrongCodes()).toBe(3)
    storeWrongCodes(0)
    expect(localStorage.length).toBe(0)
  })

  test.each([1, -1])(
    'wrongCodes keeps the wrong codes for less than an hour, clock direction %i',
    (direction) => {
      storeWrongCodes(9)
      vi.setSystemTime(Date.now() + direction * (HOUR_MS - 1))
      expect(readWrongCodes()).toBe(9)
    },
  )

  test.each([
    ['an hour later', HOUR_MS],
    ['if the clock is moved back by a year', -365 * 24 * HOUR_MS],
    ['if the clock is moved forward by a year', 365 * 24 * HOUR_MS],
  ])('wrongCodes deletes the wrong codes %s', (_, change) => {
    storeWrongCodes(9)
    vi.setSystemTime(Date.now() + change)
    expect(readWrongCodes()).toBe(0)
  })

  test.each([
    '{',
    '[]',
    '7',
    '{"count":3}',
    '{"count":"3","lastAt":1772366400000}',
    '{"count":-1,"lastAt":1772366400000}',
  ])('wrongCodes reads invalid stored text as no wrong codes: %s', (stored) => {
    localStorage.setItem('engram.wrongCodes', stored)
    expect(readWrongCodes()).toBe(0)
  })

  test('wrongCodes does nothing if the browser refuses to store', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(() => storeWrongCodes(1)).not.toThrow()
  })
})
