import { assign, setup } from 'xstate'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'

/** The file of a source's document. Several documents may have the same name. */
export interface SourceFile {
  name: string
  /** Null if the backend does not tell it. */
  documentId: string | null
}

/** Identifies the file. */
export function sourceFileKey({ name, documentId }: SourceFile): string {
  return documentId ?? name
}

/** `ambiguous`: several documents have the name, and the backend does not tell which one is cited. */
export type SourceFileResult = 'found' | 'absent' | 'ambiguous'

export interface SourceFileContext {
  file: SourceFile
  /** Error message of the last download; null unless it failed. */
  failure: string | null
}

export function initialSourceFileContext(file: SourceFile): SourceFileContext {
  return { file, failure: null }
}

/** A source's file. Its bytes are not part of the snapshot; the actor stores them in a `FileCache`. */
export const sourceFileMachine = setup({
  types: {
    context: {} as SourceFileContext,
    input: {} as SourceFile,
    events: {} as { type: 'file.requested' },
  },
  actors: {
    loadFile: notProvided<SourceFileResult, SourceFile>('loadFile'),
  },
  guards: {
    isResult: (_, { result, expected }: Record<'result' | 'expected', SourceFileResult>) =>
      result === expected,
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
        input: ({ context: { file } }) => file,
        onDone: [
          {
            guard: { type: 'isResult', params: ({ event }) => ({ result: event.output, expected: 'found' }) },
            target: 'shown',
          },
          {
            guard: {
              type: 'isResult',
              params: ({ event }) => ({ result: event.output, expected: 'ambiguous' }),
            },
            target: 'ambiguous',
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
    /** The document was deleted: the passage is shown without its page. */
    absent: {},
    ambiguous: {},
    failed: { on: { 'file.requested': 'loading' } },
  },
})
