import { assign } from 'xstate'
import { chatBase } from './chat.base.ts'
import { mergeChatSessions } from './chatSessions.ts'

/** Region: the list of chat sessions. Loaded at the start and on every 'sessions.requested'. */
export const sessionsRegion = chatBase.createStateConfig({
  initial: 'loadingSessions',
  on: {
    'sessions.requested': { target: '.loadingSessions' },
    'session.deleted': {
      guard: 'isKnownSession',
      actions: assign({
        sessions: ({ context, event }) => context.sessions.filter(({ id }) => id !== event.id),
      }),
      // The response to a pending request may still contain the chat session.
      target: '.loadingSessions',
    },
  },
  states: {
    loadingSessions: {
      invoke: {
        src: 'listSessions',
        onDone: {
          actions: assign({
            sessions: ({ context, event }) =>
              mergeChatSessions(event.output, context.sessions, context.selectedId),
          }),
          target: 'listed',
        },
        onError: {
          actions: {
            type: 'emitFailure',
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
