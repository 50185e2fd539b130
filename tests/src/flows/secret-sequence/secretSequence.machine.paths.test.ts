import { secretSequenceMachine } from '../../../../src/flows/secret-sequence/secretSequence.machine.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const sequences = { admin: 'a', signup: 'b' }
const press = (key: string, shiftKey = true) =>
  ({
    type: 'key.changed',
    key: {
      type: 'keydown',
      key,
      shiftKey,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      repeat: false,
      isInTextField: false,
    },
  }) as const

testPaths(secretSequenceMachine, './secretSequence.machine.paths.txt', {
  starts: {
    'the page': { sequences, startsWithAdmin: false },
    'the open admin login': { sequences, startsWithAdmin: true },
  },
  events: [
    press('Shift'),
    press('A'),
    press('B'),
    press('Enter'),
    press('Escape', false),
    { type: 'window.blurred' },
    { type: 'overlay.closed' },
  ],
  distinguish: ({ sequence }) => sequence,
})
