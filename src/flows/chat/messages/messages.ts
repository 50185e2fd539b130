import type { Answer, ChatMessage } from '../../../api/types.ts'

/**
 * A message of the thread. An apology replaces an answer that failed; a stopped question has no answer. A question can be
 * asked as it was typed, without what it takes from the chat.
 */
export type ThreadMessage = ChatMessage & { isApology?: true; isStopped?: true; isAsTyped?: true }

/** The messages of a chat session, and the question that follows them if its answer is pending. */
export interface LoadedThread {
  messages: readonly ThreadMessage[]
  pendingQuestion: ThreadMessage | null
  /** The number of answers before the last question that was sent from this device and not answered here. */
  askedAfter?: number | undefined
}

/** Id and time of a message that was created on this device. The events carry them, so that the machine is pure. */
export interface MessageMeta {
  id: string
  timestamp: string
}

/** @param scope the documents that its answer is limited to; empty for all */
export function toQuestion(
  text: string,
  { id, timestamp }: MessageMeta,
  scope: readonly string[] = [],
): ThreadMessage {
  const limit = scope.length > 0 && { document_ids: [...scope] }
  return { id, timestamp, role: 'user', content: text.trim(), ...limit }
}

export function toAnswer({ response, ...evidence }: Answer, { id, timestamp }: MessageMeta): ThreadMessage {
  return { id, timestamp, role: 'assistant', content: response, ...evidence }
}

/** The assistant's message in place of an answer that failed. */
export function apologyFor(reason: string): string {
  return `I apologize, but I encountered an error processing your request: ${reason}`
}

/** The apology for a question that was not answered. It has the question's timestamp. */
export function toApology({ id, timestamp }: ThreadMessage, reason: string): ThreadMessage {
  return {
    id: `${id}:apology`,
    timestamp,
    role: 'assistant',
    content: apologyFor(reason),
    isApology: true,
  }
}

/** How the question at `index` was understood, if it took something from the chat; null otherwise. */
export function understoodAs(messages: readonly ThreadMessage[], index: number): string | null {
  return messages[index + 1]?.understood_as ?? null
}

/** All messages of the open thread, the pending question last. */
export function threadMessages({ messages, pendingQuestion }: LoadedThread): readonly ThreadMessage[] {
  return pendingQuestion === null ? messages : [...messages, pendingQuestion]
}

/** The messages before a pending question. The backend may store a question before its answer. */
export function messagesBefore(
  messages: readonly ThreadMessage[],
  pendingQuestion: ThreadMessage | null,
): readonly ThreadMessage[] {
  const last = messages.at(-1)
  const isStored = last?.role === 'user' && last.content === pendingQuestion?.content
  return isStored ? messages.slice(0, -1) : messages
}

/** The messages without a stopped question at their end. */
export function withoutStoppedQuestion(messages: readonly ThreadMessage[]): readonly ThreadMessage[] {
  return messages.at(-1)?.isStopped ? messages.slice(0, -1) : messages
}

export function lastQuestion(messages: readonly ThreadMessage[]): ThreadMessage | null {
  return messages.findLast(({ role }) => role === 'user') ?? null
}

export function isAnswer(message: ThreadMessage): boolean {
  return message.role === 'assistant' && message.isApology !== true
}

export function hasEvidence({ hypotheses, sources, reasoning_nodes }: ChatMessage): boolean {
  return [hypotheses, sources, reasoning_nodes].some((list) => (list?.length ?? 0) > 0)
}

/** Whether any passage contradicts a hypothesis of the answer. */
export function reportsContradictions({ hypotheses = [] }: ChatMessage): boolean {
  return hypotheses.some(({ contradicting = 0 }) => contradicting > 0)
}

/** Whether the message at `index` was written on another day than the one before it, in local time. */
export function isFirstOfDay(messages: readonly ThreadMessage[], index: number): boolean {
  const [previous, own] = [index - 1, index].map((each) => dayOf(messages[each]?.timestamp ?? ''))
  return previous !== own
}

const dayOf = (timestamp: string) => new Date(timestamp).toDateString()

/** The answer whose evidence is shown: the pinned one, otherwise the latest. */
export function answerWithShownEvidence(
  messages: readonly ThreadMessage[],
  pinnedId: string | null,
): ThreadMessage | null {
  return messages.find(({ id }) => id === pinnedId) ?? messages.findLast(isAnswer) ?? null
}
