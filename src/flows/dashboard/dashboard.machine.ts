import type { EventObject } from 'xstate'
import { assign, emit, setup } from 'xstate'
import type { Document } from '../../api/types.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { callbackNotProvided, notProvided } from '../../lib/xstate/notProvided.ts'
import type { DataScope, GraphSize } from './dashboard.ts'
import { hasGraph } from './dashboard.ts'

export interface DashboardData {
  scope: DataScope
  graph: GraphSize
  /** Newest documents first. */
  recent: readonly Document[]
  /** Whether the backend is processing or indexing one of the user's documents. */
  hasDocumentInProgress: boolean
}

export interface DashboardContext {
  hasBackend: boolean
  /** Identifiers of the user, in the order in which they are tried. */
  identifiers: readonly string[]
  /** Null until loaded. */
  data: DashboardData | null
  /** Error message of the last load; null after a successful one. */
  failure: string | null
}

export type QuickAction = 'upload' | 'ask' | 'find' | 'adjust'

export type DashboardEvent =
  | { type: 'reload.requested' }
  | { type: 'dashboard.refreshed'; data: DashboardData }
  | { type: 'action.chosen'; action: QuickAction }

export type PollInput = Pick<DashboardContext, 'identifiers'> & Pick<DashboardData, 'hasDocumentInProgress'>

export const initialDashboardContext = (
  input: Pick<DashboardContext, 'hasBackend' | 'identifiers'>,
): DashboardContext => ({ ...input, data: null, failure: null })

const isEmpty = ({ data }: DashboardContext) => data === null || !hasGraph(data.graph)

/** The dashboard: the size of the user's graph (of all users' graph if it is empty) and the newest documents. */
export const dashboardMachine = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    emitted: {} as { type: 'action.chosen'; action: QuickAction },
    input: {} as Pick<DashboardContext, 'hasBackend' | 'identifiers'>,
  },
  actors: {
    loadDashboard: notProvided<DashboardData, readonly string[]>('loadDashboard'),
    pollDashboard: callbackNotProvided<EventObject, PollInput>('pollDashboard'),
  },
  guards: {
    hasBackend: ({ context }) => context.hasBackend,
    isEmpty: ({ context }) => isEmpty(context),
    isPersonal: ({ context }) => !isEmpty(context) && context.data?.scope === 'personal',
    isGlobal: ({ context }) => !isEmpty(context) && context.data?.scope === 'global',
  },
}).createMachine({
  id: 'dashboard',
  context: ({ input }) => initialDashboardContext(input),
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
        src: 'pollDashboard',
        input: ({ context }) => ({
          identifiers: context.identifiers,
          hasDocumentInProgress: context.data?.hasDocumentInProgress ?? false,
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
