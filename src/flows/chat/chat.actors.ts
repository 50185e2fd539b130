import * as chat from '../../api/chat.ts'
import type { ChatSession } from '../../api/types.ts'
import { sessionTitleOf } from '../../domain/evidence.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { Asker } from './pendingAnswers.ts'
import { answerTo, waitingThread } from './pendingAnswers.ts'
import type { LoadedThread, ThreadMessage } from './thread/messages.ts'
import { answerOf } from './thread/messages.ts'
import { stamp } from './thread/stamp.ts'

const listSessions = fromCall<ChatSession[]>(({ signal }) => chat.listSessions(signal))

const createSession = fromCall<ChatSession, { question: string }>(({ input, signal }) =>
  chat.createSession(sessionTitleOf(input.question), signal),
)

const deleteSession = fromCall<void, { id: string }>(({ input, signal }) =>
  chat.deleteSession(input.id, signal),
)

/** The actors of the chat that speak to the backend for somebody, for `chatMachine.provide`. */
export function liveActorsOf(asker: Asker) {
  const loadThread = fromCall<LoadedThread, { sessionId: string }>(async ({ input, signal }) => {
    const waiting = waitingThread(asker.userId, input.sessionId)
    if (waiting !== null) return waiting
    const { messages } = await chat.getThread(input.sessionId, signal)
    return { messages, isWaiting: false }
  })

  const ask = fromCall<ThreadMessage, { sessionId: string; messages: readonly ThreadMessage[] }>(
    ({ input, signal }) =>
      answerTo(input, asker, signal, async (untilAbandoned) => {
        const question = input.messages.at(-1)?.content ?? ''
        return answerOf(await chat.ask(input.sessionId, question, untilAbandoned), stamp())
      }),
  )

  return { listSessions, loadThread, createSession, ask, deleteSession }
}
