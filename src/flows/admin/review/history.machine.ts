import { assign, setup } from 'xstate'
import type { ApplicationEvent } from '../../../hosted/applicationEvents.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'

export type HistoryMachineEvent = { type: 'reload.requested' }

export interface HistoryContext {
  applicationId: string
  events: readonly ApplicationEvent[]
  failure: string | null
}

export const initialHistoryContext = (applicationId: string): HistoryContext => ({
  applicationId,
  events: [],
  failure: null,
})

/** Loads the history of one application. */
export const historyMachine = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryMachineEvent,
    input: {} as { applicationId: string },
  },
  actors: { listEvents: notProvided<readonly ApplicationEvent[], string>('listEvents') },
}).createMachine({
  id: 'application-history',
  context: ({ input }) => initialHistoryContext(input.applicationId),
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'listEvents',
        input: ({ context }) => context.applicationId,
        onDone: [
          { guard: ({ event }) => event.output.length === 0, target: 'empty' },
          { actions: assign({ events: ({ event }) => event.output }), target: 'ready' },
        ],
        onError: { actions: assign({ failure: ({ event }) => messageOf(event.error) }), target: 'failed' },
      },
    },
    ready: {},
    empty: {},
    failed: { on: { 'reload.requested': 'loading' } },
  },
})
