import * as chat from '../../../api/chat.ts'
import { listDocuments } from '../../../api/documents.ts'
import { ApiError } from '../../../api/errors.ts'
import { topConnections } from '../../../api/graph.ts'
import { retrievalStatus } from '../../../api/rag.ts'
import type { ChatSession, Document } from '../../../api/types.ts'
import { readStoredChat } from '../../../device/storedChat.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { ReasonError } from '../../../lib/xstate/ReasonError.ts'
import { createMessageMeta } from '../messages/messageMeta.ts'
import type { LoadedThread, ThreadMessage } from '../messages/messages.ts'
import { messagesBefore, toAnswer } from '../messages/messages.ts'
import type { AskInput } from './chat.base.ts'
import { SESSION_GONE } from './chat.base.ts'
import { chatTitle } from './chatSessions.ts'
import { pendingQuestion, requestAnswer } from './pendingAnswers.ts'
import type { Suggestions } from './suggestions.ts'
import { availabilityOf, derivedQuestions } from './suggestions.ts'

const listSessions = fromCall<ChatSession[]>(({ signal }) => chat.listSessions(signal))

const createSession = fromCall<ChatSession, { question: string }>(({ input, signal }) =>
  chat.createSession(chatTitle(input.question), signal),
)

/** Also resolves if the chat session was deleted elsewhere. */
const deleteSession = fromCall<void, { id: string }>(({ input, signal }) =>
  chat.deleteSession(input.id, signal).catch((error) => {
    if (!isNotFound(error)) throw error
  }),
)

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** Gives the error of a call the reason `SESSION_GONE` if the chat session does not exist. */
function throwGone(error: unknown): never {
  throw isNotFound(error) ? new ReasonError(messageOf(error), SESSION_GONE, error) : error
}

export function liveChatActors(userId: string) {
  const loadThread = fromCall<LoadedThread, { sessionId: string }>(
    async ({ input: { sessionId }, signal }) => {
      const wasPending = pendingQuestion(userId, sessionId) !== null
      let { messages } = await chat.getThread(sessionId, signal).catch(throwGone)
      const pending = pendingQuestion(userId, sessionId)
      // The answer arrived during the request, so the response may lack it.
      if (wasPending && pending === null) messages = (await chat.getThread(sessionId, signal)).messages
      const askedAfter = readStoredChat(userId).askedAfter[sessionId]
      return { messages: messagesBefore(messages, pending), pendingQuestion: pending, askedAfter }
    },
  )

  const ask = fromCall<ThreadMessage, AskInput>(({ input: { sessionId, question, answersBefore }, signal }) =>
    requestAnswer({ userId, sessionId, question, answersBefore }, signal, async (requestSignal) =>
      toAnswer(
        await chat
          .ask(
            sessionId,
            {
              text: question.content,
              asTyped: question.isAsTyped === true,
              documentIds: question.document_ids,
            },
            requestSignal,
          )
          .catch(throwGone),
        createMessageMeta(),
      ),
    ),
  )

  const loadSuggestions = fromCall<Suggestions>(async ({ signal }) => {
    const { documents, suggested_questions } = await retrievalStatus(signal)
    if (documents === 0) return { availability: availabilityOf(await listDocuments(signal)), questions: [] }
    if (suggested_questions) return { availability: 'indexed', questions: suggested_questions }
    const [concepts, listed] = await Promise.all([topConnections(userId, { signal }), listDocuments(signal)])
    return { availability: 'indexed', questions: derivedQuestions(concepts, listed) }
  })

  const loadDocuments = fromCall<Document[]>(({ signal }) => listDocuments(signal))

  return { listSessions, loadThread, createSession, ask, deleteSession, loadSuggestions, loadDocuments }
}
