import type { TextBySession } from '../../../device/storedChat.ts'
import { withEntry } from '../../../lib/records.ts'
import { lastQuestion, threadMessages, unansweredQuestion } from '../messages/messages.ts'
import type { ChatContext } from './chat.types.ts'

export function currentDraft({ drafts, selectedId }: Pick<ChatContext, 'drafts' | 'selectedId'>): string {
  return drafts[selectedId ?? ''] ?? ''
}

/** Replaces the draft of a chat session (null for a new chat), as the newest entry. Empty drafts are left out. */
export function setDraft(drafts: TextBySession, sessionId: string | null, text: string): TextBySession {
  return withEntry(drafts, sessionId ?? '', text || null)
}

const paragraphs = (...texts: (string | null | undefined)[]) =>
  texts.filter((text) => (text ?? '').trim() !== '').join('\n\n')

type DraftContext = Pick<ChatContext, 'drafts' | 'selectedId' | 'messages' | 'pendingQuestion' | 'editedFrom'>

/**
 * The drafts after the open thread is closed: with the text typed before an edit, and in a new chat with its question,
 * which no chat session contains.
 */
export function draftsAfterLeaving(context: DraftContext): TextBySession {
  const { drafts, selectedId, editedFrom } = context
  const unsent = selectedId === null ? lastQuestion(threadMessages(context))?.content : ''
  return setDraft(drafts, selectedId, paragraphs(unsent, editedFrom, currentDraft(context)))
}

/** The drafts after the open chat session was deleted elsewhere. Its unsent texts move to the draft of a new chat. */
export function draftsAfterDeletion(context: DraftContext): TextBySession {
  const { drafts, selectedId, editedFrom } = context
  const unsent = unansweredQuestion(threadMessages(context))?.content
  const text = paragraphs(unsent, editedFrom, currentDraft(context), drafts[''])
  return setDraft(setDraft(drafts, selectedId, ''), null, text)
}
