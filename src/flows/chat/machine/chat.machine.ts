import { assign } from 'xstate'
import { chatBase } from './chat.base.ts'
import { changesRegion } from './chat.changes.ts'
import { deletionRegion } from './chat.deletion.ts'
import { documentsRegion } from './chat.documents.ts'
import { sessionsRegion } from './chat.sessions.ts'
import { suggestionsRegion } from './chat.suggestions.ts'
import { threadRegion } from './chat.thread.ts'
import type { ChatContext, ChatInput } from './chat.types.ts'

export function initialChatContext({
  hasBackend,
  drafts = {},
  scopes = {},
  search = '',
  openId = null,
  passage = null,
  page = null,
}: ChatInput): ChatContext {
  return {
    hasBackend,
    sessions: [],
    search,
    selectedId: openId,
    messages: [],
    pendingQuestion: null,
    drafts,
    scopes,
    documents: null,
    documentNames: {},
    editedFrom: null,
    pinnedId: null,
    passage,
    page,
    threadFailure: null,
    deletion: null,
    changes: [],
    suggestions: null,
  }
}

/** The chat. Its regions are independent: questions can be sent while the list loads or after it failed. */
export const chatMachine = chatBase.createMachine({
  id: 'chat',
  context: ({ input }) => initialChatContext(input),
  initial: 'noBackend',
  on: { 'search.edited': { actions: assign({ search: ({ event }) => event.search }) } },
  states: {
    noBackend: { always: { guard: 'hasBackend', target: 'connected' } },
    connected: {
      type: 'parallel',
      states: {
        sessions: sessionsRegion,
        thread: threadRegion,
        deletion: deletionRegion,
        changes: changesRegion,
        suggestions: suggestionsRegion,
        documents: documentsRegion,
      },
    },
  },
})
