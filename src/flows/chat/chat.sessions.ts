import { assign } from 'xstate'
import { chatSetup } from './chat.base.ts'
import { listingWith } from './thread/messages.ts'

/** The list of sessions: loaded at the start, and again whenever it is asked for. */
export const sessionsRegion = chatSetup.createStateConfig({
  initial: 'loadingSessions',
  on: { 'sessions.requested': { target: '.loadingSessions' } },
  states: {
    loadingSessions: {
      invoke: {
        src: 'listSessions',
        onDone: {
          actions: assign({
            sessions: ({ context, event }) => listingWith(event.output, context.sessions, context.selectedId),
          }),
          target: 'listed',
        },
        onError: {
          actions: {
            type: 'tellFailure',
            params: { title: 'Error', text: 'Failed to load chat sessions' },
          },
          target: 'sessionsFailed',
        },
      },
    },
    listed: {},
    sessionsFailed: {},
  },
})
