import { describe, expect, test } from 'vitest'
import {
  accountFields,
  accountSettings,
  DEFAULT_SETTINGS,
  parseSettings,
} from '../../../src/domain/settings.ts'

test('the defaults are those of the specification', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    displayName: '',
    machineName: '',
    contradictionTolerance: 0.7,
    beliefSensitivity: 'moderate',
    memoryDecay: 'default',
    autoIndex: true,
    contradictionAlerts: true,
    emailNotifications: false,
    retention: 365,
    shareUsage: false,
  })
})

test.each([
  { retention: 30 },
  { retention: 'unlimited' },
  { contradictionTolerance: 0 },
  { contradictionTolerance: 0.73 },
  { contradictionTolerance: 1 },
  { beliefSensitivity: 'high' },
  { memoryDecay: 'slow' },
])('a valid stored setting is read: %j', (stored) => expect(parseSettings(stored)).toEqual(stored))

test.each([
  null,
  'text',
  [],
  { retention: 31 },
  { retention: '365' },
  { contradictionTolerance: -0.1 },
  { contradictionTolerance: 1.01 },
  { contradictionTolerance: '0.5' },
  { contradictionTolerance: Number.NaN },
  { beliefSensitivity: '{}' },
  { memoryDecay: 'never' },
  { autoIndex: 'true' },
])('an invalid stored setting is ignored: %j', (stored) => expect(parseSettings(stored)).toEqual({}))

describe('account settings', () => {
  const fields = {
    name: 'Mira Halloran',
    machine_name: 'Mnemosyne',
    contradiction_tolerance: 0.35,
    belief_sensitivity: 'low',
    memory_decay: 'fast',
  } as const
  const settings = {
    displayName: 'Mira Halloran',
    machineName: 'Mnemosyne',
    contradictionTolerance: 0.35,
    beliefSensitivity: 'low',
    memoryDecay: 'fast',
  } as const

  test('the backend fields of a user are read and written', () => {
    expect(accountSettings(fields)).toEqual(settings)
    expect(accountFields(settings)).toEqual(fields)
  })

  test('a field that the backend does not send has its default', () => {
    expect(accountSettings({})).toEqual({
      displayName: '',
      machineName: '',
      contradictionTolerance: 0.7,
      beliefSensitivity: 'moderate',
      memoryDecay: 'default',
    })
  })

  test('a belief sensitivity of {} is read as moderate', () => {
    const { beliefSensitivity, contradictionTolerance } = accountSettings({
      belief_sensitivity: '{}',
      contradiction_tolerance: 0,
    })
    expect(beliefSensitivity).toBe('moderate')
    expect(contradictionTolerance).toBe(0)
  })

  test('a setting that only the device stores is not sent to the backend', () => {
    expect(accountFields({ autoIndex: false, retention: 30, machineName: 'Ada' })).toStrictEqual({
      machine_name: 'Ada',
    })
  })
})
