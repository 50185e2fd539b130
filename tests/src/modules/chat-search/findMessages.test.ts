import { expect, test } from 'vitest'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import { findMessages } from '../../../../src/modules/chat-search/findMessages.ts'

const textsOf = (...texts: string[]) => texts.map((text) => ({ text, folded: text.toLowerCase() }))
test('a message is found by all words in any order, once for each chat session', () => {
  const [first, second] = [createChatSession({ id: 's1' }), createChatSession({ id: 's2' })]
  const chats = [
    {
      session: first,
      texts: textsOf('When is the tide high?', 'The tide is high at noon.', 'Is noon high tide?'),
    },
    { session: second, texts: textsOf('A high tower.') },
  ]
  expect(findMessages(chats, 'NOON  tide')).toEqual([
    { session: first, index: 1, text: 'The tide is high at noon.' },
  ])
  expect(findMessages(chats, ' ')).toEqual([])
})
