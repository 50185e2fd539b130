import { expect, test } from 'vitest'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import {
  availabilityOf,
  derivedQuestions,
  followUpsOf,
  questionsInScope,
} from '../../../../../src/flows/chat/machine/suggestions.ts'

const concept = (name: string) => ({
  name,
  type: 'concept',
  salience: 0.5,
  connections: 3,
  documents: ['manual.pdf'],
})
const question = (content: string) => createChatMessage({ role: 'user', content })

test.each([
  [[], 'none'],
  [[{ status: 'failed' as const }], 'none'],
  [[{ status: 'processing' as const }], 'waiting'],
  [[{ status: 'failed' as const }, { status: 'completed' as const, is_indexed: false }], 'waiting'],
])('%j is %s', (documents, availability) => {
  expect(availabilityOf(documents.map((fields) => createDocument(fields)))).toBe(availability)
})

test('they ask for the newest indexed document and for concepts', () => {
  const documents = [
    createDocument({
      filename: 'old.md',
      title: 'Old',
      created_at: '2026-01-01T00:00:00Z',
      is_indexed: true,
    }),
    createDocument({
      filename: 'new.md',
      title: 'New',
      created_at: '2026-02-01T00:00:00Z',
      is_indexed: true,
    }),
    createDocument({ filename: 'raw.md', created_at: '2026-03-01T00:00:00Z', is_indexed: false }),
  ]
  expect(derivedQuestions([concept('Spindle density')], documents)).toEqual([
    { question: 'What are the main points of “New”?', kind: 'document', filenames: ['new.md'] },
    {
      question: 'What do my documents say about “Spindle density”?',
      kind: 'concept',
      filenames: ['manual.pdf'],
    },
  ])
})

test('numbers are no concepts to ask about, and there are at most four questions', () => {
  const names = ['38 decibels', '2024', 'Sleep', 'Replay', 'Ripples', 'Cortex', 'Recall']
  const questions = derivedQuestions(names.map(concept), [])
  expect(questions.map(({ question }) => question)).toEqual(
    ['Sleep', 'Replay', 'Ripples', 'Cortex'].map((name) => `What do my documents say about “${name}”?`),
  )
})

const answer = createChatMessage({ follow_up_questions: ['How long?', 'How far?', 'How high?'] })

test('they are those of the last answer without the questions of the thread', () => {
  expect(followUpsOf([question('how far? '), answer], suggested)).toEqual(['How long?', 'How high?'])
})

test('an earlier answer and an answer without the field give none, and one that found nothing the suggested ones', () => {
  expect(followUpsOf([answer, question('How far?')], suggested)).toEqual([])
  expect(followUpsOf([question('How far?'), createChatMessage()], suggested)).toEqual([])
  expect(followUpsOf([createChatMessage({ sources: [] })], suggested)).toEqual(['Which tide?'])
  expect(followUpsOf([], suggested)).toEqual([])
})

const suggested = [{ question: 'Which tide?', kind: 'fact' as const, filenames: [] }]

test('a chat about one document offers one for its main points and those that it answers', () => {
  const chosen = createDocument({
    is_indexed: true,
    filename: 'a.md',
    title: 'A',
    suggested_questions: ['Why?', 'How?'],
  })
  const others = [{ question: 'Who?', kind: 'fact' as const, filenames: ['b.md'] }]
  const offered = questionsInScope(others, [chosen.id], [chosen])
  expect(offered.map((each) => each.question)).toEqual(['What are the main points of “A”?', 'Why?', 'How?'])
})
