import { assign, sendParent, setup } from 'xstate'
import type { DisplayStatus, DocumentFields } from '../../../domain/document.ts'
import { canDelete, displayStatusOf, isInProgress, retryStep } from '../../../domain/document.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'

/** What a row needs to know of its document. */
export type DocumentToTrack = DocumentFields & { id: string; failure_reason?: string | null }

/** What a person asks of a document. */
export type DocumentRequest = { type: 'index.requested' | 'retry.requested' | 'delete.requested' }

/**
 * What a row tells the list. `restarted`: the server reads it again, and the listings tell how that goes. `kept`:
 * it could not be deleted. `rested`: the document's own fields tell all there is to it again.
 */
export type DocumentReport =
  | { type: `document.${'restarted' | 'indexed' | 'deleted' | 'kept' | 'rested'}`; id: string }
  | { type: 'document.failed'; id: string; message: string; isRetry: boolean }

/**
 * The life of a document. Most documents rest, and no machine runs for them: `documentStanding` names the state
 * their fields put them in. One is started, in that state, when something is asked of a document.
 *
 * Indexing and deleting are done when they are answered. Processing is only begun (`retrying`), then goes on at
 * the server (`processing`), and the listings that the list hands down tell how it ends.
 */
export const documentMachine = setup({
  types: {
    context: {} as {
      document: DocumentToTrack
      /** Why the last attempt failed; it stays until the next one. */
      failure: string | null
      isRetrying: boolean
    },
    events: {} as DocumentRequest | { type: 'document.refreshed'; document: DocumentToTrack },
    input: {} as { document: DocumentToTrack },
  },
  actors: {
    processDocument: notProvided<void, { id: string }>('processDocument'),
    indexDocument: notProvided<void, { id: string }>('indexDocument'),
    deleteDocument: notProvided<void, { id: string }>('deleteDocument'),
  },
  guards: {
    isAt: ({ context }, standing: DisplayStatus) => displayStatusOf(context.document) === standing,
    isListedAt: (_, { document, as }: { document: DocumentToTrack; as: DisplayStatus }) =>
      displayStatusOf(document) === as,
    hasFailure: ({ context }) => context.failure !== null,
    canDelete: ({ context }) => canDelete(context.document),
    wasProcessed: ({ context }) => retryStep(context.document) === 'index',
  },
  actions: {
    takeDocument: assign((_, document: DocumentToTrack) => ({ document })),
    beginAttempt: assign((_, { isRetrying }: { isRetrying: boolean }) => ({ failure: null, isRetrying })),
    keepFailure: assign((_, failure: string) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    report: sendParent(
      ({ context }, type: Exclude<DocumentReport['type'], 'document.failed'>): DocumentReport => ({
        type,
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
  context: ({ input }) => ({ document: input.document, failure: null, isRetrying: false }),
  on: {
    'document.refreshed': { actions: { type: 'takeDocument', params: ({ event }) => event.document } },
  },
  // The way into every resting state leads through this one: its fields decide where a document stands.
  initial: 'pending',
  states: {
    pending: {
      always: [
        // A failed attempt may leave the fields as they were; its reason is what the reader needs.
        { guard: 'hasFailure', target: 'failed' },
        { guard: { type: 'isAt', params: 'uploaded' }, target: 'uploaded' },
        { guard: { type: 'isAt', params: 'processing' }, target: 'processing' },
        { guard: { type: 'isAt', params: 'readyToIndex' }, target: 'readyToIndex' },
        { guard: { type: 'isAt', params: 'indexed' }, target: 'indexed' },
        { guard: { type: 'isAt', params: 'failed' }, target: 'failed' },
      ],
      on: { 'delete.requested': { target: 'deleting' } },
    },
    uploaded: { on: { 'delete.requested': { target: 'deleting' } } },
    processing: {
      on: {
        'document.refreshed': [
          {
            guard: { type: 'isListedAt', params: ({ event }) => ({ ...event, as: 'failed' }) },
            actions: [
              { type: 'takeDocument', params: ({ event }) => event.document },
              {
                type: 'keepFailure',
                params: ({ event }) => event.document.failure_reason ?? 'Failed to process document',
              },
              'reportFailure',
            ],
            target: 'failed',
          },
          {
            guard: { type: 'isListedAt', params: ({ event }) => ({ ...event, as: 'readyToIndex' }) },
            actions: { type: 'takeDocument', params: ({ event }) => event.document },
            target: 'indexing',
          },
          {
            guard: { type: 'isListedAt', params: ({ event }) => ({ ...event, as: 'indexed' }) },
            actions: [
              { type: 'takeDocument', params: ({ event }) => event.document },
              { type: 'report', params: 'document.rested' },
            ],
            target: 'indexed',
          },
        ],
      },
    },
    readyToIndex: {
      on: {
        'index.requested': {
          actions: { type: 'beginAttempt', params: { isRetrying: false } },
          target: 'indexing',
        },
      },
    },
    indexing: {
      invoke: {
        src: 'indexDocument',
        input: ({ context }) => ({ id: context.document.id }),
        onDone: { actions: { type: 'report', params: 'document.indexed' }, target: 'indexed' },
        onError: {
          actions: [{ type: 'keepFailure', params: ({ event }) => messageOf(event.error) }, 'reportFailure'],
          target: 'failed',
        },
      },
    },
    indexed: {},
    failed: {
      on: {
        'retry.requested': [
          {
            guard: 'wasProcessed',
            actions: { type: 'beginAttempt', params: { isRetrying: true } },
            target: 'indexing',
          },
          { actions: { type: 'beginAttempt', params: { isRetrying: true } }, target: 'retrying' },
        ],
        'delete.requested': { guard: 'canDelete', target: 'deleting' },
        'document.refreshed': [
          // Somebody else set it going again, or it is done after all: the reason speaks of nothing any more.
          {
            guard: ({ event: { document } }) => isInProgress(document) || document.is_indexed,
            actions: [
              { type: 'takeDocument', params: ({ event }) => event.document },
              'forgetFailure',
              { type: 'report', params: 'document.rested' },
            ],
            target: 'pending',
          },
          { actions: { type: 'takeDocument', params: ({ event }) => event.document } },
        ],
      },
    },
    retrying: {
      invoke: {
        src: 'processDocument',
        input: ({ context }) => ({ id: context.document.id }),
        onDone: { actions: { type: 'report', params: 'document.restarted' }, target: 'processing' },
        onError: {
          actions: [{ type: 'keepFailure', params: ({ event }) => messageOf(event.error) }, 'reportFailure'],
          target: 'failed',
        },
      },
    },
    deleting: {
      invoke: {
        src: 'deleteDocument',
        input: ({ context }) => ({ id: context.document.id }),
        onDone: { actions: { type: 'report', params: 'document.deleted' } },
        onError: [
          { guard: 'hasFailure', actions: { type: 'report', params: 'document.kept' }, target: 'failed' },
          {
            actions: [
              { type: 'report', params: 'document.kept' },
              { type: 'report', params: 'document.rested' },
            ],
            target: 'pending',
          },
        ],
      },
    },
  },
})
