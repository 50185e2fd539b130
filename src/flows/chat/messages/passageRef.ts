import type { Param } from '../../../lib/url/params.ts'
import { isAnswer, type ThreadMessage } from './messages.ts'
import type { SourceRef } from './sources.ts'

/**
 * A passage of a chat session, by numbers from 1: the answer, and its source. Unlike the ids of messages, they are the
 * same after a reload.
 */
export interface PassageRef {
  answer: number
  source: number
}

/** The passage of a source. Null if the message is not an answer of the thread. */
export function passageOf(
  messages: readonly ThreadMessage[],
  { answerId, index }: SourceRef,
): PassageRef | null {
  const answer = messages.filter(isAnswer).findIndex(({ id }) => id === answerId)
  return answer < 0 ? null : { answer: answer + 1, source: index + 1 }
}

/** The source of a passage. Null if the thread has no such answer or source. */
export function sourceOf(messages: readonly ThreadMessage[], passage: PassageRef | null): SourceRef | null {
  if (passage === null) return null
  const answer = messages.filter(isAnswer)[passage.answer - 1]
  const index = passage.source - 1
  return answer?.sources?.[index] === undefined ? null : { answerId: answer.id, index }
}

/** The parameter of the open passage: `2-1` is the first source of the second answer. */
export const passageParam: Param<PassageRef | null> = {
  history: 'opened',
  parse(text) {
    const [answer, source] =
      /^([1-9]\d{0,4})-([1-9]\d{0,4})$/
        .exec(text ?? '')
        ?.slice(1)
        .map(Number) ?? []
    return answer === undefined || source === undefined ? null : { answer, source }
  },
  format: (passage) => passage && `${passage.answer}-${passage.source}`,
}
