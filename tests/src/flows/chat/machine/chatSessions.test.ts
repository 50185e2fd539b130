import { expect, test } from 'vitest'
import { createChatSession } from '../../../../../mocks/factories/chatSession.ts'
import {
  chatTimes,
  chatTitle,
  searchChatSessions,
} from '../../../../../src/flows/chat/machine/chatSessions.ts'

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

test('chats with the same title on the same day also show their time, others only the day', () => {
  const created = (id: string, title: string, at: Date) =>
    createChatSession({ id, title, created_at: at.toISOString() })
  const now = new Date(2026, 10, 21, 18).getTime()
  const times = chatTimes(
    [
      created('a', 'How loud are the cues?', new Date(2026, 10, 21, 9, 5)),
      created('b', 'How loud are the cues?', new Date(2026, 10, 21, 14, 30)),
      created('c', 'How loud are the cues?', new Date(2026, 10, 20, 9, 5)),
      created('d', 'Who is Wren?', new Date(2026, 10, 21, 9, 5)),
    ],
    now,
  )
  expect([...times.values()]).toEqual(['Today, 09:05', 'Today, 14:30', 'Nov 20', 'Today'])
})
