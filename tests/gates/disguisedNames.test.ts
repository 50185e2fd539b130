import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createApplication } from '../../mocks/factories/application.ts'
import { createChatMessage } from '../../mocks/factories/chatMessage.ts'
import { createChatSession } from '../../mocks/factories/chatSession.ts'
import { createUser } from '../../mocks/factories/user.ts'
import type { ItemStatus } from '../../src/flows/admin/review/decisionItems.ts'
import { decidedElsewhereText } from '../../src/flows/admin/review/decisionText.ts'
import { HistoryView } from '../../src/flows/admin/review/HistoryView.tsx'
import { historyMachine } from '../../src/flows/admin/review/history.machine.ts'
import { userColumns } from '../../src/flows/admin/users/userColumns.tsx'
import { userName } from '../../src/flows/admin/users/userDetails.ts'
import { accountNotRemovedText, actionFinished } from '../../src/flows/admin/waitlist/notifications.ts'
import { waitlistColumns } from '../../src/flows/admin/waitlist/waitlistColumns.tsx'
import { ReasoningNodes } from '../../src/flows/chat/evidence/ReasoningNodes.tsx'
import { threadToMarkdown } from '../../src/flows/chat/messages/exportThread.ts'
import { ChatSessionBar } from '../../src/flows/chat/sessions/ChatSessionBar.tsx'
import { ChatSessionItem } from '../../src/flows/chat/sessions/ChatSessionItem.tsx'
import type { DataColumn } from '../../src/ui/DataTable/columns.ts'

// A right-to-left override, which reverses the following text, and an invisible control character.
const DISGUISE = ['\u202e', '\u0007']
const said = (word: string) => word + DISGUISE.join('')
const shown = (word: string) => `${word}\ufffd\ufffd`

const now = Date.parse('2026-11-22T09:00:00Z')
const at = '2026-11-21T09:00:00Z'
const nothing = () => {}

function cellsOf<Row>(columns: readonly DataColumn<Row>[], row: Row): string {
  return renderToStaticMarkup(createElement('div', null, ...columns.map(({ cell }) => cell(row))))
}

const application = createApplication({ id: '1', email: said('email') })
const resent = { kind: 'done', application: application, accountError: null } as const
const decidedElsewhere: ItemStatus = { kind: 'decidedElsewhere', status: 'approved', by: said('admin'), at }
const history = historyMachine.resolveState({
  value: { loaded: 'ready' },
  context: {
    query: '1',
    data: [{ id: '1', kind: 'approved', at, by_email: said('admin') }],
    failure: null,
  },
})
const user = createUser({
  email: said('email'),
  name: said('name'),
  first_name: '',
  last_name: '',
  roles: [said('role')],
})

const session = createChatSession({ id: '1', title: said('title') })
const bar = {
  sessions: [session],
  search: '',
  selectedId: '1',
  status: 'listed',
  send: nothing,
  onNewChat: nothing,
  toolbar: null,
} as const
const node = {
  name: said('name'),
  type: said('type'),
  content: 'It needs it.',
  confidence: 0.9,
  salience: 0.5,
  relationships: [said('relationship')],
}
const answer = createChatMessage({
  sources: [
    {
      filename: 'fog\u202efdp.exe',
      page: null,
      heading: 'Horn\u202e',
      confidence: 0.9,
      salience: 0.5,
      excerpt: 'It needs it.',
    },
  ],
})

// Names of people, chats and concepts, in text and in attributes.
test.each([
  ['the row of an application', cellsOf(waitlistColumns(now, nothing), application), ['email']],
  ['a new setup link', actionFinished('resend', application, resent).text, ['email']],
  [
    'an account that is gone',
    actionFinished('cleanup', { ...application, cleanup_incomplete: true }, resent).text,
    ['email'],
  ],
  ['an account that is left', accountNotRemovedText(application.email), ['email']],
  ['somebody else’s decision', decidedElsewhereText(decidedElsewhere, now), ['admin']],
  [
    'the history',
    renderToStaticMarkup(createElement(HistoryView, { state: history, send: nothing, now })),
    ['admin'],
  ],
  ['the row of a user', cellsOf(userColumns(null, undefined, null), user), ['name', 'email', 'role']],
  ['a user in a sentence', userName(user), ['name']],
  ['a user without a name in a sentence', userName({ ...user, name: '' }), ['email']],
  [
    'the row of a chat',
    renderToStaticMarkup(
      createElement(ChatSessionItem, { session, time: 'Today', isOpen: false, send: nothing }),
    ),
    ['title'],
  ],
  ['the chat that is open', renderToStaticMarkup(createElement(ChatSessionBar, bar)), ['title']],
  [
    'a reasoning node',
    renderToStaticMarkup(
      createElement(ReasoningNodes, { answer: { ...answer, sources: [], reasoning_nodes: [node] } }),
    ),
    ['name', 'type', 'relationship'],
  ],
])('%s shows control characters in names as replacement characters', (_, text, names) => {
  expect(DISGUISE.filter((sign) => text.includes(sign))).toEqual([])
  expect(names.filter((name) => !text.includes(shown(name)))).toEqual([])
})

test('an exported thread shows control characters in names as replacement characters', () => {
  const file = threadToMarkdown('Fog\u202e', [answer], { userName: 'Ada', assistantName: 'M\u2066' })
  expect(file).toContain('# Fog\ufffd\n\n## M\ufffd, ')
  expect(file).toContain('1. fog\ufffdfdp.exe, Horn\ufffd (Strong')
})
