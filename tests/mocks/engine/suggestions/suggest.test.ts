import { expect, test } from 'vitest'
import type { Memory } from '../../../../mocks/engine/memory.ts'
import { runAtOnce } from '../../../../mocks/engine/slices.ts'
import { nightLog } from '../../../../mocks/worlds/demo/documents/nightLog.ts'
import { spindleNotes } from '../../../../mocks/worlds/demo/documents/spindleNotes.ts'
import { readPaper } from '../../../../mocks/worlds/demo/papers/readPaper.ts'
import { createMemoryOf } from '../support.ts'
import { GERMAN_MANUAL, LEASE, MANUAL, MEETING } from './documents.ts'

const suggestionsOf = (memory: Memory) => runAtOnce(memory.suggestions())
const questionsOf = (memory: Memory) => suggestionsOf(memory).map(({ question }) => question)

test('documents give questions of different kinds, a contradiction first', async () => {
  const memory = await createMemoryOf({
    'protocol.pdf': await readPaper('lantern-protocol.pdf'),
    'spindles.txt': spindleNotes,
    'manual.md': MANUAL,
    'night-log.txt': nightLog,
  })
  const suggestions = suggestionsOf(memory)
  expect(suggestions.map(({ kind }) => kind)).toEqual(['contradiction', 'concept', 'document', 'procedure'])
  expect(suggestions[0]).toEqual({
    question: 'At what volume are the sound cues played?',
    kind: 'contradiction',
    filenames: ['night-log.txt', 'protocol.pdf'],
  })
  expect(new Set(suggestions.map(({ question }) => question)).size).toBe(4)
  expect(new Set(suggestions.slice(1).flatMap(({ filenames }) => filenames)).size).toBe(3)
})

test('the documents answer every suggested question', async () => {
  const memory = await createMemoryOf({ 'lease.txt': LEASE, 'manual.md': MANUAL, 'meeting.txt': MEETING })
  const suggestions = suggestionsOf(memory)
  expect(suggestions).toHaveLength(4)
  for (const { question, filenames } of suggestions) {
    const { sources } = memory.ask(question)
    expect(sources.map(({ filename }) => filename)).toEqual(expect.arrayContaining(filenames))
  }
})

test('a single document gives several questions, with the main points for its beginning', async () => {
  expect(questionsOf(await createMemoryOf({ 'meeting.txt': MEETING }))).toEqual([
    'What are the main points of “meeting.txt”?',
    'Why was the release postponed?',
    'Who will write the migration guide by Friday?',
    'What is the crash rate?',
  ])
})

test('a document in another language is only asked for its main points, by its title', async () => {
  expect(questionsOf(await createMemoryOf({ 'filter.md': GERMAN_MANUAL }))).toEqual([
    'What are the main points of “Bedienungsanleitung Wasserfilter”?',
  ])
})

test('the same documents give the same questions, and a removed one gives none', async () => {
  const files = { 'lease.txt': LEASE, 'manual.md': MANUAL }
  const memory = await createMemoryOf(files)
  const questions = suggestionsOf(memory)
  expect(suggestionsOf(await createMemoryOf(files))).toEqual(questions)
  expect(suggestionsOf(memory)).toBe(questions)
  memory.remove('manual.md')
  expect(suggestionsOf(memory).flatMap(({ filenames }) => filenames)).not.toContain('manual.md')
})

test('the overview of a document has its sentences, and questions that it answers', async () => {
  const memory = await createMemoryOf({ 'manual.md': MANUAL, 'meeting.txt': MEETING })
  const { summary, questions } = runAtOnce(memory.overviewOf('manual.md'))
  expect(summary).toHaveLength(2)
  for (const sentence of summary) expect(MANUAL).toContain(sentence)
  expect(questions).toHaveLength(3)
  for (const question of questions) expect(memory.ask(question).sources[0]?.filename).toBe('manual.md')
})
