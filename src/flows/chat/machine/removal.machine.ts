import { assign, emit, setup } from 'xstate'
import { notProvided } from '../../../lib/xstate/notProvided.ts'

/** How long deleted chats can be brought back. */
const UNDO_PERIOD_MS = 10_000

export interface RemovedChats {
  deleted: readonly string[]
  failed: readonly string[]
}

/** Several chat sessions that are deleted together: the list hides them, and after the undo period they are deleted. */
export const removalMachine = setup({
  types: {
    context: {} as { ids: readonly string[] },
    events: {} as { type: 'removal.requested'; ids: readonly string[] } | { type: 'removal.undone' },
    emitted: {} as { type: 'removal.finished' } & RemovedChats,
  },
  actors: { deleteSessions: notProvided<RemovedChats, { ids: readonly string[] }>('deleteSessions') },
  delays: { undoPeriod: UNDO_PERIOD_MS },
  guards: { hasChats: ({ context }) => context.ids.length > 0 },
}).createMachine({
  id: 'removal',
  context: { ids: [] },
  initial: 'idle',
  on: {
    'removal.requested': {
      actions: assign({ ids: ({ context, event }) => [...new Set([...context.ids, ...event.ids])] }),
    },
  },
  states: {
    idle: { always: { guard: 'hasChats', target: 'undoable' } },
    undoable: {
      after: { undoPeriod: 'deleting' },
      on: { 'removal.undone': { actions: assign({ ids: [] }), target: 'idle' } },
    },
    /** Chat sessions that are chosen meanwhile are undoable after it. */
    deleting: {
      invoke: {
        src: 'deleteSessions',
        input: ({ context }) => context,
        onDone: {
          actions: [
            assign({
              ids: ({ context: { ids }, event: { output } }) =>
                ids.filter((id) => ![...output.deleted, ...output.failed].includes(id)),
            }),
            emit(({ event }) => ({ type: 'removal.finished' as const, ...event.output })),
          ],
          target: 'idle',
        },
      },
    },
  },
})
