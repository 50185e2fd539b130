import { assign, setup } from 'xstate'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'

export interface SourceFileContext {
  /** File name of the source's document. */
  name: string
  /** Error message of the last download; null unless it failed. */
  failure: string | null
}

export function initialSourceFileContext({ name }: { name: string }): SourceFileContext {
  return { name, failure: null }
}

/** A source's file. Its bytes are not part of the snapshot; the actor stores them in a `FileCache`. */
export const sourceFileMachine = setup({
  types: {
    context: {} as SourceFileContext,
    input: {} as { name: string },
    events: {} as { type: 'file.requested' },
  },
  actors: {
    /** Resolves to whether the file exists. */
    loadFile: notProvided<boolean, { name: string }>('loadFile'),
  },
  guards: {
    isFound: (_, { isFound }: { isFound: boolean }) => isFound,
  },
  actions: {
    setFailure: assign((_, { failure }: { failure: string | null }) => ({ failure })),
  },
}).createMachine({
  id: 'sourceFile',
  context: ({ input }) => initialSourceFileContext(input),
  initial: 'loading',
  states: {
    loading: {
      entry: { type: 'setFailure', params: { failure: null } },
      invoke: {
        src: 'loadFile',
        input: ({ context: { name } }) => ({ name }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ isFound: event.output }) },
            target: 'shown',
          },
          { target: 'absent' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ failure: messageOf(event.error) }) },
        },
      },
    },
    shown: {},
    /** The backend responded 404: the passage is shown without its page. */
    absent: {},
    failed: { on: { 'file.requested': 'loading' } },
  },
})
