import type { Answer, ChatMessage, ChatSession } from '../../../api/types.ts'
import { apologyFor } from '../../../domain/evidence.ts'

/**
 * A message as the thread keeps it. An apology stands where an answer could not be had; a stopped question is one
 * whose answer was called off.
 */
export type ThreadMessage = ChatMessage & { isApology?: true; isStopped?: true }

/** A session's messages as they were loaded, or, while its last question waits for its answer, as they were left. */
export interface LoadedThread {
  messages: readonly ThreadMessage[]
  isWaiting: boolean
}

/** What marks a message that was not read from the backend: made by whoever asks, so that here nothing is random. */
export interface Stamp {
  id: string
  timestamp: string
}

export function questionOf(text: string, { id, timestamp }: Stamp): ThreadMessage {
  return { id, timestamp, role: 'user', content: text.trim() }
}

export function answerOf({ response, ...evidence }: Answer, { id, timestamp }: Stamp): ThreadMessage {
  return { id, timestamp, role: 'assistant', content: response, ...evidence }
}

/** The apology for a question. It bears the question's time. */
export function apologyTo({ id, timestamp }: ThreadMessage, reason: string): ThreadMessage {
  return {
    id: `${id}:apology`,
    timestamp,
    role: 'assistant',
    content: apologyFor(reason),
    isApology: true,
  }
}

/** The question that waits for its answer: the last message, where that is the person's own. */
export function openQuestion(messages: readonly ThreadMessage[]): ThreadMessage | null {
  const last = messages.at(-1)
  return last?.role === 'user' ? last : null
}

/** The thread without a question that was stopped: the backend has never kept it. */
export function withoutStopped(messages: readonly ThreadMessage[]): readonly ThreadMessage[] {
  return messages.at(-1)?.isStopped ? messages.slice(0, -1) : messages
}

/** What the person asked last, answered or not. */
export function lastQuestion(messages: readonly ThreadMessage[]): ThreadMessage | null {
  return messages.findLast(({ role }) => role === 'user') ?? null
}

/** A question that was not answered goes back before what has been typed since. */
export function draftWith(question: Pick<ThreadMessage, 'content'> | null, draft: string): string {
  return [question?.content ?? '', draft].filter((text) => text.trim() !== '').join('\n\n')
}

function isAnswer(message: ThreadMessage): boolean {
  return message.role === 'assistant' && message.isApology !== true
}

export function hasEvidence({ hypotheses, sources, reasoning_nodes }: ChatMessage): boolean {
  return [hypotheses, sources, reasoning_nodes].some((list) => (list?.length ?? 0) > 0)
}

/** Whether something in the documents speaks against what the answer holds for true. */
export function reportsContradictions({ hypotheses = [] }: ChatMessage): boolean {
  return hypotheses.some(({ contradicting = 0 }) => contradicting > 0)
}

/** Whether a message was written on another day than the one before it. */
export function beginsDay(messages: readonly ThreadMessage[], place: number): boolean {
  const [before, own] = [place - 1, place].map((at) => dayOf(messages[at]?.timestamp ?? ''))
  return before !== own
}

const dayOf = (timestamp: string) => new Date(timestamp).toDateString()

/** The answer whose evidence is shown: the one that was chosen, otherwise the latest. */
export function pinnedAnswer(
  messages: readonly ThreadMessage[],
  pinnedId: string | null,
): ThreadMessage | null {
  return messages.find(({ id }) => id === pinnedId) ?? messages.findLast(isAnswer) ?? null
}

/** A fresh listing. The session that is open stays in it, though the listing may be older than the session. */
export function listingWith(
  listing: readonly ChatSession[],
  sessions: readonly ChatSession[],
  selectedId: string | null,
): readonly ChatSession[] {
  const open = sessions.find(({ id }) => id === selectedId)
  const isMissing = open !== undefined && !listing.some(({ id }) => id === open.id)
  return isMissing ? [open, ...listing] : listing
}

/** Nothing was answered in the session before. */
export function isNewSession(sessions: readonly ChatSession[], id: string | null): boolean {
  return !sessions.some((session) => session.id === id && session.message_count > 0)
}

/** The sessions after a question and its answer were added to one of them. */
export function sessionsAfterAnswer(
  sessions: readonly ChatSession[],
  id: string | null,
): readonly ChatSession[] {
  return sessions.map((session) =>
    session.id === id ? { ...session, message_count: session.message_count + 2 } : session,
  )
}
