import { type AnyActorRef, toPromise } from 'xstate'
import * as chat from '../../../api/chat.ts'
import { listDocuments } from '../../../api/documents.ts'
import { ApiError } from '../../../api/errors.ts'
import { topConnections } from '../../../api/graph.ts'
import { retrievalStatus } from '../../../api/rag.ts'
import type { ChatSession, Document } from '../../../api/types.ts'
import { readStoredChat, storeLabel } from '../../../device/storedChat.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { ReasonError } from '../../../lib/xstate/ReasonError.ts'
import { type LoadedThread, type ThreadMessage, withAskedQuestion } from '../messages/messages.ts'
import type { AnswersActor } from './answers.actors.ts'
import type { AskInput, AskOutput } from './answers.machine.ts'
import { SESSION_GONE } from './chat.base.ts'
import type { ChatChangeInput } from './chat.types.ts'
import { chatTitle } from './chatSessions.ts'
import type { Suggestions } from './suggestions.ts'
import { availabilityOf, derivedQuestions } from './suggestions.ts'

const createSession = fromCall<ChatSession, { question: string }>(({ input, signal }) =>
  chat.createSession(chatTitle(input.question), signal),
)

/** Also resolves if the chat session was deleted elsewhere. */
export const deleteExisting = (id: string, signal: AbortSignal): Promise<void> =>
  chat.deleteSession(id, signal).catch((error) => {
    if (!isNotFound(error)) throw error
  })

const deleteSession = fromCall<void, { id: string }>(({ input, signal }) => deleteExisting(input.id, signal))

const isNotSupported = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** Gives the error of a call the reason `SESSION_GONE` if the chat session does not exist. */
function throwGone(error: unknown): never {
  throw isNotFound(error) ? new ReasonError(messageOf(error), SESSION_GONE, error) : error
}

/** @param answers the session's actor of the questions without answer */
export function liveChatActors(userId: string, answers: AnswersActor) {
  const listSessions = fromCall<ChatSession[]>(async ({ signal }) => {
    const sessions = await chat.listSessions(signal)
    const { labels } = readStoredChat(userId)
    return sessions.map((session) => ({ ...session, ...labels[session.id] }))
  })

  /** A backend that cannot store the change leaves it to this device. */
  const updateSession = fromCall<void, ChatChangeInput>(({ input: { id, change }, signal }) =>
    chat.updateSession(id, change, signal).catch((error) => {
      if (!isNotSupported(error)) throw error
      storeLabel(userId, id, change)
    }),
  )

  const callOf = (sessionId: string) => answers.getSnapshot().children[sessionId]
  const isPending = (sessionId: string) => callOf(sessionId) !== undefined

  const loadThread = fromCall<LoadedThread, { sessionId: string }>(
    async ({ input: { sessionId }, signal }) => {
      const wasPending = isPending(sessionId)
      let { messages } = await chat.getThread(sessionId, signal).catch(throwGone)
      // The answer arrived during the request, so the response may lack it.
      if (wasPending && !isPending(sessionId)) messages = (await chat.getThread(sessionId, signal)).messages
      const asked = answers.getSnapshot().context.questions[sessionId]
      return withAskedQuestion(messages, asked, isPending(sessionId))
    },
  )

  /** Joins the call that is running in the chat session, otherwise starts one. It outlives this actor. */
  const ask = fromCall<ThreadMessage, AskInput>(async ({ input }) => {
    answers.send({ type: 'question.asked', ...input })
    const output: AskOutput = await toPromise(callOf(input.sessionId) as AnyActorRef)
    return 'answer' in output ? output.answer : throwGone(output.error)
  })

  const loadSuggestions = fromCall<Suggestions>(async ({ signal }) => {
    const { documents, suggested_questions } = await retrievalStatus(signal)
    if (documents === 0) return { availability: availabilityOf(await listDocuments(signal)), questions: [] }
    if (suggested_questions) return { availability: 'indexed', questions: suggested_questions }
    const [concepts, listed] = await Promise.all([topConnections(userId, { signal }), listDocuments(signal)])
    return { availability: 'indexed', questions: derivedQuestions(concepts, listed) }
  })

  const loadDocuments = fromCall<Document[]>(({ signal }) => listDocuments(signal))

  return {
    listSessions,
    updateSession,
    loadThread,
    createSession,
    ask,
    deleteSession,
    loadSuggestions,
    loadDocuments,
  }
}
