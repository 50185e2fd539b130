import { expect, test } from 'vitest'
import { createChatSession } from '../../../../../mocks/factories/chatSession.ts'
import { chatTitle, searchChatSessions } from '../../../../../src/flows/chat/sessions/chatSessions.ts'

test.each([
  ['How long?', 'How long?'],
  ['  How\n long\t does it  take? ', 'How long does it take?'],
  [`${'word '.repeat(30)}`, `${'word '.repeat(12).trim()}…`],
])('chatTitle turns the question %j into the title %j', (question, title) => {
  expect(chatTitle(question)).toBe(title)
})

const titles = ['Élan vital', 'ELAN and NOISE', 'The noise of the horn', 'Ναυτικός φάρος']
const sessions = titles.map((title, index) => createChatSession({ id: String(index), title }))

test.each([
  ['', titles],
  ['   ', titles],
  ['elan', ['Élan vital', 'ELAN and NOISE']],
  ['NOISE ELAN', ['ELAN and NOISE']],
  ['horn noise', ['The noise of the horn']],
  ['φαρος', ['Ναυτικός φάρος']],
  ['elan horn', []],
  ['.*', []],
])('searchChatSessions finds for the query %j the titles %j', (query, found) => {
  expect(searchChatSessions(sessions, query).map(({ title }) => title)).toEqual(found)
})
