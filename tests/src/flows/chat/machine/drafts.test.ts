import { expect, test } from 'vitest'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { draftsAfterDeletion, draftsAfterLeaving } from '../../../../../src/flows/chat/machine/drafts.ts'

const question = createChatMessage({ id: 'q1', role: 'user', content: 'How long?' })
const answer = createChatMessage({ id: 'a1' })

const edited = {
  drafts: { lamp: 'How loud?', '': 'of a new chat' },
  selectedId: 'lamp',
  messages: [answer, { ...question, isStopped: true as const }],
  pendingQuestion: null,
  editedFrom: 'half a thought',
}

test('a thread that is left keeps the text before an edit and the edited text, and in a new chat its question', () => {
  expect(draftsAfterLeaving(edited)).toEqual({
    lamp: 'half a thought\n\nHow loud?',
    '': 'of a new chat',
  })
  expect(draftsAfterLeaving({ ...edited, selectedId: null, editedFrom: null })).toEqual({
    lamp: 'How loud?',
    '': 'How long?\n\nof a new chat',
  })
})

test('the texts of a chat session that was deleted elsewhere are before the draft of a new chat', () => {
  expect(draftsAfterDeletion(edited)).toEqual({
    '': 'How long?\n\nhalf a thought\n\nHow loud?\n\nof a new chat',
  })
})
