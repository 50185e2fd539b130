import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SequenceKey, SequenceState } from '../../../../src/flows/secret-sequence/secretSequence.ts'
import { IDLE_SEQUENCE, nextSequence } from '../../../../src/flows/secret-sequence/secretSequence.ts'

const SEQUENCES = { admin: 'ORBIT', signup: 'GO', off: '' }
type Name = keyof typeof SEQUENCES

const down = (key: string, more: Partial<SequenceKey> = {}): SequenceKey => ({
  type: 'keydown',
  key,
  shiftKey: true,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  isInTextField: false,
  ...more,
})
const up = (key: string): SequenceKey => ({ ...down(key), type: 'keyup', shiftKey: key !== 'Shift' })
const typed = (word: string, more: Partial<SequenceKey> = {}) =>
  [...word].flatMap((letter) => [down(letter, more), up(letter)])
const shortcut = (word: string, more: Partial<SequenceKey> = {}) => [
  down('Shift', more),
  ...typed(word, more),
  down('Enter', more),
]

const stateAfter = (keys: readonly SequenceKey[], from: SequenceState<Name> = IDLE_SEQUENCE) =>
  keys.reduce<SequenceState<Name>>((state, key) => nextSequence(state, key, SEQUENCES), from)

describe('nextSequence', () => {
  test.each<[string, SequenceKey[], Name | null]>([
    ['Shift, its letters, Enter', shortcut('GO'), 'signup'],
    ['another one', shortcut('ORBIT'), 'admin'],
    ['small letters of CapsLock', shortcut('go'), 'signup'],
    ['Shift that went down unheard', shortcut('GO').slice(1), 'signup'],
    ['both Shift keys', [down('Shift'), down('Shift'), ...shortcut('GO')], 'signup'],
    ['a second attempt', [...shortcut('GA'), ...typed('GO'), down('Enter')], 'signup'],
    ['after Shift went up and down again', [...typed('OR'), up('Shift'), ...shortcut('GO')], 'signup'],
    ['a key held down', [down('G'), down('G', { repeat: true }), down('O'), down('Enter')], 'signup'],
    ['no Enter', [down('Shift'), ...typed('GO')], null],
    ['nothing', shortcut(''), null],
    ['the beginning only', shortcut('G'), null],
    ['letters before', shortcut('AGO'), null],
    ['letters after', shortcut('GON'), null],
    ['many letters', shortcut(`${'A'.repeat(500)}GO`), null],
    ['no Shift', shortcut('GO', { shiftKey: false }), null],
    ['Shift released before Enter', [...typed('GO'), up('Shift'), down('Enter', { shiftKey: false })], null],
    [
      'Shift released in another window',
      [...typed('G'), down('x', { shiftKey: false }), ...shortcut('O')],
      null,
    ],
    ['Escape in the middle', [...typed('G'), down('Escape'), ...shortcut('O')], null],
    ['Tab in the middle', [...typed('G'), down('Tab'), ...shortcut('O')], null],
    ['in a text field', shortcut('GO', { isInTextField: true }), null],
    ['Ctrl', shortcut('GO', { ctrlKey: true }), null],
    ['Alt', shortcut('GO', { altKey: true }), null],
    ['Meta', shortcut('GO', { metaKey: true }), null],
  ])('nextSequence unlocks the expected shortcut: %s', (_, keys, name) => {
    expect(stateAfter(keys).unlocked).toBe(name)
  })

  test('an unlocked shortcut stays until Escape and can then be typed again', () => {
    const open = stateAfter(shortcut('GO'))
    expect(stateAfter([up('Enter'), up('Shift'), ...shortcut('ORBIT')], open).unlocked).toBe('signup')
    const closed = stateAfter([down('Escape', { shiftKey: false, isInTextField: true })], open)
    expect(closed).toEqual(IDLE_SEQUENCE)
    expect(stateAfter(shortcut('ORBIT'), closed).unlocked).toBe('admin')
  })

  test('nextSequence collects letters while Shift is held', () => {
    expect(stateAfter([down('Shift')])).toEqual({ typed: '', unlocked: null })
    expect(stateAfter([down('Shift'), ...typed('Go')])).toEqual({ typed: 'go', unlocked: null })
    expect(stateAfter([down('Shift'), ...typed('Go'), up('Shift')])).toEqual(IDLE_SEQUENCE)
  })

  const keys = fc.record({
    type: fc.constantFrom('keydown' as const, 'keyup' as const),
    key: fc.constantFrom('G', 'O', 'x', 'Shift', 'Enter', 'Escape', 'Tab', '😀'),
    shiftKey: fc.boolean(),
    ctrlKey: fc.constant(false),
    altKey: fc.constant(false),
    metaKey: fc.constant(false),
    repeat: fc.boolean(),
    isInTextField: fc.boolean(),
  })

  test('a shortcut is found after any keys followed by Escape', () => {
    fc.assert(
      fc.property(fc.array(keys), (before) => {
        expect(stateAfter([...before, down('Escape'), ...shortcut('ORBIT')]).unlocked).toBe('admin')
      }),
    )
  })

  test('a shortcut is never found in keys typed without Shift or in a text field', () => {
    const harmless = keys.filter(({ shiftKey, isInTextField }) => !shiftKey || isInTextField)
    fc.assert(
      fc.property(fc.array(harmless), (pressed) => {
        expect(stateAfter(pressed)).toEqual(IDLE_SEQUENCE)
      }),
    )
  })

  test('nextSequence stores at most one letter more than the longest shortcut', () => {
    fc.assert(
      fc.property(fc.array(keys), (pressed) => {
        expect(stateAfter(pressed).typed?.length ?? 0).toBeLessThanOrEqual('ORBIT'.length + 1)
      }),
    )
  })
})
