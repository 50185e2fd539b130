import type { TextBySession } from '../../../device/storedChat.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import { isAnswer, lastQuestion } from '../messages/messages.ts'
import type { ChatContext } from './chat.types.ts'

export function currentDraft({ drafts, selectedId }: Pick<ChatContext, 'drafts' | 'selectedId'>): string {
  return drafts[selectedId ?? ''] ?? ''
}

/** Replaces the draft of a chat session (null for a new chat), as the newest entry. Empty drafts are left out. */
export function setDraft(drafts: TextBySession, sessionId: string | null, text: string): TextBySession {
  const { [sessionId ?? '']: _, ...rest } = drafts
  return text === '' ? rest : { ...rest, [sessionId ?? '']: text }
}

/**
 * The stored drafts with what this tab changed `before` → `after`. Another tab may have stored other drafts since this one
 * read them.
 */
export function mergeDrafts(
  stored: TextBySession,
  before: TextBySession,
  after: TextBySession,
): TextBySession {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return ids
    .filter((id) => before[id] !== after[id])
    .reduce((drafts, id) => setDraft(drafts, id, after[id] ?? ''), stored)
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

/** The drafts after the open chat session was deleted elsewhere. Its unsent texts move to the draft of a new chat. */
export function draftsAfterDeletion(context: Parameters<typeof draftsAfterLeaving>[0]): TextBySession {
  const { selectedId, pendingQuestion } = context
  const drafts = draftsAfterLeaving({ ...context, pendingQuestion: null })
  const unsent = prependQuestion(pendingQuestion?.content ?? '', currentDraft({ drafts, selectedId }))
  return setDraft(setDraft(drafts, selectedId, ''), null, prependQuestion(unsent, drafts[''] ?? ''))
}

/**
 * A restored draft without the thread's last question, if that was sent from this device and answered since: the answer
 * may have arrived after a reload, in another tab, or after the connection was lost. `askedAfter` is the number of
 * answers before it; undefined if no question was sent. The same question may have been answered earlier.
 */
export function withoutAnsweredQuestion(
  draft: string,
  messages: readonly ThreadMessage[],
  askedAfter: number | undefined,
): string {
  if (askedAfter === undefined || messages.filter(isAnswer).length <= askedAfter) return draft
  const question = messages.at(-1)?.role === 'assistant' ? lastQuestion(messages)?.content : undefined
  if (question === undefined || !`${draft}\n\n`.startsWith(`${question}\n\n`)) return draft
  return draft.slice(question.length).trimStart()
}
