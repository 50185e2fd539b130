import { readStoredChat, updateStoredChat } from '../../../device/storedChat.ts'
import type { ThreadMessage } from '../messages/messages.ts'

// The answers that were requested and have not been shown. Module state, so that an answer is not lost when the user
// opens another chat session or another page. The questions are also stored on the device, for a reload.

interface PendingAnswer {
  userId: string
  question: ThreadMessage
  answer: Promise<ThreadMessage>
  /** The backend has answered, but no chat has shown it yet. */
  isAnswered: boolean
  controller: AbortController
}

/** By chat session id. A failed request stays until a chat has shown its error. */
const pendingAnswers = new Map<string, PendingAnswer>()

export interface AnswerRequest {
  userId: string
  sessionId: string
  question: ThreadMessage
  answersBefore: number
}

/**
 * Resolves to the answer to a question. Joins the request that is pending in the chat session, otherwise calls `ask`.
 * `signal` ends the waiting, not the request; `abandonAnswer` ends the request.
 */
export async function requestAnswer(
  { userId, sessionId, question, answersBefore }: AnswerRequest,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<ThreadMessage>,
): Promise<ThreadMessage> {
  const entry = find(userId, sessionId) ?? start()
  try {
    return await entry.answer
  } finally {
    if (!signal.aborted && pendingAnswers.get(sessionId) === entry) remove(sessionId)
  }

  function start(): PendingAnswer {
    const controller = new AbortController()
    const answer = ask(controller.signal)
    const started: PendingAnswer = { userId, question, answer, isAnswered: false, controller }
    pendingAnswers.set(sessionId, started)
    const { unanswered, askedAfter } = readStoredChat(userId)
    updateStoredChat(userId, {
      unanswered: { ...unanswered, [sessionId]: question.content },
      askedAfter: { ...askedAfter, [sessionId]: answersBefore },
    })
    answer.then(
      () => {
        started.isAnswered = true
        removeStoredQuestion(userId, sessionId)
        removeCount(userId, sessionId)
      },
      // The next `requestAnswer` of the chat session rejects with the error.
      () => {},
    )
    return started
  }
}

/** The question whose answer is pending in the chat session; null if there is none or the backend has answered. */
export function pendingQuestion(userId: string, sessionId: string): ThreadMessage | null {
  const entry = find(userId, sessionId)
  if (entry?.isAnswered) remove(sessionId)
  return entry === undefined || entry.isAnswered ? null : entry.question
}

/** Whether an answer was requested in the chat session since the page was loaded, and has not been shown. */
export function isPending(userId: string, sessionId: string): boolean {
  return find(userId, sessionId) !== undefined
}

export function abandonAnswer(sessionId: string): void {
  pendingAnswers.get(sessionId)?.controller.abort()
  remove(sessionId)
}

/** Aborts all requests. Their questions stay stored on the device, if it still holds the user's data. */
export function abandonAllAnswers(): void {
  for (const { controller } of pendingAnswers.values()) controller.abort()
  pendingAnswers.clear()
}

function find(userId: string, sessionId: string): PendingAnswer | undefined {
  const entry = pendingAnswers.get(sessionId)
  return entry?.userId === userId ? entry : undefined
}

function remove(sessionId: string): void {
  const entry = pendingAnswers.get(sessionId)
  pendingAnswers.delete(sessionId)
  if (entry !== undefined) removeStoredQuestion(entry.userId, sessionId)
}

function removeStoredQuestion(userId: string, sessionId: string): void {
  const { [sessionId]: stored, ...unanswered } = readStoredChat(userId).unanswered
  // Writes nothing after sign-out, when the device has been cleared.
  if (stored !== undefined) updateStoredChat(userId, { unanswered })
}

function removeCount(userId: string, sessionId: string): void {
  const { [sessionId]: stored, ...askedAfter } = readStoredChat(userId).askedAfter
  if (stored !== undefined) updateStoredChat(userId, { askedAfter })
}
