import { chatSetup } from './chat.base.ts'
import { deletionRegion } from './chat.deletion.ts'
import { sessionsRegion } from './chat.sessions.ts'
import { threadRegion } from './chat.thread.ts'

/**
 * The chat: the list of sessions on one side, the open thread on the other. They go on beside each other: a list
 * that is loading or has failed keeps nobody from asking.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => ({
    hasBackend: input.hasBackend,
    sessions: [],
    selectedId: input.openId ?? null,
    messages: [],
    drafts: input.drafts ?? {},
    editedFrom: null,
    pinnedId: null,
    threadFailure: null,
    deletion: null,
  }),
  initial: 'noBackend',
  states: {
    noBackend: {
      always: { guard: 'hasBackend', target: 'connected' },
      on: { 'signIn.requested': { actions: 'askForSignIn' } },
    },
    connected: {
      type: 'parallel',
      states: { sessions: sessionsRegion, thread: threadRegion, deletion: deletionRegion },
    },
  },
})
