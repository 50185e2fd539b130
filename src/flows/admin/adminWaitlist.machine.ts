import { assign, setup } from 'xstate'
import type { WaitlistSubmission } from '../../hosted/submissions.ts'
import { notProvided } from '../../machines/notProvided.ts'

export type AdminWaitlistEvent = { type: 'reload.requested' }

/** The applications, as an admin sees them. */
export const adminWaitlistMachine = setup({
  types: {
    context: {} as { submissions: readonly WaitlistSubmission[] },
    events: {} as AdminWaitlistEvent,
  },
  actors: {
    listSubmissions: notProvided<readonly WaitlistSubmission[]>('listSubmissions'),
  },
}).createMachine({
  id: 'admin-waitlist',
  context: { submissions: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'listSubmissions',
        onDone: [
          {
            guard: ({ event }) => event.output.length > 0,
            actions: assign({ submissions: ({ event }) => event.output }),
            target: 'ready',
          },
          { target: 'empty' },
        ],
        onError: { target: 'failed' },
      },
    },
    ready: { on: { 'reload.requested': 'loading' } },
    empty: { on: { 'reload.requested': 'loading' } },
    failed: { on: { 'reload.requested': 'loading' } },
  },
})
