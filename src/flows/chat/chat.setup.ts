import { and, assign, emit, enqueueActions, setup } from 'xstate'
import type { ChatSession } from '../../api/types.ts'
import { notProvided } from '../../machines/notProvided.ts'
import type { Stamp, ThreadMessage } from './messages.ts'
import {
  apologyTo,
  draftWith,
  hasEvidence,
  isNewSession,
  openQuestion,
  questionOf,
  sessionsAfterAnswer,
} from './messages.ts'

export interface ChatContext {
  hasBackend: boolean
  /** As last listed, newest first, and what has happened here since. */
  sessions: readonly ChatSession[]
  /** The session that is open; null before the first message of a new chat. */
  selectedId: string | null
  messages: readonly ThreadMessage[]
  /** What is being typed. */
  draft: string
  /** The answer that was chosen to show its evidence; null for the latest one. */
  pinnedId: string | null
  /** Why the open session could not be loaded. */
  threadFailure: string | null
}

/** What the person does. */
export type ChatRequest =
  | { type: 'signIn.requested' }
  | { type: 'sessions.requested' }
  | { type: 'newChat.requested' }
  | { type: 'session.selected'; id: string }
  | { type: 'thread.requested' }
  | { type: 'draft.edited'; text: string }
  | ({ type: 'message.submitted' } & Stamp)
  | { type: 'answer.cancelled' }
  | { type: 'evidence.pinned'; messageId: string }

export type ChatEmitted =
  | { type: 'failure.occurred'; title: string; text: string }
  | { type: 'signIn.requested' }

/** Everything the parts of the machine share: its types, its actors, its questions, its doings. */
export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatRequest,
    emitted: {} as ChatEmitted,
    input: {} as { hasBackend: boolean; draft?: string | undefined },
  },
  actors: {
    listSessions: notProvided<ChatSession[]>('listSessions'),
    loadThread: notProvided<ThreadMessage[], { sessionId: string }>('loadThread'),
    createSession: notProvided<ChatSession, { question: string }>('createSession'),
    ask: notProvided<ThreadMessage, { sessionId: string; question: string }>('ask'),
  },
  guards: {
    hasBackend: ({ context }) => context.hasBackend,
    hasDraft: ({ context }) => context.draft.trim() !== '',
    canAsk: and(['hasDraft', ({ context }) => context.selectedId !== null]),
    isOtherSession: ({ context, event }) =>
      event.type === 'session.selected' && event.id !== context.selectedId,
    canPin: ({ context, event }) =>
      event.type === 'evidence.pinned' &&
      context.messages.some((message) => message.id === event.messageId && hasEvidence(message)),
  },
  actions: {
    editDraft: assign(({ event }) => (event.type === 'draft.edited' ? { draft: event.text } : {})),
    pinEvidence: assign(({ event }) =>
      event.type === 'evidence.pinned' ? { pinnedId: event.messageId } : {},
    ),
    /** The question is in the thread before anybody has answered it. */
    showQuestion: assign(({ context, event }) =>
      event.type === 'message.submitted'
        ? { messages: [...context.messages, questionOf(context.draft, event)], draft: '' }
        : {},
    ),
    takeQuestionBack: assign(({ context }) => ({
      draft: draftWith(openQuestion(context.messages), context.draft),
      messages: context.messages.slice(0, -1),
    })),
    openSession: assign((_, { id }: { id: string | null }) => ({
      selectedId: id,
      messages: [],
      pinnedId: null,
      threadFailure: null,
    })),
    showAnswer: enqueueActions(({ context, enqueue }, { answer }: { answer: ThreadMessage }) => {
      enqueue.assign({
        messages: [...context.messages, answer],
        pinnedId: null,
        sessions: sessionsAfterAnswer(context.sessions, context.selectedId),
      })
      // Only the backend knows what it has made of a session's title once there is something in it.
      if (isNewSession(context.sessions, context.selectedId)) enqueue.raise({ type: 'sessions.requested' })
    }),
    apologize: assign(({ context }, { reason }: { reason: string }) => {
      const question = openQuestion(context.messages)
      return {
        messages: question ? [...context.messages, apologyTo(question, reason)] : context.messages,
        draft: draftWith(question, context.draft),
      }
    }),
    tellFailure: emit((_, { title, text }: { title: string; text: string }) => ({
      type: 'failure.occurred' as const,
      title,
      text,
    })),
    askForSignIn: emit({ type: 'signIn.requested' as const }),
  },
})
