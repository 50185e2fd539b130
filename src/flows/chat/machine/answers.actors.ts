import { type ActorRefFrom, createActor } from 'xstate'
import * as chat from '../../../api/chat.ts'
import { readStoredChat, storeQuestion } from '../../../device/storedChat.ts'
import { createOwnedActors } from '../../../lib/xstate/createOwnedActors.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { backendUserId } from '../../../session/access.ts'
import type { OwnerSession } from '../../../session/session.actors.ts'
import { toAnswer } from '../messages/messages.ts'
import { type AskInput, type AskOutput, answersMachine } from './answers.machine.ts'

export type AnswersActor = ActorRefFrom<typeof answersMachine>

const liveMachine = answersMachine.provide({
  actors: {
    ask: fromCall<AskOutput, AskInput>(({ input: { sessionId, question }, signal }) => {
      const { content: text, isAsTyped: asTyped = false, document_ids: documentIds } = question
      return chat.ask(sessionId, { text, asTyped, documentIds }, signal).then(
        (answer) => ({ answer: toAnswer(answer) }),
        (error: unknown) => ({ error }),
      )
    }),
  },
})

/** The questions of a user without answer, with those that the device keeps. Their changes are kept there. */
export function createAnswers(userId: string) {
  const actor = createActor(liveMachine, { input: { questions: readStoredChat(userId).questions } })
  actor.on('question.changed', ({ sessionId, question }) => storeQuestion(userId, sessionId, question))
  return actor
}

const actorOf = createOwnedActors<AnswersActor, OwnerSession>({
  ownerOf: (session) => backendUserId(session.getSnapshot()),
})

/** The session's actor of the questions without answer. */
export const answersActorOf = (session: OwnerSession): AnswersActor =>
  actorOf(session, () => createAnswers(backendUserId(session.getSnapshot()) ?? ''))
