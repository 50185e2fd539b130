import { assign } from 'xstate'
import { messageOf } from '../../lib/messageOf.ts'
import { chatSetup } from './chat.base.ts'

/** The question whether a session shall be deleted, and the deletion. It stays asked where that fails. */
export const deletionRegion = chatSetup.createStateConfig({
  initial: 'notAsked',
  states: {
    notAsked: { on: { 'deletion.requested': { actions: 'requestDeletion', target: 'confirmingDelete' } } },
    confirmingDelete: {
      on: {
        'deletion.confirmed': { target: 'deleting' },
        'deletion.cancelled': { actions: assign({ deletion: null }), target: 'notAsked' },
      },
    },
    deleting: {
      invoke: {
        src: 'deleteSession',
        input: ({ context }) => ({ id: context.deletion?.id ?? '' }),
        onDone: { actions: 'forgetSession', target: 'notAsked' },
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
