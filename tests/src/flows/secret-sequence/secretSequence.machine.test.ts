import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { SecretSequenceInput } from '../../../../src/flows/secret-sequence/secretSequence.machine.ts'
import { secretSequenceMachine } from '../../../../src/flows/secret-sequence/secretSequence.machine.ts'
import type { SequenceKey } from '../../../../src/flows/secret-sequence/secretSequence.ts'

function start(input: Partial<SecretSequenceInput> = {}) {
  const actor = createActor(secretSequenceMachine, {
    input: { sequences: { admin: 'ORBIT', signup: 'GO' }, startsWithAdmin: false, ...input },
  })
  const emitted = vi.fn()
  actor.on('*', ({ type }) => emitted(type))
  actor.start()

  const sendKey = (key: string, more: Partial<SequenceKey> = {}) =>
    actor.send({
      type: 'key.changed',
      key: {
        type: 'keydown',
        key,
        shiftKey: true,
        ctrlKey: false,
        altKey: false,
        metaKey: false,
        repeat: false,
        isInTextField: false,
        ...more,
      },
    })
  return {
    sendKey,
    actor,
    emitted,
    /** Holds Shift, types, presses Enter. */
    type(letters: string, more: Partial<SequenceKey> = {}) {
      for (const key of ['Shift', ...letters, 'Enter']) sendKey(key, more)
    },
    state: () => actor.getSnapshot().value,
  }
}

describe('secretSequenceMachine', () => {
  test('the machine is in the state listening only while Shift is held', () => {
    const { sendKey, state } = start()
    expect(state()).toBe('idle')
    sendKey('Shift')
    expect(state()).toBe('listening')
    sendKey('G')
    expect(state()).toBe('listening')
    sendKey('Shift', { type: 'keyup', shiftKey: false })
    expect(state()).toBe('idle')
    sendKey('Enter', { shiftKey: false })
    expect(state()).toBe('idle')
  })

  test('the secret sequence machine opens direct account creation until Escape', () => {
    const { sendKey, type, state, emitted } = start()
    type('GO')
    expect(state()).toBe('signupUnlocked')
    type('ORBIT')
    sendKey('x', { shiftKey: false, isInTextField: true })
    expect(state()).toBe('signupUnlocked')
    sendKey('Escape', { shiftKey: false, isInTextField: true })
    expect(state()).toBe('idle')
    expect(emitted).not.toHaveBeenCalled()
  })

  test('the secret sequence machine opens the admin login and emits when it opens and closes', () => {
    const { sendKey, type, state, emitted, actor } = start()
    type('ORBIT')
    expect(state()).toBe('adminUnlocked')
    expect(emitted.mock.calls).toEqual([['admin.opened']])
    sendKey('Escape')
    expect(state()).toBe('idle')
    expect(emitted.mock.calls).toEqual([['admin.opened'], ['admin.closed']])
    actor.send({ type: 'overlay.closed' })
    expect(emitted).toHaveBeenCalledTimes(2)
  })

  test.each(['ORBIT', 'GO'])('the overlay opened by %s can close itself and be opened again', (letters) => {
    const { type, state, actor } = start()
    type(letters)
    const unlocked = state()
    actor.send({ type: 'overlay.closed' })
    expect(state()).toBe('idle')
    type(letters)
    expect(state()).toBe(unlocked)
  })

  test('the secret sequence machine starts with the admin login open without emitting admin.opened', () => {
    const { sendKey, state, emitted } = start({ startsWithAdmin: true })
    expect(state()).toBe('adminUnlocked')
    expect(emitted).not.toHaveBeenCalled()
    sendKey('Escape', { shiftKey: false })
    expect(emitted.mock.calls).toEqual([['admin.closed']])
  })

  test('the secret sequence machine ignores keys typed into a text field', () => {
    const { type, state } = start()
    type('GO', { isInTextField: true })
    expect(state()).toBe('idle')
  })

  test('the secret sequence machine discards the typed letters when the window loses the focus', () => {
    const { sendKey, state, actor } = start()
    for (const key of ['Shift', 'G', 'O']) sendKey(key)
    actor.send({ type: 'window.blurred' })
    expect(state()).toBe('idle')
    sendKey('Enter')
    expect(state()).toBe('listening')
  })

  test('the secret sequence machine keeps an open overlay when the window loses the focus', () => {
    const { type, state, actor } = start()
    type('GO')
    actor.send({ type: 'window.blurred' })
    expect(state()).toBe('signupUnlocked')
  })

  test('the secret sequence machine ignores an empty sequence', () => {
    const { type, state } = start({ sequences: { admin: '', signup: '' } })
    for (const letters of ['', 'ORBIT', 'GO']) {
      type(letters)
      expect(state()).toBe('listening')
    }
  })
})
