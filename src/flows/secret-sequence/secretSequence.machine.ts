import { assign, emit, setup } from 'xstate'
import type { SecretSequences, SequenceKey, SequenceState } from './secretSequence.ts'
import { IDLE_SEQUENCE, nextSequence } from './secretSequence.ts'

type Shortcut = 'admin' | 'signup'

export interface SecretSequenceInput {
  sequences: SecretSequences<Shortcut>
  startsWithAdmin: boolean
}

type SecretSequenceEvent =
  | { type: 'key.heard'; key: SequenceKey }
  /** The window lost the focus: what happens to Shift from now on is not heard. */
  | { type: 'window.blurred' }
  /** What was unlocked says that it is done with. */
  | { type: 'overlay.closed' }

/**
 * The hidden shortcuts. The states follow from what the reducer of domain/secretSequence.ts makes of the keys. What is
 * open from the start is not said to have been opened.
 */
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
    isShiftUp: ({ context }) => context.sequence.typed === null,
  },
  actions: {
    forget: assign({ sequence: IDLE_SEQUENCE }),
  },
}).createMachine({
  id: 'secret-sequence',
  context: ({ input: { sequences, startsWithAdmin } }) => ({
    sequences,
    sequence: startsWithAdmin ? { typed: null, unlocked: 'admin' } : IDLE_SEQUENCE,
  }),
  initial: 'idle',
  on: {
    'key.heard': {
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
      on: { 'window.blurred': { actions: 'forget' } },
      always: [
        { guard: 'hasAdmin', actions: emit({ type: 'admin.opened' }), target: 'adminUnlocked' },
        { guard: 'hasSignup', target: 'signupUnlocked' },
        { guard: 'isShiftUp', target: 'idle' },
      ],
    },
    adminUnlocked: {
      on: { 'overlay.closed': { actions: 'forget' } },
      always: { guard: 'isLocked', actions: emit({ type: 'admin.closed' }), target: 'idle' },
    },
    signupUnlocked: {
      on: { 'overlay.closed': { actions: 'forget' } },
      always: { guard: 'isLocked', target: 'idle' },
    },
  },
})
