import { describe, expect, test } from 'vitest'
import { accountFields, accountSettings, checkedChange } from '../../../src/domain/accountSettings.ts'
import { DEFAULT_SETTINGS, settingsIn } from '../../../src/domain/settings.ts'

describe('the settings', () => {
  test('are as the specification has them until somebody sets them', () => {
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
    { beliefSensitivity: 'high' },
    { memoryDecay: 'slow' },
  ])('are read back: %j', (kept) => expect(settingsIn(kept)).toEqual(kept))

  test.each([
    null,
    'text',
    [],
    { retention: 31 },
    { retention: '365' },
    { contradictionTolerance: -0.1 },
    { contradictionTolerance: Number.NaN },
    { beliefSensitivity: '{}' },
    { memoryDecay: 'never' },
    { autoIndex: 'true' },
  ])('that are broken count as not set: %j', (kept) => expect(settingsIn(kept)).toEqual({}))
})

describe('what an account keeps', () => {
  const whole = {
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

  test('is read and written in its words', () => {
    expect(accountSettings(whole)).toEqual(settings)
    expect(accountFields(settings)).toEqual(whole)
  })

  test('is as it was from the start where the backend does not know it', () => {
    expect(accountSettings({})).toEqual({
      displayName: '',
      machineName: '',
      contradictionTolerance: 0.7,
      beliefSensitivity: 'moderate',
      memoryDecay: 'default',
    })
  })

  test('reads what the waitlist registers as moderate', () => {
    const { beliefSensitivity, contradictionTolerance } = accountSettings({
      belief_sensitivity: '{}',
      contradiction_tolerance: 0,
    })
    expect(beliefSensitivity).toBe('moderate')
    expect(contradictionTolerance).toBe(0)
  })

  test('is none of what a device keeps', () => {
    expect(accountFields({ autoIndex: false, retention: 30, machineName: 'Ada' })).toEqual({
      machine_name: 'Ada',
    })
  })
})

describe('a change', () => {
  test.each([
    ['  Mira  ', 'Mira'],
    ['🧠', '🧠'],
    ['ميرا', 'ميرا'],
    ['<b>Mira</b>', '<b>Mira</b>'],
    ['nul\0', 'nul'],
    ['n'.repeat(201), 'n'.repeat(201)],
    ['🧠'.repeat(201), '🧠'.repeat(201)],
  ])('of the display name to %j is saved', (displayName, saved) => {
    expect(checkedChange({ displayName })).toEqual({ isValid: true, change: { displayName: saved } })
  })

  test.each([
    [{ displayName: '' }, { displayName: 'Please enter a display name.' }],
    [{ displayName: ' \t\u00a0' }, { displayName: 'Please enter a display name.' }],
    [
      { displayName: 'n'.repeat(202) },
      { displayName: 'Your display name can be at most 201 characters long. Please shorten it.' },
    ],
    [{ machineName: '\0 ' }, { machineName: 'Please enter a name for your AI.' }],
    [
      { machineName: 'n'.repeat(101), displayName: '' },
      {
        machineName: 'The AI name can be at most 100 characters long. Please shorten it.',
        displayName: 'Please enter a display name.',
      },
    ],
  ])('to %j is refused', (change, errors) => {
    expect(checkedChange(change)).toEqual({ isValid: false, errors })
  })

  test('of anything else is saved as it is', () => {
    const change = { contradictionTolerance: 0.4, autoIndex: false } as const
    expect(checkedChange(change)).toEqual({ isValid: true, change })
  })
})
