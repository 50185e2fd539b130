import type { TextBySession } from '../../../device/storedChat.ts'
import type { ChatContext } from '../chat.types.ts'

/** The text that is typed in the open chat session. */
export function currentDraft({ drafts, selectedId }: Pick<ChatContext, 'drafts' | 'selectedId'>): string {
  return drafts[selectedId ?? ''] ?? ''
}

/** Replaces the draft of a chat session (null for a new chat), as the newest entry. Empty drafts are left out. */
export function setDraft(drafts: TextBySession, sessionId: string | null, text: string): TextBySession {
  const { [sessionId ?? '']: _, ...rest } = drafts
  return text === '' ? rest : { ...rest, [sessionId ?? '']: text }
}

/** A draft that starts with a question that was not answered, followed by the text typed since. */
export function prependQuestion(question: string, draft: string): string {
  return [question, draft].filter((text) => text.trim() !== '').join('\n\n')
}

/**
 * The drafts after the open thread is closed. Its draft then contains the question that the backend does not have
 * (stopped, or sent before the chat session was created) and the text typed before an edit.
 */
export function draftsAfterLeaving(
  context: Pick<ChatContext, 'drafts' | 'selectedId' | 'messages' | 'pendingQuestion' | 'editedFrom'>,
): TextBySession {
  const { drafts, selectedId, messages, pendingQuestion, editedFrom } = context
  const last = pendingQuestion ?? messages.at(-1)
  const isUnsent = last?.isStopped || (selectedId === null && last?.role === 'user')
  const texts = [isUnsent ? last.content : '', editedFrom ?? '', currentDraft(context)]
  return setDraft(
    drafts,
    selectedId,
    texts.reduce((before, after) => (before === '' ? after : prependQuestion(before, after)), ''),
  )
}
