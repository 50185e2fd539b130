import { expect, test } from 'vitest'
import type { Memory } from '../../../../mocks/engine/memory.ts'
import type { Source } from '../../../../mocks/engine/types.ts'
import { createMemoryOf } from '../support.ts'
import { LEASE, MANUAL, MEETING } from './documents.ts'

const library = { 'lease.md': LEASE, 'manual.md': MANUAL, 'meeting.txt': MEETING }

/** Asks the questions in one thread. Returns the follow-up questions of the last answer. */
function followUpsAfter(memory: Memory, ...questions: string[]): string[] {
  const sources: Source[][] = questions.map((question) => memory.ask(question).sources)
  return memory.followUps({
    questions,
    sources: sources.at(-1) ?? [],
    earlierSources: sources.slice(0, -1).flat(),
  })
}

test('an answer has two follow-up questions about its document that the documents answer', async () => {
  const memory = await createMemoryOf(library)
  const followUps = followUpsAfter(memory, 'What reduces the flow of water?')
  expect(followUps).toHaveLength(2)
  for (const question of followUps)
    expect(memory.ask(question).sources[0]).toMatchObject({ filename: 'manual.md' })
})

test('follow-up questions differ from the questions of the thread and from what it has shown', async () => {
  const memory = await createMemoryOf(library)
  const thread = ['What reduces the flow of water?']
  const seen = new Set(thread)
  for (let next = followUpsAfter(memory, ...thread)[0]; next !== undefined; ) {
    expect(seen).not.toContain(next)
    seen.add(next)
    thread.push(next)
    next = followUpsAfter(memory, ...thread)[0]
  }
  expect(thread.length).toBeGreaterThan(3)
})

test('a question in other words that has the same answer is no follow-up question', async () => {
  const memory = await createMemoryOf(library)
  expect(followUpsAfter(memory, 'For what reason has the release been postponed?')).not.toContain(
    'Why was the release postponed?',
  )
})
