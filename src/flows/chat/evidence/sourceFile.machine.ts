import { assign, setup } from 'xstate'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'

export interface SourceFileContext {
  /** The file that a source was taken from. */
  name: string
  /** Why it could not be loaded. */
  failure: string | null
}

/**
 * The file behind a cited passage. Its bytes are no part of a snapshot: whoever loads them keeps them, and says here
 * whether there are any.
 */
export const sourceFileMachine = setup({
  types: {
    context: {} as SourceFileContext,
    input: {} as { name: string },
    events: {} as { type: 'file.requested' },
  },
  actors: {
    /** Answers whether the file is there. */
    loadFile: notProvided<boolean, { name: string }>('loadFile'),
  },
  guards: {
    isThere: (_, { isThere }: { isThere: boolean }) => isThere,
  },
  actions: {
    noteFailure: assign((_, { failure }: { failure: string | null }) => ({ failure })),
  },
}).createMachine({
  id: 'sourceFile',
  context: ({ input }) => ({ name: input.name, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      entry: { type: 'noteFailure', params: { failure: null } },
      invoke: {
        src: 'loadFile',
        input: ({ context: { name } }) => ({ name }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ isThere: event.output }) },
            target: 'shown',
          },
          { target: 'absent' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: messageOf(event.error) }) },
        },
      },
    },
    shown: {},
    /** The backend does not have it, or gives it to nobody: the passage stands alone. */
    absent: {},
    failed: { on: { 'file.requested': 'loading' } },
  },
})
