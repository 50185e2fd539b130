import { expect, test } from 'vitest'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { toApology } from '../../../../../src/flows/chat/messages/messages.ts'
import { passageOf, passageParam, sourceOf } from '../../../../../src/flows/chat/messages/passageRef.ts'

const question = createChatMessage({ id: 'q1', role: 'user' })
const messages = [
  question,
  createChatMessage({ id: 'a1' }),
  question,
  toApology(question, 'Offline'),
  question,
  createChatMessage({ id: 'a2' }),
]

test.each([
  [null, null],
  ['', null],
  ['1', null],
  ['1-', null],
  ['0-1', null],
  ['1-0', null],
  ['-1-1', null],
  ['1-1-1', null],
  ['1.5-1', null],
  ['999999-1', null],
  ['2-1', { answer: 2, source: 1 }],
  ['12-345', { answer: 12, source: 345 }],
])('the parameter %j names the passage %j', (text, passage) => {
  expect(passageParam.parse(text)).toEqual(passage)
  if (passage !== null) expect(passageParam.format(passage)).toBe(text)
})

test('a passage counts answers without apologies, which only this device has', () => {
  expect(passageOf(messages, { answerId: 'a2', index: 0 })).toEqual({ answer: 2, source: 1 })
  expect(sourceOf(messages, { answer: 2, source: 1 })).toEqual({ answerId: 'a2', index: 0 })
})

test.each([
  ['no passage', null],
  ['an answer that does not exist', { answer: 3, source: 1 }],
  ['a source that does not exist', { answer: 1, source: 2 }],
])('%s has no source', (_, passage) => {
  expect(sourceOf(messages, passage)).toBeNull()
})

test('a message that is not an answer has no passage', () => {
  expect(passageOf(messages, { answerId: 'q1', index: 0 })).toBeNull()
  expect(passageOf(messages, { answerId: 'q1:apology', index: 0 })).toBeNull()
})
