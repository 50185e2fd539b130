import { assign } from 'xstate'
import { chatBase } from './chat.base.ts'

/** Region: saves changes of chat sessions one after the other. After a failure the list is loaded again. */
export const changesRegion = chatBase.createStateConfig({
  initial: 'saved',
  on: {
    'session.changed': {
      actions: assign(({ context, event: { id, change } }) => ({
        sessions: context.sessions.map((session) =>
          session.id === id ? { ...session, ...change } : session,
        ),
        changes: [...context.changes, { id, change }],
      })),
    },
  },
  states: {
    saved: { always: { guard: ({ context }) => context.changes.length > 0, target: 'saving' } },
    saving: {
      invoke: {
        src: 'updateSession',
        input: ({ context }) => context.changes[0] ?? { id: '', change: {} },
        onDone: { actions: assign({ changes: ({ context }) => context.changes.slice(1) }), target: 'saved' },
        onError: {
          actions: [
            assign({ changes: [] }),
            { type: 'emitFailure', params: { title: 'Update Failed', text: 'The chat was not changed.' } },
            'requestSessions',
          ],
          target: 'saved',
        },
      },
    },
  },
})
