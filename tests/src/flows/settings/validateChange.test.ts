import { describe, expect, test } from 'vitest'
import { validateChange } from '../../../../src/flows/settings/validateChange.ts'

describe('validateChange', () => {
  test.each([
    ['  Mira  ', 'Mira'],
    ['🧠', '🧠'],
    ['ميرا', 'ميرا'],
    ['<b>Mira</b>', '<b>Mira</b>'],
    ['nul\0', 'nul'],
    ['n'.repeat(201), 'n'.repeat(201)],
    ['🧠'.repeat(201), '🧠'.repeat(201)],
  ])('a display name of %j is accepted as %j', (displayName, saved) => {
    expect(validateChange({ displayName })).toEqual({ isValid: true, change: { displayName: saved } })
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
  ])('the change %j is rejected with an error for each name', (change, errors) => {
    expect(validateChange(change)).toEqual({ isValid: false, errors })
  })

  test('a change of other settings is accepted unchanged', () => {
    const change = { contradictionTolerance: 0.4, autoIndex: false } as const
    expect(validateChange(change)).toEqual({ isValid: true, change })
  })
})
