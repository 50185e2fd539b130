import { assign, setup } from 'xstate'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'

/** The file of a document. Several documents may have the same name. */
export interface DocumentFile {
  name: string
  /** Null if the backend does not tell it. */
  documentId: string | null
}

/** Identifies the file. */
export function documentFileKey({ name, documentId }: DocumentFile): string {
  return documentId ?? name
}

/**
 * Why a file cannot be shown. `absent`: the document was deleted. `ambiguous`: several documents have the name, and the
 * backend does not tell which one is cited. `unsupported`: another type of file. `unreadable`: the content is damaged.
 */
export type UnavailableReason = 'absent' | 'ambiguous' | 'unsupported' | 'unreadable'

export type DocumentFileResult = 'found' | UnavailableReason

export interface DocumentFileContext {
  file: DocumentFile
  /** Null unless the file is unavailable. */
  reason: UnavailableReason | null
  /** Error message of the last download; null unless it failed. */
  failure: string | null
}

export function initialDocumentFileContext(file: DocumentFile): DocumentFileContext {
  return { file, reason: null, failure: null }
}

/** A document's file. Its content is not part of the snapshot; the actor stores it in a `DocumentCache`. */
export const documentFileMachine = setup({
  types: {
    context: {} as DocumentFileContext,
    input: {} as DocumentFile,
    events: {} as { type: 'file.requested' },
  },
  actors: {
    loadFile: notProvided<DocumentFileResult, DocumentFile>('loadFile'),
  },
  guards: {
    isFound: (_, { result }: { result: DocumentFileResult }) => result === 'found',
  },
  actions: {
    setFailure: assign((_, { failure }: { failure: string | null }) => ({ failure })),
    setReason: assign((_, { result }: { result: DocumentFileResult }) => ({
      reason: result === 'found' ? null : result,
    })),
  },
}).createMachine({
  id: 'documentFile',
  context: ({ input }) => initialDocumentFileContext(input),
  initial: 'loading',
  states: {
    loading: {
      entry: { type: 'setFailure', params: { failure: null } },
      invoke: {
        src: 'loadFile',
        input: ({ context: { file } }) => file,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ result: event.output }) },
            target: 'showing',
          },
          {
            target: 'unavailable',
            actions: { type: 'setReason', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ failure: messageOf(event.error) }) },
        },
      },
    },
    showing: {},
    unavailable: {},
    failed: { on: { 'file.requested': 'loading' } },
  },
})
