import { assign, type EventObject, emit, not, sendTo, setup } from 'xstate'
import type { Disagreement, DisagreementUpdate } from '../../api/types.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { callbackNotProvided, notProvided } from '../../lib/xstate/notProvided.ts'

/** What the user asks for. */
export type DisagreementsRequest =
  | { type: 'reload.requested' }
  | { type: 'refresh.requested' }
  | { type: 'update.requested'; changes: Readonly<Record<string, DisagreementUpdate>> }

/** What the actor `sync` reports. */
export type SyncReport =
  | { type: 'list.refreshed'; disagreements: readonly Disagreement[] }
  | { type: 'update.saved'; disagreement: Disagreement }
  | { type: 'update.failed'; id: string; message: string }

export interface DisagreementsContext {
  hasBackend: boolean
  /** Newest first, as stored. */
  disagreements: readonly Disagreement[]
  /** What is being saved, by the id of the disagreement. It is shown as if it were stored. */
  saving: Readonly<Record<string, DisagreementUpdate>>
  failure: string | null
}

export const initialDisagreementsContext: DisagreementsContext = {
  hasBackend: true,
  disagreements: [],
  saving: {},
  failure: null,
}

const without = (saving: DisagreementsContext['saving'], id: string) => {
  const { [id]: _, ...others } = saving
  return others
}

/** Where the user's documents disagree, and what the user decides. One of each session, for all pages. */
export const disagreementsMachine = setup({
  types: {
    context: {} as DisagreementsContext,
    events: {} as DisagreementsRequest | SyncReport,
    emitted: {} as { type: 'failure.occurred'; message: string } | { type: 'update.stored' },
    input: {} as { hasBackend: boolean },
  },
  actors: {
    /** Null if the backend cannot tell. */
    load: notProvided<readonly Disagreement[] | null>('load'),
    sync: callbackNotProvided<EventObject, undefined>('sync'),
  },
  guards: {
    hasBackend: ({ context }) => context.hasBackend,
    isEmpty: ({ context }) => context.disagreements.length === 0,
  },
}).createMachine({
  id: 'disagreements',
  context: ({ input }) => ({ ...initialDisagreementsContext, ...input }),
  initial: 'unavailable',
  states: {
    /** Without a backend, or with one that cannot tell. */
    unavailable: { always: { guard: 'hasBackend', target: 'loading' } },
    loading: {
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: ({ event }) => event.output === null,
            actions: assign({ hasBackend: false }),
            target: 'unavailable',
          },
          { actions: assign({ disagreements: ({ event }) => event.output ?? [] }), target: 'listed' },
        ],
        onError: { actions: assign({ failure: ({ event }) => messageOf(event.error) }), target: 'failed' },
      },
    },
    failed: {
      on: {
        'reload.requested': { actions: assign({ failure: null }), target: 'loading' },
        'refresh.requested': { actions: assign({ failure: null }), target: 'loading' },
      },
    },
    listed: {
      invoke: { id: 'sync', src: 'sync' },
      initial: 'ready',
      on: {
        'refresh.requested': { actions: sendTo('sync', ({ event }) => event) },
        'update.requested': {
          actions: [
            assign({ saving: ({ context, event }) => ({ ...context.saving, ...event.changes }) }),
            sendTo('sync', ({ event }) => event),
          ],
        },
        'list.refreshed': { actions: assign({ disagreements: ({ event }) => event.disagreements }) },
        'update.saved': {
          actions: [
            assign({
              disagreements: ({ context, event: { disagreement } }) =>
                context.disagreements.map((one) => (one.id === disagreement.id ? disagreement : one)),
              saving: ({ context, event }) => without(context.saving, event.disagreement.id),
            }),
            emit({ type: 'update.stored' }),
          ],
        },
        'update.failed': {
          actions: [
            assign({ saving: ({ context, event }) => without(context.saving, event.id) }),
            emit(({ event }) => ({ type: 'failure.occurred', message: event.message })),
          ],
        },
      },
      states: {
        ready: { always: { guard: 'isEmpty', target: 'empty' } },
        empty: { always: { guard: not('isEmpty'), target: 'ready' } },
      },
    },
  },
})
