import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createChatSession } from '../../../mocks/factories/chatSession.ts'
import { createDocument } from '../../../mocks/factories/document.ts'
import { FindView } from '../../../src/flows/find/FindView.tsx'
import { findMachine, initialFindContext } from '../../../src/flows/find/find.machine.ts'
import { NO_CONTENTS, NO_LISTS } from '../../../src/flows/find/findResults.ts'
import { stateStories } from '../../support/stateStory.tsx'

export default { title: 'Flows/Find' } satisfies Meta

const story = stateStories(findMachine, initialFindContext({ hasBackend: true }), (state) => (
  <FindView open isAdmin={false} state={state} send={fn()} onClose={fn()} />
))

const chat = createChatSession({ id: 'c1', title: 'When is the tide highest?' })
const lists = {
  ...NO_LISTS,
  documents: [
    createDocument({ id: 'd1', filename: 'tide-tables.pdf' }),
    createDocument({ id: 'd2', filename: 'harbor-log.md' }),
  ],
  chats: [chat, createChatSession({ id: 'c2', title: 'Who keeps the harbor log?' })],
  concepts: [{ name: 'spring tide', type: 'concept', connections: 7, salience: 0.6 }],
}
const contents = {
  ...NO_CONTENTS,
  passages: [
    {
      text: 'The tide mill needs the spring tide. The spring range at Skarholm is 3.4 meters.',
      score: 0.8,
      filename: 'tide-tables.pdf',
      page: 4,
      document_id: 'd1',
    },
  ],
  messages: [{ session: chat, index: 1, text: 'The spring tide is highest two days after the full moon.' }],
}

/** Without a backend: pages, actions and help. */
export const Local = story('local')
export const Loading = story('loading', { query: 'tide' })
export const Typing = story('typing', { lists, query: 'tide' })
// Not pictured: looks like Searching.
Typing.tags = ['behavior']
export const Searching = story('searching', { lists, query: 'tide' })
export const Found = story('found', { lists, contents, query: 'tide' })
/** Without a query: pages, actions, and the newest documents and chats. */
export const NewestFound = story('found', { lists })
export const NothingFound = story('found', { lists, query: 'zeppelin' })
export const Incomplete = story('found', {
  lists: { ...lists, isIncomplete: true },
  query: 'tide',
})
