import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { stateGate } from '../../../stories/quality/stateGate.ts'

const machine = createMachine({
  id: 'form',
  initial: 'editing',
  states: { editing: { initial: 'empty', states: { empty: {}, filled: {} } }, sent: { type: 'final' } },
})

test('a leaf state without a story is missing, with what to do', () => {
  const gate = stateGate([machine], new Set(['form:editing.empty', 'form:sent', 'other:editing.filled']))
  expect(gate.total).toBe(3)
  expect(gate.missing).toEqual([
    {
      item: 'form: editing.filled',
      todo: 'Add a stateStory of the machine "form" in the state "editing.filled".',
    },
  ])
})
