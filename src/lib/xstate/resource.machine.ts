import { assign, type EventObject, setup } from 'xstate'
import { messageOf } from '../messageOf.ts'
import { callbackNotProvided, notProvided } from './notProvided.ts'

export interface ResourceContext<Data, Query> {
  /** What to load; null without backend access. */
  query: Query
  /** Null until loaded. */
  data: Data | null
  /** Error message of the last load; null after a successful one. */
  failure: string | null
}

export type ResourceEvent<Data> = { type: 'reload.requested' } | { type: 'data.refreshed'; data: Data }

export interface ResourcePollInput<Data, Query> {
  query: NonNullable<Query>
  /** The first load. */
  data: Data
}

interface ResourceOptions<Data, Kind extends string> {
  id: string
  kinds: readonly [Kind, ...Kind[]]
  kindOf: (data: Data) => Kind
  /** Whether the query can be null. */
  needsBackend?: boolean
  /** Whether the actor `poll` keeps the data current with `data.refreshed`. */
  isPolled?: boolean
}

const NO_BACKEND = { noBackend: { always: { guard: 'hasBackend', target: 'loading' } } } as const

/** The machine of what is only read: loads it, keeps it current, and loads it again on request after a failure. */
export function createResourceMachine<Data, Query, const Kind extends string>({
  id,
  kinds,
  kindOf,
  needsBackend = false,
  isPolled = false,
}: ResourceOptions<Data, Kind>) {
  const kindStates = Object.fromEntries(
    kinds.map((kind, index) => {
      // Without polling, data changes its kind only when it is loaded, which starts at the first one.
      const others = isPolled || index === 0 ? kinds.filter((other) => other !== kind) : []
      return [
        kind,
        { always: others.map((other) => ({ guard: { type: 'isKind', params: other }, target: other })) },
      ]
    }),
  ) as Record<Kind, object>
  return setup({
    types: {
      context: {} as ResourceContext<Data, Query>,
      events: {} as ResourceEvent<Data>,
      input: {} as { query: Query },
    },
    actors: {
      load: notProvided<Data, { query: NonNullable<Query> }>('load'),
      poll: callbackNotProvided<EventObject, ResourcePollInput<Data, Query>>('poll'),
    },
    guards: {
      hasBackend: ({ context }) => context.query !== null,
      isKind: ({ context }, kind: Kind) => context.data !== null && kindOf(context.data) === kind,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ query: input.query, data: null, failure: null }),
    initial: needsBackend ? 'noBackend' : 'loading',
    states: {
      // The type has all states, because a conditional one hides them all.
      ...(needsBackend ? NO_BACKEND : ({} as typeof NO_BACKEND)),
      loading: {
        invoke: {
          src: 'load',
          input: ({ context }) => ({ query: context.query as NonNullable<Query> }),
          onDone: { actions: assign({ data: ({ event }) => event.output, failure: null }), target: 'loaded' },
          onError: { actions: assign({ failure: ({ event }) => messageOf(event.error) }), target: 'failed' },
        },
      },
      failed: { on: { 'reload.requested': 'loading' } },
      loaded: {
        ...(isPolled && {
          invoke: {
            src: 'poll' as const,
            input: ({ context }: { context: ResourceContext<Data, Query> }) => ({
              query: context.query as NonNullable<Query>,
              data: context.data as Data,
            }),
          },
          on: { 'data.refreshed': { actions: assign({ data: ({ event }) => event.data }) } },
        }),
        initial: kinds[0],
        states: kindStates,
      },
    },
  })
}
