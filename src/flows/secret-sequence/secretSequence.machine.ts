import { assign, emit, setup } from 'xstate'
import {
  IDLE_SEQUENCE,
  nextSequence,
  type SecretSequences,
  type SequenceKey,
  type SequenceState,
} from './secretSequence.ts'

type Shortcut = 'admin' | 'signup'

export interface SecretSequenceInput {
  sequences: SecretSequences<Shortcut>
  startsWithAdmin: boolean
}

type SecretSequenceEvent =
  | { type: 'key.changed'; key: SequenceKey }
  /** Keyboard events of other windows are not received, so the typed letters are discarded. */
  | { type: 'window.blurred' }
  | { type: 'overlay.closed' }

/** The hidden shortcuts. The states follow from nextSequence. An overlay that is open at the start emits no event. */
export const secretSequenceMachine = setup({
  types: {
    context: {} as { sequence: SequenceState<Shortcut>; sequences: SecretSequences<Shortcut> },
    events: {} as SecretSequenceEvent,
    input: {} as SecretSequenceInput,
    emitted: {} as { type: 'admin.opened' } | { type: 'admin.closed' },
  },
  guards: {
    hasAdmin: ({ context }) => context.sequence.unlocked === 'admin',
    hasSignup: ({ context }) => context.sequence.unlocked === 'signup',
    isLocked: ({ context }) => context.sequence.unlocked === null,
    isShiftHeld: ({ context }) => context.sequence.typed !== null,
    isShiftReleased: ({ context }) => context.sequence.typed === null,
  },
  actions: {
    reset: assign({ sequence: IDLE_SEQUENCE }),
  },
}).createMachine({
  id: 'secret-sequence',
  context: ({ input: { sequences, startsWithAdmin } }) => ({
    sequences,
    sequence: startsWithAdmin ? { typed: null, unlocked: 'admin' } : IDLE_SEQUENCE,
  }),
  initial: 'idle',
  on: {
    'key.changed': {
      actions: assign({
        sequence: ({ context, event }) => nextSequence(context.sequence, event.key, context.sequences),
      }),
    },
  },
  states: {
    idle: {
      always: [
        { guard: 'hasAdmin', target: 'adminUnlocked' },
        { guard: 'isShiftHeld', target: 'listening' },
      ],
    },
    listening: {
      on: { 'window.blurred': { actions: 'reset' } },
      always: [
        { guard: 'hasAdmin', actions: emit({ type: 'admin.opened' }), target: 'adminUnlocked' },
        { guard: 'hasSignup', target: 'signupUnlocked' },
        { guard: 'isShiftReleased', target: 'idle' },
      ],
    },
    adminUnlocked: {
      on: { 'overlay.closed': { actions: 'reset' } },
      always: { guard: 'isLocked', actions: emit({ type: 'admin.closed' }), target: 'idle' },
    },
    signupUnlocked: {
      on: { 'overlay.closed': { actions: 'reset' } },
      always: { guard: 'isLocked', target: 'idle' },
    },
  },
})
