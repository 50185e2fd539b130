import { assign, sendParent, setup } from 'xstate'
import type { DocumentUpdate } from '../../../api/types.ts'
import type { DocumentFields } from '../../../domain/document.ts'
import { canDelete, displayStatusOf, isInProgress, retryStep } from '../../../domain/document.ts'
import type { Encoding } from '../../../domain/encodings.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'
import { reasonOf } from '../../../lib/xstate/ReasonError.ts'

export type TrackedDocument = DocumentFields & { id: string; failure_reason?: string | null }

export type DocumentRequest =
  | { type: 'index.requested' | 'retry.requested' | 'delete.requested' }
  | { type: 'reread.requested'; encoding: Encoding }
  | { type: 'change.requested'; change: DocumentUpdate }

/**
 * What a document's machine reports to the list:
 * - `restarted`: the backend processes the document again; later listings contain the result.
 * - `rereadFailed`: the backend did not start to process it with another encoding, so it is as before.
 * - `changed`: answers no longer use it, or reading its scanned pages was stopped, or the reverse.
 * - `changeFailed`: that did not change. `isUnsupported`: the backend has no such operation.
 * - `released`: the document's fields describe its state again, so its machine can be stopped.
 */
export type DocumentReport =
  | { type: `document.${'restarted' | 'indexed' | 'deleted' | 'deleteFailed' | 'released'}`; id: string }
  | { type: 'document.rereadFailed'; id: string; message: string }
  | { type: 'document.changed'; id: string; change: DocumentUpdate }
  | {
      type: 'document.changeFailed'
      id: string
      change: DocumentUpdate
      message: string
      isUnsupported: boolean
    }
  | { type: 'document.failed'; id: string; message: string; isRetry: boolean }

export const initialDocumentContext = (document: TrackedDocument) => ({
  document,
  /** Why the last attempt failed; null again when the next attempt starts. */
  failure: null as string | null,
  isRetrying: false,
  /** The encoding to read it with, once that is requested. */
  encoding: 'utf-8' as Encoding,
  /** What is requested to change in it. */
  change: {} as DocumentUpdate,
})

/** The reason of a call that the backend does not support. */
export const UNSUPPORTED = 'unsupported'

type Anonymous<Report> = Report extends unknown ? Omit<Report, 'id'> : never

/** Reactions to requests of `idle` and `failed` documents. */
const RETRYING = [
  {
    guard: 'isProcessed',
    actions: { type: 'startAttempt', params: { isRetrying: true } },
    target: 'indexing',
  },
  { actions: { type: 'startAttempt', params: { isRetrying: true } }, target: 'retrying' },
] as const
const REREADING = {
  actions: {
    type: 'storeEncoding',
    params: ({ event }: { event: { encoding: Encoding } }) => event.encoding,
  },
  target: 'rereading',
} as const

const REREAD_FAILED = {
  type: 'report',
  params: ({ event }: { event: { error: unknown } }) =>
    ({ type: 'document.rereadFailed', message: messageOf(event.error) }) as const,
} as const

/**
 * What this browser does with a document. The list starts this machine when an action is requested that the document
 * allows, so most documents have none, and `idle` shows nothing: the display status is computed from the fields.
 *
 * Indexing and deleting end with the response to the request. Processing only starts with the response (`retrying`,
 * `rereading`), then continues on the backend (`processing`); its end is found in the listings (`document.refreshed`).
 */
export const documentMachine = setup({
  types: {
    context: {} as ReturnType<typeof initialDocumentContext>,
    events: {} as DocumentRequest | { type: 'document.refreshed'; document: TrackedDocument },
    input: {} as { document: TrackedDocument },
  },
  actors: {
    processDocument: notProvided<void, { id: string }>('processDocument'),
    rereadDocument: notProvided<void, { id: string; encoding: Encoding }>('rereadDocument'),
    indexDocument: notProvided<void, { id: string }>('indexDocument'),
    deleteDocument: notProvided<void, { id: string }>('deleteDocument'),
    changeDocument: notProvided<void, { id: string; change: DocumentUpdate }>('changeDocument'),
  },
  guards: {
    hasFailure: ({ context }) => context.failure !== null,
    canDelete: ({ context }) => canDelete(context.document),
    isProcessed: ({ context }) => retryStep(context.document) === 'index',
  },
  actions: {
    storeDocument: assign((_, document: TrackedDocument) => ({ document })),
    startAttempt: assign((_, { isRetrying }: { isRetrying: boolean }) => ({ failure: null, isRetrying })),
    storeFailure: assign((_, failure: string) => ({ failure })),
    clearFailure: assign({ failure: null }),
    storeEncoding: assign((_, encoding: Encoding) => ({ encoding })),
    report: sendParent(
      ({ context }, report: Anonymous<DocumentReport>): DocumentReport => ({
        ...report,
        id: context.document.id,
      }),
    ),
    reportFailure: sendParent(
      ({ context }): DocumentReport => ({
        type: 'document.failed',
        id: context.document.id,
        message: context.failure ?? '',
        isRetry: context.isRetrying,
      }),
    ),
  },
}).createMachine({
  id: 'document',
  context: ({ input }) => initialDocumentContext(input.document),
  on: {
    'document.refreshed': { actions: { type: 'storeDocument', params: ({ event }) => event.document } },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'index.requested': {
          actions: { type: 'startAttempt', params: { isRetrying: false } },
          target: 'indexing',
        },
        'retry.requested': RETRYING,
        'reread.requested': REREADING,
        'delete.requested': 'deleting',
        'change.requested': {
          actions: assign(({ event }) => ({ change: event.change })),
          target: 'changing',
        },
      },
    },
    changing: {
      invoke: {
        src: 'changeDocument',
        input: ({ context }) => ({ id: context.document.id, change: context.change }),
        onDone: {
          actions: [
            {
              type: 'report',
              params: ({ context }) => ({ type: 'document.changed', change: context.change }) as const,
            },
            { type: 'report', params: { type: 'document.released' } },
          ],
          target: 'idle',
        },
        onError: {
          actions: [
            {
              type: 'report',
              params: ({ context, event }) =>
                ({
                  type: 'document.changeFailed',
                  change: context.change,
                  message: messageOf(event.error),
                  isUnsupported: reasonOf<string>(event.error, '') === UNSUPPORTED,
                }) as const,
            },
            { type: 'report', params: { type: 'document.released' } },
          ],
          target: 'idle',
        },
      },
    },
    processing: {
      on: {
        'document.refreshed': [
          {
            guard: ({ event }) => displayStatusOf(event.document) === 'failed',
            actions: [
              { type: 'storeDocument', params: ({ event }) => event.document },
              {
                type: 'storeFailure',
                params: ({ event }) => event.document.failure_reason ?? 'Failed to process document',
              },
              'reportFailure',
            ],
            target: 'failed',
          },
          {
            guard: ({ event }) => displayStatusOf(event.document) === 'readyToIndex',
            actions: { type: 'storeDocument', params: ({ event }) => event.document },
            target: 'indexing',
          },
          {
            guard: ({ event }) => displayStatusOf(event.document) === 'indexed',
            actions: [
              { type: 'storeDocument', params: ({ event }) => event.document },
              { type: 'report', params: { type: 'document.released' } },
            ],
            target: 'idle',
          },
        ],
      },
    },
    indexing: {
      invoke: {
        src: 'indexDocument',
        input: ({ context }) => ({ id: context.document.id }),
        onDone: { actions: { type: 'report', params: { type: 'document.indexed' } }, target: 'idle' },
        onError: {
          actions: [{ type: 'storeFailure', params: ({ event }) => messageOf(event.error) }, 'reportFailure'],
          target: 'failed',
        },
      },
    },
    failed: {
      on: {
        'retry.requested': RETRYING,
        'reread.requested': REREADING,
        'delete.requested': { guard: 'canDelete', target: 'deleting' },
        // Another tab or the backend continued with it, so the stored failure is outdated.
        'document.refreshed': {
          guard: ({ event: { document } }) => isInProgress(document) || document.is_indexed,
          actions: [
            { type: 'storeDocument', params: ({ event }) => event.document },
            'clearFailure',
            { type: 'report', params: { type: 'document.released' } },
          ],
          target: 'idle',
        },
      },
    },
    retrying: {
      invoke: {
        src: 'processDocument',
        input: ({ context }) => ({ id: context.document.id }),
        onDone: { actions: { type: 'report', params: { type: 'document.restarted' } }, target: 'processing' },
        onError: {
          actions: [{ type: 'storeFailure', params: ({ event }) => messageOf(event.error) }, 'reportFailure'],
          target: 'failed',
        },
      },
    },
    rereading: {
      invoke: {
        src: 'rereadDocument',
        input: ({ context }) => ({ id: context.document.id, encoding: context.encoding }),
        onDone: {
          actions: [
            { type: 'startAttempt', params: { isRetrying: false } },
            { type: 'report', params: { type: 'document.restarted' } },
          ],
          target: 'processing',
        },
        onError: [
          {
            guard: 'hasFailure',
            actions: REREAD_FAILED,
            target: 'failed',
          },
          {
            actions: [REREAD_FAILED, { type: 'report', params: { type: 'document.released' } }],
            target: 'idle',
          },
        ],
      },
    },
    deleting: {
      invoke: {
        src: 'deleteDocument',
        input: ({ context }) => ({ id: context.document.id }),
        onDone: { actions: { type: 'report', params: { type: 'document.deleted' } } },
        onError: [
          {
            guard: 'hasFailure',
            actions: { type: 'report', params: { type: 'document.deleteFailed' } },
            target: 'failed',
          },
          {
            actions: [
              { type: 'report', params: { type: 'document.deleteFailed' } },
              { type: 'report', params: { type: 'document.released' } },
            ],
            target: 'idle',
          },
        ],
      },
    },
  },
})
