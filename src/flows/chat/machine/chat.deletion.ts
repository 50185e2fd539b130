import { assign } from 'xstate'
import { messageOf } from '../../../lib/messageOf.ts'
import { chatBase } from './chat.base.ts'

/** Region: deletes a chat session after confirmation. A failure returns to the confirmation with its error message. */
export const deletionRegion = chatBase.createStateConfig({
  initial: 'idle',
  on: {
    'session.deleted': {
      guard: 'isDeletionOfDeletedSession',
      actions: assign({ deletion: null }),
      target: '.idle',
    },
  },
  states: {
    idle: { on: { 'deletion.requested': { actions: 'requestDeletion', target: 'confirmingDelete' } } },
    confirmingDelete: {
      on: {
        'deletion.confirmed': { target: 'deleting' },
        'deletion.cancelled': { actions: assign({ deletion: null }), target: 'idle' },
      },
    },
    deleting: {
      invoke: {
        src: 'deleteSession',
        input: ({ context }) => ({ id: context.deletion?.id ?? '' }),
        onDone: { actions: 'removeSession', target: 'idle' },
        onError: {
          actions: assign({
            deletion: ({ context, event }) =>
              context.deletion && { ...context.deletion, failure: messageOf(event.error) },
          }),
          target: 'confirmingDelete',
        },
      },
    },
  },
})
