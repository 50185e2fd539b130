import { type DoneActorEvent, enqueueActions, setup, stopChild } from 'xstate'
import type { AskedQuestion, QuestionsBySession } from '../../../device/storedChat.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { withEntry } from '../../../lib/records.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'
import type { ThreadMessage } from '../messages/messages.ts'

export interface AskInput {
  sessionId: string
  question: ThreadMessage
  /** The number of answers in the chat session. */
  answersBefore: number
}

/** A call does not reject: an error that no chat waits for would end the machine. */
export type AskOutput = { answer: ThreadMessage } | { error: unknown }

export type AnswersEvent =
  /** Nothing happens while an answer is pending in the chat session. */
  | ({ type: 'question.asked' } & AskInput)
  /** The question stays the last one of its chat session. */
  | { type: 'question.stopped'; sessionId: string }
  /** The chat session was deleted. */
  | { type: 'question.forgotten'; sessionId: string }

interface Kept {
  sessionId: string
  question: AskedQuestion | null
}

/**
 * The questions that have no answer, at most one for each chat session. The call for its answer is a child with the id of
 * the chat session. It goes on while another chat or page is open.
 */
export const answersMachine = setup({
  types: {
    context: {} as { questions: QuestionsBySession },
    input: {} as { questions: QuestionsBySession },
    events: {} as AnswersEvent | DoneActorEvent<AskOutput>,
    emitted: {} as { type: 'question.changed' } & Kept,
  },
  actors: { ask: notProvided<AskOutput, AskInput>('ask') },
  actions: {
    /** Keeps the last question of a chat session; null if it has been answered. */
    keep: enqueueActions(({ context, enqueue }, { sessionId, question }: Kept) => {
      enqueue.assign({ questions: withEntry(context.questions, sessionId, question) })
      enqueue.emit({ type: 'question.changed', sessionId, question })
    }),
  },
}).createMachine({
  id: 'answers',
  context: ({ input }) => input,
  on: {
    'question.asked': {
      actions: enqueueActions(({ event: { sessionId, question, answersBefore }, enqueue, self }) => {
        if (self.getSnapshot().children[sessionId] !== undefined) return
        const asked = { text: question.content, timestamp: question.timestamp, answersBefore, failure: null }
        enqueue({ type: 'keep', params: { sessionId, question: asked } })
        enqueue.spawnChild('ask', { id: sessionId, input: { sessionId, question, answersBefore } })
      }),
    },
    'question.stopped': { actions: stopChild(({ event }) => event.sessionId) },
    'question.forgotten': {
      actions: enqueueActions(({ event: { sessionId }, enqueue }) => {
        enqueue.stopChild(sessionId)
        enqueue({ type: 'keep', params: { sessionId, question: null } })
      }),
    },
    'xstate.done.actor.*': {
      actions: enqueueActions(({ context, event: { actorId: sessionId, output }, enqueue }) => {
        const asked = context.questions[sessionId]
        const failed = 'error' in output && asked ? { ...asked, failure: messageOf(output.error) } : null
        enqueue.stopChild(sessionId)
        enqueue({ type: 'keep', params: { sessionId, question: failed } })
      }),
    },
  },
})
