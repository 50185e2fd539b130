import { assign, sendParent, setup } from 'xstate'
import type { DisplayStatus, DocumentFields } from '../../../domain/document.ts'
import {
  canDelete,
  DISPLAY_STATUSES,
  displayStatusOf,
  isInProgress,
  retryStep,
} from '../../../domain/document.ts'
import type { Encoding } from '../../../domain/encodings.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'

/** The fields of a document that its machine reads. */
export type TrackedDocument = DocumentFields & { id: string; failure_reason?: string | null }

export type DocumentRequest =
  | { type: 'index.requested' | 'retry.requested' | 'delete.requested' }
  | { type: 'reread.requested'; encoding: Encoding }

/**
 * What a document's machine reports to the list:
 * - `restarted`: the backend processes the document again; later listings contain the result.
 * - `rereadFailed`: the backend did not start to process it with another encoding, so it is as before.
 * - `released`: the document's fields describe its state again, so its machine can be stopped.
 */
export type DocumentReport =
  | { type: `document.${'restarted' | 'indexed' | 'deleted' | 'deleteFailed' | 'released'}`; id: string }
  | { type: 'document.rereadFailed'; id: string; message: string }
  | { type: 'document.failed'; id: string; message: string; isRetry: boolean }

export const initialDocumentContext = (document: TrackedDocument) => ({
  document,
  /** Why the last attempt failed; null again when the next attempt starts. */
  failure: null as string | null,
  isRetrying: false,
  /** The encoding to read it with, once that is requested. */
  encoding: 'utf-8' as Encoding,
})

/** The reaction to `reread.requested`. */
const REREADING = {
  actions: {
    type: 'storeEncoding',
    params: ({ event }: { event: { encoding: Encoding } }) => event.encoding,
  },
  target: 'rereading',
} as const

/**
 * A document that the user indexes, retries, reads again or deletes. The list starts this machine when an action is requested, so
 * most documents have none: their display status is computed from their fields.
 *
 * Indexing and deleting end with the response to the request. Processing only starts with the response (`retrying`, `rereading`),
 * then continues on the backend (`processing`); its end is found in the listings (`document.refreshed`).
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
  },
  guards: {
    hasStatus: (_, { document, status }: { document: TrackedDocument; status: DisplayStatus }) =>
      displayStatusOf(document) === status,
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
      (
        { context },
        type: Exclude<DocumentReport['type'], 'document.failed' | 'document.rereadFailed'>,
      ): DocumentReport => ({
        type,
        id: context.document.id,
      }),
    ),
    reportRereadFailure: sendParent(
      ({ context }, message: string): DocumentReport => ({
        type: 'document.rereadFailed',
        id: context.document.id,
        message,
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
  // `pending` also selects the state for the document's display status. A status without a state throws at start.
  initial: 'pending',
  states: {
    pending: {
      always: DISPLAY_STATUSES.filter((status) => status !== 'pending').map(
        (status) =>
          ({
            guard: {
              type: 'hasStatus',
              params: ({ context }: { context: { document: TrackedDocument } }) => ({
                document: context.document,
                status,
              }),
            },
            target: status,
          }) as const,
      ),
      on: { 'delete.requested': { target: 'deleting' } },
    },
    uploaded: { on: { 'delete.requested': { target: 'deleting' } } },
    processing: {
      on: {
        'document.refreshed': [
          {
            guard: { type: 'hasStatus', params: ({ event }) => ({ ...event, status: 'failed' }) },
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
            guard: { type: 'hasStatus', params: ({ event }) => ({ ...event, status: 'readyToIndex' }) },
            actions: { type: 'storeDocument', params: ({ event }) => event.document },
            target: 'indexing',
          },
          {
            guard: { type: 'hasStatus', params: ({ event }) => ({ ...event, status: 'indexed' }) },
            actions: [
              { type: 'storeDocument', params: ({ event }) => event.document },
              { type: 'report', params: 'document.released' },
            ],
            target: 'indexed',
          },
        ],
      },
    },
    readyToIndex: {
      on: {
        'index.requested': {
          actions: { type: 'startAttempt', params: { isRetrying: false } },
          target: 'indexing',
        },
        'reread.requested': REREADING,
      },
    },
    indexing: {
      invoke: {
        src: 'indexDocument',
        input: ({ context }) => ({ id: context.document.id }),
        onDone: { actions: { type: 'report', params: 'document.indexed' }, target: 'indexed' },
        onError: {
          actions: [{ type: 'storeFailure', params: ({ event }) => messageOf(event.error) }, 'reportFailure'],
          target: 'failed',
        },
      },
    },
    indexed: { on: { 'reread.requested': REREADING } },
    failed: {
      on: {
        'retry.requested': [
          {
            guard: 'isProcessed',
            actions: { type: 'startAttempt', params: { isRetrying: true } },
            target: 'indexing',
          },
          { actions: { type: 'startAttempt', params: { isRetrying: true } }, target: 'retrying' },
        ],
        'reread.requested': REREADING,
        'delete.requested': { guard: 'canDelete', target: 'deleting' },
        'document.refreshed': [
          // Another tab or the backend continued with it, so the stored failure is outdated.
          {
            guard: ({ event: { document } }) => isInProgress(document) || document.is_indexed,
            actions: [
              { type: 'storeDocument', params: ({ event }) => event.document },
              'clearFailure',
              { type: 'report', params: 'document.released' },
            ],
            target: 'pending',
          },
          { actions: { type: 'storeDocument', params: ({ event }) => event.document } },
        ],
      },
    },
    retrying: {
      invoke: {
        src: 'processDocument',
        input: ({ context }) => ({ id: context.document.id }),
        onDone: { actions: { type: 'report', params: 'document.restarted' }, target: 'processing' },
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
            { type: 'report', params: 'document.restarted' },
          ],
          target: 'processing',
        },
        onError: [
          {
            guard: 'hasFailure',
            actions: { type: 'reportRereadFailure', params: ({ event }) => messageOf(event.error) },
            target: 'failed',
          },
          {
            actions: [
              { type: 'reportRereadFailure', params: ({ event }) => messageOf(event.error) },
              { type: 'report', params: 'document.released' },
            ],
            target: 'pending',
          },
        ],
      },
    },
    deleting: {
      invoke: {
        src: 'deleteDocument',
        input: ({ context }) => ({ id: context.document.id }),
        onDone: { actions: { type: 'report', params: 'document.deleted' } },
        onError: [
          {
            guard: 'hasFailure',
            actions: { type: 'report', params: 'document.deleteFailed' },
            target: 'failed',
          },
          {
            actions: [
              { type: 'report', params: 'document.deleteFailed' },
              { type: 'report', params: 'document.released' },
            ],
            target: 'pending',
          },
        ],
      },
    },
  },
})
