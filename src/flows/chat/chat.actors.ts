import * as chat from '../../api/chat.ts'
import type { ChatSession } from '../../api/types.ts'
import { sessionTitleOf } from '../../domain/evidence.ts'
import { fromCall } from '../../machines/fromCall.ts'
import type { ThreadMessage } from './messages.ts'
import { answerOf } from './messages.ts'
import { stamp } from './stamp.ts'

const listSessions = fromCall<ChatSession[]>(({ signal }) => chat.listSessions(signal))

const loadThread = fromCall<ThreadMessage[], { sessionId: string }>(async ({ input, signal }) => {
  const { messages } = await chat.getThread(input.sessionId, signal)
  return messages
})

const createSession = fromCall<ChatSession, { question: string }>(({ input, signal }) =>
  chat.createSession(sessionTitleOf(input.question), signal),
)

const ask = fromCall<ThreadMessage, { sessionId: string; question: string }>(async ({ input, signal }) =>
  answerOf(await chat.ask(input.sessionId, input.question, signal), stamp()),
)

/** The actors of the chat that speak to the backend, for `chatMachine.provide`. */
export const liveActors = { listSessions, loadThread, createSession, ask }
