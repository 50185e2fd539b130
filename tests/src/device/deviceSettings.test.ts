import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearDevice, keepDeviceSettings, readDeviceSettings } from '../../../src/device/deviceSettings.ts'
import { MemoryStorage } from '../../support/memoryStorage.ts'

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

  test('go with the drafts, and nobody is signed out', () => {
    keepDeviceSettings({ autoIndex: false })
    localStorage.setItem('engram.drafts', '{}')
    localStorage.setItem('engram.token', 'token-1')
    clearDevice()
    expect(readDeviceSettings()).toEqual({})
    expect(localStorage.getItem('engram.drafts')).toBeNull()
    expect(localStorage.getItem('engram.token')).toBe('token-1')
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
