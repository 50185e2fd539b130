import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import {
  clearSettingsAndDrafts,
  onDeviceSettingsChange,
  readDeviceSettings,
  saveDeviceSettings,
} from '../../../src/device/deviceSettings.ts'

describe('deviceSettings', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage())
    return () => vi.unstubAllGlobals()
  })

  test('deviceSettings returns an empty object when nothing is stored', () => {
    expect(readDeviceSettings()).toEqual({})
  })

  test('deviceSettings keeps other settings when one is saved', () => {
    saveDeviceSettings({ autoIndex: false })
    saveDeviceSettings({ retention: 'unlimited' })
    expect(readDeviceSettings()).toEqual({ autoIndex: false, retention: 'unlimited' })
  })

  test('deviceSettings clears settings and drafts and leaves the session', () => {
    saveDeviceSettings({ autoIndex: false })
    localStorage.setItem('engram.drafts', '{}')
    localStorage.setItem('engram.token', 'token-1')
    clearSettingsAndDrafts()
    expect(readDeviceSettings()).toEqual({})
    expect(localStorage.getItem('engram.drafts')).toBeNull()
    expect(localStorage.getItem('engram.token')).toBe('token-1')
  })

  test('deviceSettings returns the same object until a setting changes', () => {
    saveDeviceSettings({ autoIndex: false })
    expect(readDeviceSettings()).toBe(readDeviceSettings())
  })

  test('deviceSettings calls its listeners for changes in this tab and in others until they unsubscribe', () => {
    vi.stubGlobal('window', new EventTarget())
    const listener = vi.fn()
    const changeAll = () => {
      saveDeviceSettings({ autoIndex: false })
      clearSettingsAndDrafts()
      window.dispatchEvent(new Event('storage'))
    }
    const unsubscribe = onDeviceSettingsChange(listener)
    changeAll()
    expect(listener).toHaveBeenCalledTimes(3)
    unsubscribe()
    changeAll()
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['invalid JSON', '{'],
    ['an array', '[1]'],
    [
      'settings with invalid values',
      '{"autoIndex":"no","retention":31,"contradictionTolerance":1.1,"displayName":3}',
    ],
    ['an unknown setting', '{"color":"red"}'],
  ])('deviceSettings ignores %s', (_, stored) => {
    localStorage.setItem('engram.settings', stored)
    expect(readDeviceSettings()).toEqual({})
  })
})
