import { expect, test } from 'vitest'
import { validateChange, withoutEqual } from '../../../../src/flows/settings/validateChange.ts'

test.each([
  ['  Mira  ', 'Mira'],
  ['🧠', '🧠'],
  ['ميرا', 'ميرا'],
  ['<b>Mira</b>', '<b>Mira</b>'],
  ['nul\0', 'nul'],
  ['n'.repeat(201), 'n'.repeat(201)],
  ['🧠'.repeat(201), '🧠'.repeat(201)],
])('a display name of %j is accepted as %j', (displayName, saved) => {
  expect(validateChange({ displayName })).toEqual({ valid: { displayName: saved }, errors: {} })
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
  expect(validateChange(change)).toEqual({ valid: {}, errors })
})

test('a change of other settings is accepted unchanged', () => {
  const change = { contradictionTolerance: 0.4, autoIndex: false } as const
  expect(validateChange(change)).toEqual({ valid: change, errors: {} })
})

test('the valid part of a change is accepted beside an invalid name', () => {
  expect(validateChange({ displayName: ' ', machineName: ' Ada ' })).toEqual({
    valid: { machineName: 'Ada' },
    errors: { displayName: 'Please enter a display name.' },
  })
})

test('withoutEqual leaves out settings with the stored value', () => {
  expect(withoutEqual({ autoIndex: true, retention: 90 }, { autoIndex: true, retention: 365 })).toEqual({
    retention: 90,
  })
})
