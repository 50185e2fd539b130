import { and, assign, emit, enqueueActions, raise, setup } from 'xstate'
import type { ChatSession, Document } from '../../../api/types.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'
import { reasonOf } from '../../../lib/xstate/ReasonError.ts'
import type { LoadedThread, ThreadMessage } from '../messages/messages.ts'
import {
  hasEvidence,
  lastQuestion,
  threadMessages,
  toApology,
  toQuestion,
  withoutUnanswered,
} from '../messages/messages.ts'
import { sourceOf } from '../messages/passageRef.ts'
import type { AskInput } from './answers.machine.ts'
import type { ChatChangeInput, ChatContext, ChatEmitted, ChatEvent, ChatInput } from './chat.types.ts'
import { countAnsweredQuestion, isEmptyChat } from './chatSessions.ts'
import { currentDraft, draftsAfterDeletion, draftsAfterLeaving, setDraft } from './drafts.ts'
import { scopeOf, setScope } from './scope.ts'
import type { Suggestions } from './suggestions.ts'

/** The reason of a call that failed because the chat session was deleted elsewhere. */
export const SESSION_GONE = 'sessionGone'

const NO_PASSAGE = { passage: null, page: null } as const

/** Types, actors, guards and actions that the regions of the chat machine share. */
export const chatBase = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
    input: {} as ChatInput,
  },
  actors: {
    listSessions: notProvided<ChatSession[]>('listSessions'),
    loadThread: notProvided<LoadedThread, { sessionId: string }>('loadThread'),
    createSession: notProvided<ChatSession, { question: string }>('createSession'),
    ask: notProvided<ThreadMessage, AskInput>('ask'),
    deleteSession: notProvided<void, { id: string }>('deleteSession'),
    updateSession: notProvided<void, ChatChangeInput>('updateSession'),
    loadSuggestions: notProvided<Suggestions>('loadSuggestions'),
    loadDocuments: notProvided<Document[]>('loadDocuments'),
  },
  guards: {
    hasBackend: ({ context }) => context.hasBackend,
    hasDraft: ({ context }) => currentDraft(context).trim() !== '',
    hasSession: ({ context }) => context.selectedId !== null,
    canAsk: and(['hasDraft', 'hasSession']),
    hasQuestion: ({ context }) => lastQuestion(threadMessages(context)) !== null,
    canAskAgain: and(['hasQuestion', 'hasSession']),
    canEdit: ({ context }) => context.editedFrom === null && lastQuestion(context.messages) !== null,
    isEditing: ({ context }) => context.editedFrom !== null,
    // An edit in progress would be lost.
    canChoose: ({ context }) => context.editedFrom === null,
    canChooseInSession: and(['canChoose', 'hasSession']),
    isOtherSession: ({ context, event }) =>
      event.type === 'session.selected' && event.id !== context.selectedId,
    isDeletedSession: ({ context, event }) =>
      event.type === 'session.deleted' && event.id === context.selectedId,
    isDeletionOfDeletedSession: ({ context, event }) =>
      event.type === 'session.deleted' && event.id === context.deletion?.id,
    isKnownSession: ({ context, event }) =>
      event.type === 'session.deleted' && context.sessions.some(({ id }) => id === event.id),
    /** The call failed because the chat session no longer exists. */
    isSessionGone: (_, { error }: { error: unknown }) => reasonOf<string>(error, '') === SESSION_GONE,
    hasPassage: ({ context }) => context.passage !== null,
    canPin: ({ context, event }) =>
      event.type === 'evidence.pinned' &&
      context.messages.some((message) => message.id === event.messageId && hasEvidence(message)),
  },
  actions: {
    editDraft: assign(({ context, event }) =>
      event.type === 'draft.edited'
        ? { drafts: setDraft(context.drafts, context.selectedId, event.text) }
        : {},
    ),
    chooseScope: assign(({ context, event }) =>
      event.type === 'scope.chosen'
        ? { scopes: setScope(context.scopes, context.selectedId, event.documentIds) }
        : {},
    ),
    startEdit: assign(({ context }) => ({
      editedFrom: currentDraft(context),
      drafts: setDraft(context.drafts, context.selectedId, lastQuestion(context.messages)?.content ?? ''),
    })),
    cancelEdit: assign(({ context }) => ({
      editedFrom: null,
      drafts: setDraft(context.drafts, context.selectedId, context.editedFrom ?? ''),
    })),
    pinEvidence: assign(({ event }) =>
      event.type === 'evidence.pinned' ? { pinnedId: event.messageId, ...NO_PASSAGE } : {},
    ),
    openPassage: assign(({ event }) =>
      event.type === 'passage.opened' ? { passage: event.passage, page: event.page ?? null } : {},
    ),
    /** The evidence of its answer stays. */
    closePassage: assign(({ context }) => ({
      ...NO_PASSAGE,
      pinnedId: sourceOf(context.messages, context.passage)?.answerId ?? context.pinnedId,
    })),
    turnPage: assign(({ event }) => (event.type === 'page.turned' ? { page: event.page } : {})),
    /** The draft becomes the pending question. The draft that an edit replaced is restored. */
    submitDraft: assign(({ context, event }) => {
      if (event.type !== 'message.submitted') return {}
      const { messages, editedFrom } = context
      return {
        messages: editedFrom === null ? messages : withoutUnanswered(messages),
        pendingQuestion: toQuestion(currentDraft(context), scopeOf(context)),
        drafts: setDraft(context.drafts, context.selectedId, editedFrom ?? ''),
        editedFrom: null,
      }
    }),
    /** Replaces a question without an answer. An answer stays: the backend appends to a thread. */
    repeatQuestion: assign(({ context, event }) => {
      const { messages } = context
      const question = lastQuestion(messages)
      if (event.type !== 'question.repeated' || question === null) return {}
      return {
        messages: withoutUnanswered(messages),
        pendingQuestion: {
          ...toQuestion(question.content, scopeOf(context)),
          ...(event.isAsTyped && { isAsTyped: true as const }),
        },
      }
    }),
    /** The suggested question becomes the pending question. */
    submitSuggestion: assign(({ context, event }) =>
      event.type === 'suggestion.chosen'
        ? {
            messages: withoutUnanswered(context.messages),
            pendingQuestion: toQuestion(event.question, scopeOf(context)),
          }
        : {},
    ),
    markStopped: assign(({ context: { messages, pendingQuestion } }) =>
      pendingQuestion
        ? { messages: [...messages, { ...pendingQuestion, isStopped: true as const }], pendingQuestion: null }
        : {},
    ),
    openSession: assign(({ context }, { id }: { id: string | null }) => ({
      selectedId: id,
      messages: [],
      pendingQuestion: null,
      drafts: draftsAfterLeaving(context),
      // A new chat uses all documents.
      scopes: id === null ? setScope(context.scopes, null, null) : context.scopes,
      editedFrom: null,
      pinnedId: null,
      ...NO_PASSAGE,
      threadFailure: null,
    })),
    showThread: assign((_, thread: LoadedThread) => thread),
    /** Closes the open chat session, which was deleted elsewhere. */
    closeDeletedSession: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'question.forgotten', sessionId: context.selectedId ?? '' })
      enqueue.assign({
        selectedId: null,
        messages: [],
        pendingQuestion: null,
        drafts: draftsAfterDeletion(context),
        editedFrom: null,
        pinnedId: null,
        ...NO_PASSAGE,
      })
    }),
    raiseSessionDeleted: raise(({ context }) => ({
      type: 'session.deleted' as const,
      id: context.selectedId ?? '',
    })),
    /** Opens the chat session that was created for the first question. The new chat's draft and scope move to it. */
    addSession: assign(({ context }, { session }: { session: ChatSession }) => ({
      selectedId: session.id,
      sessions: [session, ...context.sessions],
      drafts: setDraft(setDraft(context.drafts, null, ''), session.id, currentDraft(context)),
      scopes: setScope(setScope(context.scopes, null, null), session.id, context.scopes[''] ?? []),
    })),
    addAnswer: enqueueActions(({ context, enqueue }, { answer }: { answer: ThreadMessage }) => {
      enqueue.assign({
        messages: [...threadMessages(context), answer],
        pendingQuestion: null,
        pinnedId: null,
        ...NO_PASSAGE,
        sessions: countAnsweredQuestion(context.sessions, context.selectedId),
      })
      enqueue.emit({ type: 'answer.received' })
      // The backend may change the title of a chat session after its first answer.
      if (isEmptyChat(context.sessions, context.selectedId)) enqueue.raise({ type: 'sessions.requested' })
      // A chosen document was deleted or excluded since the documents were listed.
      const used = new Set(answer.document_ids)
      if (answer.document_ids && context.pendingQuestion?.document_ids?.some((id) => !used.has(id)))
        enqueue.raise({ type: 'documents.requested' })
    }),
    requestDeletion: assign(({ event }) =>
      event.type === 'deletion.requested' ? { deletion: { id: event.id, failure: null } } : {},
    ),
    /** Removes the deleted chat session and its draft. Opens a new chat if it was open. */
    removeSession: enqueueActions(({ context, enqueue }) => {
      const { deletion, selectedId, sessions, drafts } = context
      if (deletion === null) return
      const isOpen = deletion.id === selectedId
      enqueue.assign({
        sessions: sessions.filter(({ id }) => id !== deletion.id),
        drafts: setDraft(drafts, deletion.id, ''),
        scopes: setScope(context.scopes, deletion.id, null),
        deletion: null,
        ...(isOpen && { messages: [], pendingQuestion: null, editedFrom: null }),
      })
      enqueue.emit({ type: 'question.forgotten', sessionId: deletion.id })
      enqueue.emit({ type: 'session.removed', id: deletion.id })
      if (isOpen) enqueue.raise({ type: 'newChat.requested' })
      // The response to a pending list request still contains the deleted chat session.
      enqueue.raise({ type: 'sessions.requested' })
    }),
    addApology: assign(({ context: { pendingQuestion, messages } }, { reason }: { reason: string }) =>
      pendingQuestion
        ? {
            messages: [...messages, pendingQuestion, toApology(pendingQuestion, reason)],
            pendingQuestion: null,
          }
        : {},
    ),
    requestSessions: raise({ type: 'sessions.requested' }),
    emitFailure: emit((_, { title, text }: { title: string; text: string }) => ({
      type: 'failure.occurred' as const,
      title,
      text,
    })),
    emitStopped: emit(({ context }) => ({
      type: 'question.stopped' as const,
      sessionId: context.selectedId ?? '',
    })),
    emitCopyRequested: emit(({ event }) => ({
      type: 'copy.requested' as const,
      text: event.type === 'copy.requested' ? event.text : '',
    })),
    emitExportRequested: emit(({ context }) => ({
      type: 'export.requested' as const,
      title: context.sessions.find(({ id }) => id === context.selectedId)?.title ?? '',
      messages: threadMessages(context),
      documentNames: context.documentNames,
    })),
  },
})

export function requirePendingQuestion({ pendingQuestion }: ChatContext): ThreadMessage {
  if (pendingQuestion === null) throw new Error('No question is pending.')
  return pendingQuestion
}
