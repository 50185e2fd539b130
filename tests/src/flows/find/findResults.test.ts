import { expect, test } from 'vitest'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import { createDocument } from '../../../../mocks/factories/document.ts'
import { findResults, NO_CONTENTS, NO_LISTS } from '../../../../src/flows/find/findResults.ts'

const lists = {
  ...NO_LISTS,
  documents: ['old tides.md', 'Tides.pdf', 'moon.md'].map((filename) =>
    createDocument({ id: filename, filename }),
  ),
  chats: [createChatSession({ title: 'When do the tides turn?' })],
  concepts: [{ name: 'tides', type: 'concept', connections: 1, salience: 0.5 }],
}
const found = (query: string, isAdmin = false) =>
  findResults(query, lists, NO_CONTENTS, isAdmin).map(({ title, items }) => [
    title,
    ...items.map(({ label }) => label),
  ])

test('names with every word are found, first those that start with it', () => {
  expect(found('tides')).toEqual([
    ['Documents', 'Tides.pdf', 'old tides.md'],
    ['Chats', 'When do the tides turn?'],
    ['Concepts', 'tides'],
  ])
  expect(found('zeppelin')).toEqual([])
})

test('a blank query finds the pages that the user may open, actions, documents and chats', () => {
  const [pages, ...others] = found(' ')
  expect(pages).toEqual(expect.arrayContaining(['Knowledge Base', 'Disagreements', 'Compare documents']))
  expect(pages).not.toContain('Admin')
  expect(found(' ', true)[0]).toContain('Admin')
  expect(others.map(([title]) => title)).toEqual(['Documents', 'Chats'])
})

test('a passage opens its document at its page, and a passage without a file is left out', () => {
  const passage = { text: 'The tide is high.', score: 1, page: 4 }
  const passages = [
    { ...passage, filename: null },
    { ...passage, filename: 'tides.pdf', document_id: 'd1' },
  ]
  expect(findResults('zeppelin', NO_LISTS, { ...NO_CONTENTS, passages }, false)).toMatchObject([
    {
      title: 'In documents',
      items: [
        {
          note: 'p. 4',
          target: { file: { documentId: 'd1' }, cited: { page: 4, excerpt: 'The tide is high.' } },
        },
      ],
    },
  ])
})
