import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepDeviceSettings, readDeviceSettings } from '../../src/session/deviceSettings.ts'
import { MemoryStorage } from '../support/memoryStorage.ts'

describe('the settings of a device', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage())
    return () => vi.unstubAllGlobals()
  })

  test('say nothing of what was never set', () => {
    expect(readDeviceSettings()).toEqual({})
  })

  test('change one by one', () => {
    keepDeviceSettings({ autoIndex: false })
    keepDeviceSettings({ retention: 'unlimited' })
    expect(readDeviceSettings()).toEqual({ autoIndex: false, retention: 'unlimited' })
  })

  test('are the same object until something changes', () => {
    keepDeviceSettings({ autoIndex: false })
    expect(readDeviceSettings()).toBe(readDeviceSettings())
  })

  test.each([
    ['no JSON', '{'],
    ['no object', '[1]'],
    ['of other kinds', '{"autoIndex":"no","retention":31,"contradictionTolerance":1.1,"displayName":3}'],
    ['unknown', '{"colour":"red"}'],
  ])('leave out what is %s', (_, kept) => {
    localStorage.setItem('engram.settings', kept)
    expect(readDeviceSettings()).toEqual({})
  })
})
