import { expect, test } from 'vitest'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import {
  draftsAfterDeletion,
  draftsAfterLeaving,
  mergeDrafts,
  withoutAnsweredQuestion,
} from '../../../../../src/flows/chat/machine/drafts.ts'

const question = createChatMessage({ id: 'q1', role: 'user', content: 'How long?' })
const answer = createChatMessage({ id: 'a1' })

test.each([
  ['an answered question', 'How long?', [question, answer], 0, ''],
  ['an answered question with text after it', 'How long?\n\nand why?', [question, answer], 0, 'and why?'],
  ['a question without an answer', 'How long?', [answer, question], 0, 'How long?'],
  ['an edited question', 'How long? Really?', [question, answer], 0, 'How long? Really?'],
  ['a question that the thread lacks', 'How long?', [answer], 0, 'How long?'],
  ['a question that was sent again and not answered', 'How long?', [question, answer], 1, 'How long?'],
  ['a question that was typed and not sent', 'How long?', [question, answer], undefined, 'How long?'],
])(
  'the draft of %s is restored or left out after its thread is loaded',
  (_, draft, messages, askedAfter, expected) => {
    expect(withoutAnsweredQuestion(draft, messages, askedAfter)).toBe(expected)
  },
)

test('drafts that another tab stored are kept when this tab stores its own', () => {
  const read = { lamp: 'half', moth: 'wing' }
  const stored = { ...read, '': 'typed in the other tab', moth: 'longer there' }
  expect(mergeDrafts(stored, read, { ...read, lamp: 'more' })).toEqual({ ...stored, lamp: 'more' })
  expect(mergeDrafts(stored, read, { lamp: 'half' })).toEqual({ '': 'typed in the other tab', lamp: 'half' })
})

const edited = {
  drafts: { lamp: 'How loud?', '': 'of a new chat' },
  selectedId: 'lamp',
  messages: [answer, { ...question, isStopped: true as const }],
  pendingQuestion: null,
  editedFrom: 'half a thought',
}

test('a thread that is left keeps the stopped question, the text before an edit and the edited text', () => {
  expect(draftsAfterLeaving(edited)).toEqual({
    lamp: 'How long?\n\nhalf a thought\n\nHow loud?',
    '': 'of a new chat',
  })
})

test('the texts of a chat session that was deleted elsewhere are before the draft of a new chat', () => {
  expect(draftsAfterDeletion({ ...edited, messages: [answer], pendingQuestion: question })).toEqual({
    '': 'How long?\n\nhalf a thought\n\nHow loud?\n\nof a new chat',
  })
})
