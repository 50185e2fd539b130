import type { ThreadMessage } from '../thread/messages.ts'
import { draftWith, openQuestion } from '../thread/messages.ts'

/** What is being typed, by session; that of a new chat under ''. Empty ones are left out. */
export type Drafts = Readonly<Record<string, string>>

/** As much of the chat's context as is needed here. */
interface Typed {
  drafts: Drafts
  selectedId: string | null
}
interface Left extends Typed {
  messages: readonly ThreadMessage[]
  editedFrom: string | null
}

/** What is being typed in the session that is open. */
export function draftOf({ drafts, selectedId }: Typed): string {
  return drafts[selectedId ?? ''] ?? ''
}

/** The drafts with another text for a session; the one that was typed last stands last. */
export function withDraft(drafts: Drafts, sessionId: string | null, text: string): Drafts {
  const { [sessionId ?? '']: _, ...rest } = drafts
  return text === '' ? rest : { ...rest, [sessionId ?? '']: text }
}

/**
 * The drafts once the open thread is left: a question that no backend has goes back into its session's, and so does
 * what was typed before an edit.
 */
export function draftsAfterLeaving(context: Left): Drafts {
  const { drafts, selectedId, messages, editedFrom } = context
  const open = openQuestion(messages)
  const unsent = selectedId === null || open?.isStopped ? (open?.content ?? '') : ''
  const left = [unsent, editedFrom ?? '', draftOf(context)].reduce(joined, '')
  return withDraft(drafts, selectedId, left)
}

const joined = (before: string, after: string) =>
  before === '' ? after : draftWith({ content: before }, after)
