import { and, assign, emit, enqueueActions, setup } from 'xstate'
import type { ChatSession } from '../../api/types.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { Drafts } from './composer/drafts.ts'
import { draftOf, draftsAfterLeaving, withDraft } from './composer/drafts.ts'
import type { LoadedThread, Stamp, ThreadMessage } from './thread/messages.ts'
import {
  apologyTo,
  draftWith,
  hasEvidence,
  isNewSession,
  lastQuestion,
  openQuestion,
  questionOf,
  sessionsAfterAnswer,
  withoutStopped,
} from './thread/messages.ts'

export interface ChatContext {
  hasBackend: boolean
  /** As last listed, newest first, and what has happened here since. */
  sessions: readonly ChatSession[]
  /** The session that is open; null before the first message of a new chat. */
  selectedId: string | null
  messages: readonly ThreadMessage[]
  drafts: Drafts
  /** What was being typed before the last question was taken up to be edited; null while none is. */
  editedFrom: string | null
  /** The answer that was chosen to show its evidence; null for the latest one. */
  pinnedId: string | null
  /** Why the open session could not be loaded. */
  threadFailure: string | null
  /** The session that is to be deleted, and why that has failed. */
  deletion: { id: string; failure: string | null } | null
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
  | ({ type: 'question.repeated' } & Stamp)
  | { type: 'edit.begun' }
  | { type: 'edit.cancelled' }
  | { type: 'answer.cancelled' }
  | { type: 'evidence.pinned'; messageId: string }
  | { type: 'deletion.requested'; id: string }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.cancelled' }
  | { type: 'copy.requested'; text: string }
  | { type: 'export.requested' }

export type ChatEmitted =
  | { type: 'failure.occurred'; title: string; text: string }
  | { type: 'signIn.requested' }
  /** Nobody waits for the session's answer any more. */
  | { type: 'answer.abandoned'; sessionId: string }
  | { type: 'copy.requested'; text: string }
  | { type: 'export.requested'; title: string; messages: readonly ThreadMessage[] }

/** Everything the parts of the machine share: its types, its actors, its questions, its doings. */
export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatRequest,
    emitted: {} as ChatEmitted,
    input: {} as { hasBackend: boolean; drafts?: Drafts; openId?: string | null },
  },
  actors: {
    listSessions: notProvided<ChatSession[]>('listSessions'),
    loadThread: notProvided<LoadedThread, { sessionId: string }>('loadThread'),
    createSession: notProvided<ChatSession, { question: string }>('createSession'),
    /** The messages are those of the thread, the question the last of them. */
    ask: notProvided<ThreadMessage, { sessionId: string; messages: readonly ThreadMessage[] }>('ask'),
    deleteSession: notProvided<void, { id: string }>('deleteSession'),
  },
  guards: {
    hasBackend: ({ context }) => context.hasBackend,
    hasDraft: ({ context }) => draftOf(context).trim() !== '',
    hasSession: ({ context }) => context.selectedId !== null,
    canAsk: and(['hasDraft', 'hasSession']),
    hasQuestion: ({ context }) => lastQuestion(context.messages) !== null,
    canAskAgain: and(['hasQuestion', 'hasSession']),
    canEdit: ({ context }) => context.editedFrom === null && lastQuestion(context.messages) !== null,
    isEditing: ({ context }) => context.editedFrom !== null,
    isOtherSession: ({ context, event }) =>
      event.type === 'session.selected' && event.id !== context.selectedId,
    canPin: ({ context, event }) =>
      event.type === 'evidence.pinned' &&
      context.messages.some((message) => message.id === event.messageId && hasEvidence(message)),
  },
  actions: {
    editDraft: assign(({ context, event }) =>
      event.type === 'draft.edited'
        ? { drafts: withDraft(context.drafts, context.selectedId, event.text) }
        : {},
    ),
    beginEdit: assign(({ context }) => ({
      editedFrom: draftOf(context),
      drafts: withDraft(context.drafts, context.selectedId, lastQuestion(context.messages)?.content ?? ''),
    })),
    cancelEdit: assign(({ context }) => ({
      editedFrom: null,
      drafts: withDraft(context.drafts, context.selectedId, context.editedFrom ?? ''),
    })),
    pinEvidence: assign(({ event }) =>
      event.type === 'evidence.pinned' ? { pinnedId: event.messageId } : {},
    ),
    /** The question is in the thread before anybody has answered it. What an edit set aside is the draft again. */
    showQuestion: assign(({ context, event }) => {
      if (event.type !== 'message.submitted') return {}
      const { messages, editedFrom } = context
      const kept = editedFrom === null ? messages : withoutStopped(messages)
      return {
        messages: [...kept, questionOf(draftOf(context), event)],
        drafts: withDraft(context.drafts, context.selectedId, editedFrom ?? ''),
        editedFrom: null,
      }
    }),
    /** The backend adds to a thread and replaces nothing, so an answer that is asked for again leaves the earlier. */
    repeatQuestion: assign(({ context: { messages }, event }) => {
      const question = lastQuestion(messages)
      if (event.type !== 'question.repeated' || question === null) return {}
      return { messages: [...withoutStopped(messages), questionOf(question.content, event)] }
    }),
    markStopped: assign(({ context: { messages } }) => {
      const question = openQuestion(messages)
      return question
        ? { messages: [...messages.slice(0, -1), { ...question, isStopped: true as const }] }
        : {}
    }),
    openSession: assign(({ context }, { id }: { id: string | null }) => ({
      selectedId: id,
      messages: [],
      drafts: draftsAfterLeaving(context),
      editedFrom: null,
      pinnedId: null,
      threadFailure: null,
    })),
    /** What has been typed meanwhile belongs to the session that the first message began. */
    beginSession: assign(({ context }, { session }: { session: ChatSession }) => ({
      selectedId: session.id,
      sessions: [session, ...context.sessions],
      drafts: withDraft(withDraft(context.drafts, null, ''), session.id, draftOf(context)),
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
    requestDeletion: assign(({ event }) =>
      event.type === 'deletion.requested' ? { deletion: { id: event.id, failure: null } } : {},
    ),
    /** The session goes: from the list, with its draft, and from the screen where it is open. */
    forgetSession: enqueueActions(({ context, enqueue }) => {
      const { deletion, selectedId, sessions, drafts } = context
      if (deletion === null) return
      const isOpen = deletion.id === selectedId
      enqueue.assign({
        sessions: sessions.filter(({ id }) => id !== deletion.id),
        drafts: withDraft(drafts, deletion.id, ''),
        deletion: null,
        ...(isOpen && { messages: [], editedFrom: null }),
      })
      enqueue.emit({ type: 'answer.abandoned', sessionId: deletion.id })
      if (isOpen) enqueue.raise({ type: 'newChat.requested' })
      // A listing that is on its way still has it.
      enqueue.raise({ type: 'sessions.requested' })
    }),
    apologize: assign(({ context }, { reason }: { reason: string }) => {
      const question = openQuestion(context.messages)
      const draft = draftWith(question, draftOf(context))
      return {
        messages: question ? [...context.messages, apologyTo(question, reason)] : context.messages,
        drafts: withDraft(context.drafts, context.selectedId, draft),
      }
    }),
    tellFailure: emit((_, { title, text }: { title: string; text: string }) => ({
      type: 'failure.occurred' as const,
      title,
      text,
    })),
    tellAbandoned: emit((_, { sessionId }: { sessionId: string }) => ({
      type: 'answer.abandoned' as const,
      sessionId,
    })),
    tellCopy: emit(({ event }) => ({
      type: 'copy.requested' as const,
      text: event.type === 'copy.requested' ? event.text : '',
    })),
    tellExport: emit(({ context: { sessions, selectedId, messages } }) => ({
      type: 'export.requested' as const,
      title: sessions.find(({ id }) => id === selectedId)?.title ?? '',
      messages,
    })),
    askForSignIn: emit({ type: 'signIn.requested' as const }),
  },
})
