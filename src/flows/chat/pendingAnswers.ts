import type { LoadedThread, ThreadMessage } from './thread/messages.ts'

/** A question whose answer is on its way, or could not be had, while nobody looks at its session. */
interface UnderWay {
  userId: string
  /** The thread as it was left, the question last. */
  messages: readonly ThreadMessage[]
  answer: Promise<ThreadMessage>
  isAnswered: boolean
  abort: AbortController
}

/** By session. It lives as long as the page: whoever goes to another page and back finds the answer, or its wait. */
const underWay = new Map<string, UnderWay>()

/** The part of what follows that belongs to a person. */
export interface Asker {
  userId: string
  /** The question has its answer, and need not be asked again after a reload. */
  onAnswered: (sessionId: string) => void
}

/**
 * The answer to the last of the messages: the one that is on its way where there is one, otherwise asked for now.
 * Whoever stops listening (`signal`) does not end it; `abandon` does.
 */
export async function answerTo(
  input: { sessionId: string; messages: readonly ThreadMessage[] },
  { userId, onAnswered }: Asker,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<ThreadMessage>,
): Promise<ThreadMessage> {
  const { sessionId, messages } = input
  const entry = entryOf(userId, sessionId) ?? begin()
  try {
    return await entry.answer
  } finally {
    if (!signal.aborted) forget(entry)
  }

  function begin(): UnderWay {
    const abort = new AbortController()
    const begun: UnderWay = { userId, messages, answer: ask(abort.signal), isAnswered: false, abort }
    begun.answer.then(
      () => {
        begun.isAnswered = true
        onAnswered(sessionId)
      },
      // Whoever comes back to the session hears of it.
      () => {},
    )
    underWay.set(sessionId, begun)
    return begun
  }

  function forget(heard: UnderWay) {
    if (underWay.get(sessionId) === heard) underWay.delete(sessionId)
  }
}

/** The thread that waits for an answer in this session; null where none is awaited, or the backend has it by now. */
export function waitingThread(userId: string, sessionId: string): LoadedThread | null {
  const entry = entryOf(userId, sessionId)
  if (entry?.isAnswered) underWay.delete(sessionId)
  return entry === undefined || entry.isAnswered ? null : { messages: entry.messages, isWaiting: true }
}

/** The questions that no answer was seen to, by session. */
export function questionsUnderWay(userId: string): Record<string, string> {
  const open = [...underWay].filter(([, entry]) => entry.userId === userId && !entry.isAnswered)
  return Object.fromEntries(open.map(([id, { messages }]) => [id, messages.at(-1)?.content ?? '']))
}

/** Whether this page has asked in the session, and nobody has seen yet what came of it. */
export function isUnderWay(userId: string, sessionId: string): boolean {
  return entryOf(userId, sessionId) !== undefined
}

/** Ends it: nobody waits for this session's answer any more. */
export function abandon(sessionId: string): void {
  underWay.get(sessionId)?.abort.abort()
  underWay.delete(sessionId)
}

/** Ends all of them. */
export function abandonAll(): void {
  for (const id of [...underWay.keys()]) abandon(id)
}

function entryOf(userId: string, sessionId: string): UnderWay | undefined {
  const entry = underWay.get(sessionId)
  return entry?.userId === userId ? entry : undefined
}
