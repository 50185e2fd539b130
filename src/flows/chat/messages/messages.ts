import type { Answer, ChatMessage } from '../../../api/types.ts'
import type { AskedQuestion } from '../../../device/storedChat.ts'

/**
 * A message of the thread. An apology replaces an answer that failed; a stopped question has no answer. A question can be
 * asked as it was typed, without what it takes from the chat.
 */
export type ThreadMessage = ChatMessage & { isApology?: true; isStopped?: true; isAsTyped?: true }

/** The messages of a chat session, and the question that follows them if its answer is pending. */
export interface LoadedThread {
  messages: readonly ThreadMessage[]
  pendingQuestion: ThreadMessage | null
}

/** Id and time of a message that is created on this device. */
const newMessage = () => ({ id: crypto.randomUUID(), timestamp: new Date().toISOString() })

/** @param scope the documents that its answer is limited to; empty for all */
export function toQuestion(text: string, scope: readonly string[] = []): ThreadMessage {
  const limit = scope.length > 0 && { document_ids: [...scope] }
  return { ...newMessage(), role: 'user', content: text.trim(), ...limit }
}

export function toAnswer({ response, ...evidence }: Answer): ThreadMessage {
  return { ...newMessage(), role: 'assistant', content: response, ...evidence }
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

/**
 * A thread with the question that was asked from this device and has no answer: it is pending, its answer failed, or it
 * was stopped, by a reload too.
 */
export function withAskedQuestion(
  messages: readonly ThreadMessage[],
  asked: AskedQuestion | undefined,
  isPending: boolean,
): LoadedThread {
  if (asked === undefined || messages.filter(isAnswer).length > asked.answersBefore)
    return { messages, pendingQuestion: null }
  const { text, timestamp, failure } = asked
  const question: ThreadMessage = { id: `asked ${timestamp}`, timestamp, role: 'user', content: text }
  // The backend may store a question before its answer.
  const last = messages.at(-1)
  const before = last?.role === 'user' && last.content === text ? messages.slice(0, -1) : messages
  if (isPending) return { messages: before, pendingQuestion: question }
  const turn: ThreadMessage[] =
    failure === null ? [{ ...question, isStopped: true }] : [question, toApology(question, failure)]
  return { messages: [...before, ...turn], pendingQuestion: null }
}

/** The question at the end of a thread that is pending, was stopped or has an apology instead of an answer. */
export function unansweredQuestion(messages: readonly ThreadMessage[]): ThreadMessage | null {
  const last = messages.at(-1)
  return (last?.isApology ? messages.at(-2) : last?.role === 'user' ? last : null) ?? null
}

/** The messages without a question at their end that was stopped or has an apology, which its repetition replaces. */
export function withoutUnanswered(messages: readonly ThreadMessage[]): readonly ThreadMessage[] {
  const question = unansweredQuestion(messages)
  return question === null ? messages : messages.slice(0, messages.indexOf(question))
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
