import { assign, setup } from 'xstate'
import type { ApplicationEvent } from '../../../hosted/applicationEvents.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'

export type HistoryMachineEvent = { type: 'reload.requested' }

/** What has become of one application. */
export const historyMachine = setup({
  types: {
    context: {} as { submissionId: string; events: readonly ApplicationEvent[]; failure: string | null },
    events: {} as HistoryMachineEvent,
    input: {} as { submissionId: string },
  },
  actors: { listEvents: notProvided<readonly ApplicationEvent[], string>('listEvents') },
}).createMachine({
  id: 'submission-history',
  context: ({ input }) => ({ ...input, events: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'listEvents',
        input: ({ context }) => context.submissionId,
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
