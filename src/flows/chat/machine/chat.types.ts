import type { ChatSession, ChatSessionUpdate, Document } from '../../../api/types.ts'
import type { DocumentIdsBySession, TextBySession } from '../../../device/storedChat.ts'
import type { DocumentNames } from '../messages/answerScope.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import type { PassageRef } from '../messages/passageRef.ts'
import type { AnswersEvent } from './answers.machine.ts'
import type { Suggestions } from './suggestions.ts'

export interface ChatChangeInput {
  id: string
  change: ChatSessionUpdate
}

export interface ChatContext {
  hasBackend: boolean
  /** The chat sessions, newest first, including changes since they were listed. */
  sessions: readonly ChatSession[]
  search: string
  /** The open chat session; null in a new chat before its first message. */
  selectedId: string | null
  messages: readonly ThreadMessage[]
  pendingQuestion: ThreadMessage | null
  drafts: TextBySession
  /** The documents that chats are limited to, as chosen: some may no longer exist. See `scopeOf`. */
  scopes: DocumentIdsBySession
  /** The user's documents; null until they are listed. */
  documents: readonly Document[] | null
  /** The file names of all documents that were listed, by id. */
  documentNames: DocumentNames
  /** The draft that an edit of the last question replaced; null if no edit is in progress. */
  editedFrom: string | null
  /** The answer whose evidence the user chose to see; null for the latest answer. */
  pinnedId: string | null
  /** The open passage. It may not exist: a link can name any. */
  passage: PassageRef | null
  /** The page of its document that is shown; null for the page of the passage. */
  page: number | null
  /** Error message if the open chat session could not be loaded. */
  threadFailure: string | null
  /** The chat session to delete, and the error message if that failed. */
  deletion: { id: string; failure: string | null } | null
  /** Changes of chat sessions that are not saved yet, oldest first. The list shows them. */
  changes: readonly ChatChangeInput[]
  /** What a new chat offers; null until it has been loaded. */
  suggestions: Suggestions | null
}

/** The events that the View sends. */
export type ChatEvent =
  | { type: 'sessions.requested' }
  | { type: 'search.edited'; search: string }
  | { type: 'newChat.requested' }
  | { type: 'session.selected'; id: string }
  /** The chat session was deleted in another tab or on another device, or a link named one that does not exist. */
  | { type: 'session.deleted'; id: string }
  | { type: 'thread.requested' }
  | { type: 'draft.edited'; text: string }
  | { type: 'message.submitted' }
  /** `isAsTyped`: without what the question takes from the chat. */
  | { type: 'question.repeated'; isAsTyped?: true }
  /** One of the suggested questions was chosen. It is sent as it is; the draft stays. */
  | { type: 'suggestion.chosen'; question: string }
  /** The documents that the open chat is limited to; empty for all. */
  | { type: 'scope.chosen'; documentIds: readonly string[] }
  /** Another tab chose the documents of chats. */
  | { type: 'scopes.stored'; scopes: DocumentIdsBySession }
  | { type: 'documents.requested' }
  | { type: 'edit.started' }
  | { type: 'edit.cancelled' }
  | { type: 'answer.cancelled' }
  | { type: 'evidence.pinned'; messageId: string }
  | { type: 'passage.opened'; passage: PassageRef; page?: number | null }
  | { type: 'passage.closed' }
  /** Another page of the passage's document is shown. */
  | { type: 'page.turned'; page: number }
  /** Renames or pins a chat session. */
  | { type: 'session.changed'; id: string; change: ChatSessionUpdate }
  | { type: 'deletion.requested'; id: string }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.cancelled' }
  | { type: 'copy.requested'; text: string }
  | { type: 'export.requested' }

export type ChatEmitted =
  | { type: 'failure.occurred'; title: string; text: string }
  | { type: 'answer.received' }
  | Extract<AnswersEvent, { type: 'question.stopped' | 'question.forgotten' }>
  /** The user deleted a chat session in this tab. */
  | { type: 'session.removed'; id: string }
  | { type: 'copy.requested'; text: string }
  | {
      type: 'export.requested'
      title: string
      messages: readonly ThreadMessage[]
      documentNames: DocumentNames
    }

export interface ChatInput {
  hasBackend: boolean
  drafts?: TextBySession
  scopes?: DocumentIdsBySession
  search?: string
  /** The chat session to open first. */
  openId?: string | null
  /** The passage to open in it, and the page of its document. */
  passage?: PassageRef | null
  page?: number | null
}
