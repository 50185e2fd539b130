import type { EventObject } from 'xstate'
import { assign, emit, setup } from 'xstate'
import type { Document } from '../../api/types.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { callbackNotProvided, notProvided } from '../../lib/xstate/notProvided.ts'
import type { DataScope, GraphSize } from './dashboard.ts'
import { hasGraph } from './dashboard.ts'

/** What one look at the backend found. */
export interface DashboardData {
  /** Whose graph the figures are of. */
  scope: DataScope
  graph: GraphSize
  /** The latest documents, newest first. */
  recent: readonly Document[]
  /** The server is still at work on one of the user's documents. */
  isAtWork: boolean
}

export interface DashboardContext {
  hasBackend: boolean
  /** By what the backend may know the user's graph, in the order they are tried. */
  identifiers: readonly string[]
  /** Null before the first look. */
  data: DashboardData | null
  /** Why the last look failed; it stands until one succeeds. */
  failure: string | null
}

export type QuickAction = 'upload' | 'ask' | 'find' | 'adjust'

export type DashboardEvent =
  | { type: 'reload.requested' }
  /** A later look, taken while the dashboard is on screen. */
  | { type: 'dashboard.refreshed'; data: DashboardData }
  | { type: 'action.chosen'; action: QuickAction }

/** What the watch starts from. */
export type WatchInput = Pick<DashboardContext, 'identifiers'> & Pick<DashboardData, 'isAtWork'>

const isEmpty = ({ data }: DashboardContext) => data === null || !hasGraph(data.graph)

/**
 * The dashboard: how large the user's own graph is, or everybody's where their own is empty, and the latest
 * documents, kept fresh while it is on screen.
 */
export const dashboardMachine = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    emitted: {} as { type: 'action.chosen'; action: QuickAction },
    input: {} as Pick<DashboardContext, 'hasBackend' | 'identifiers'>,
  },
  actors: {
    loadDashboard: notProvided<DashboardData, readonly string[]>('loadDashboard'),
    watchDashboard: callbackNotProvided<EventObject, WatchInput>('watchDashboard'),
  },
  guards: {
    hasBackend: ({ context }) => context.hasBackend,
    isEmpty: ({ context }) => isEmpty(context),
    isPersonal: ({ context }) => !isEmpty(context) && context.data?.scope === 'personal',
    isGlobal: ({ context }) => !isEmpty(context) && context.data?.scope === 'global',
  },
}).createMachine({
  id: 'dashboard',
  context: ({ input }) => ({ ...input, data: null, failure: null }),
  on: { 'action.chosen': { actions: emit(({ event }) => event) } },
  initial: 'noBackend',
  states: {
    noBackend: { always: { guard: 'hasBackend', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadDashboard',
        input: ({ context }) => context.identifiers,
        onDone: {
          actions: assign({ data: ({ event }) => event.output, failure: null }),
          target: 'loaded',
        },
        onError: {
          actions: assign({ failure: ({ event }) => messageOf(event.error) }),
          target: 'failed',
        },
      },
    },
    failed: { on: { 'reload.requested': 'loading' } },
    loaded: {
      invoke: {
        src: 'watchDashboard',
        input: ({ context }) => ({
          identifiers: context.identifiers,
          isAtWork: context.data?.isAtWork ?? false,
        }),
      },
      on: { 'dashboard.refreshed': { actions: assign({ data: ({ event }) => event.data }) } },
      initial: 'personal',
      states: {
        personal: {
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'isGlobal', target: 'global' },
          ],
        },
        global: {
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'isPersonal', target: 'personal' },
          ],
        },
        empty: {
          always: [
            { guard: 'isPersonal', target: 'personal' },
            { guard: 'isGlobal', target: 'global' },
          ],
        },
      },
    },
  },
})
