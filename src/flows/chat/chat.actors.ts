import * as chat from '../../api/chat.ts'
import type { ChatSession } from '../../api/types.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { pendingQuestion, requestAnswer } from './pendingAnswers.ts'
import { chatTitle } from './sessions/chatSessions.ts'
import { createMessageMeta } from './thread/messageMeta.ts'
import type { LoadedThread, ThreadMessage } from './thread/messages.ts'
import { messagesBefore, toAnswer } from './thread/messages.ts'

const listSessions = fromCall<ChatSession[]>(({ signal }) => chat.listSessions(signal))

const createSession = fromCall<ChatSession, { question: string }>(({ input, signal }) =>
  chat.createSession(chatTitle(input.question), signal),
)

const deleteSession = fromCall<void, { id: string }>(({ input, signal }) =>
  chat.deleteSession(input.id, signal),
)

/** Live actors for `chatMachine`, for one user. */
export function liveChatActors(userId: string) {
  const loadThread = fromCall<LoadedThread, { sessionId: string }>(
    async ({ input: { sessionId }, signal }) => {
      const wasPending = pendingQuestion(userId, sessionId) !== null
      let { messages } = await chat.getThread(sessionId, signal)
      const pending = pendingQuestion(userId, sessionId)
      // The answer arrived during the request, so the response may lack it.
      if (wasPending && pending === null) messages = (await chat.getThread(sessionId, signal)).messages
      return { messages: messagesBefore(messages, pending), pendingQuestion: pending }
    },
  )

  const ask = fromCall<ThreadMessage, { sessionId: string; question: ThreadMessage }>(
    ({ input: { sessionId, question }, signal }) =>
      requestAnswer({ userId, sessionId, question }, signal, async (requestSignal) =>
        toAnswer(await chat.ask(sessionId, question.content, requestSignal), createMessageMeta()),
      ),
  )

  return { listSessions, loadThread, createSession, ask, deleteSession }
}
