import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createMemory, type Memory } from '../../../../mocks/engine/memory.ts'
import type { AskOptions } from '../../../../mocks/engine/types.ts'
import { manualPages, partOn } from '../manual.ts'
import { createMemoryOf } from '../support.ts'

// The hashes were recorded before features, indexes and routes were cached (commit cc319f9). A change of the answers
// themselves records new ones; a change of the speed only must not.

const OPTIONS: readonly AskOptions[] = [
  {},
  { beliefSensitivity: 'high', contradictionTolerance: 0 },
  { beliefSensitivity: 'low', contradictionTolerance: 1, memoryDecay: 'fast' },
]

function readLines<Line>(name: string): Line[] {
  const path = fileURLToPath(new URL(`../ranking/${name}.jsonl`, import.meta.url))
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.map((line): Line => JSON.parse(line))
}

/** Asks every question, and then every question again with other options. */
function hashOfResults(memory: Memory, questions: readonly string[]): string {
  const hash = createHash('sha256')
  for (const options of OPTIONS)
    for (const question of questions) hash.update(JSON.stringify(memory.ask(question, options)))
  for (const question of questions) hash.update(JSON.stringify(memory.search(question)))
  hash.update(JSON.stringify([memory.graph(), memory.stats()]))
  return hash.digest('hex')
}

test('the answers about the committed collection are the recorded ones, byte for byte', async () => {
  const docs = readLines<{ id: string; title: string; text: string }>('docs')
  const memory = await createMemoryOf(
    Object.fromEntries(docs.map(({ id, title, text }) => [`${id}.md`, `# ${title}\n\n${text}`])),
  )
  const questions = readLines<{ text: string }>('queries').map(({ text }) => text)
  expect(hashOfResults(memory, questions)).toBe(
    'd4283f9afef9053f3962572a90de8513227effe6f02c8026290b5f595d33e098',
  )
  // After a removal, with whatever was kept from the questions before.
  memory.remove('sleep-03.md')
  expect(hashOfResults(memory, questions)).toBe(
    '4ffa1a0db09a8d84212f0bd6dea0c9989038b4a747ab451851ee0c27db3d42d8',
  )
})

test('the answers about a generated manual in several editions are the recorded ones, byte for byte', () => {
  const memory = createMemory()
  for (const edition of [1, 2, 3]) {
    const pages = manualPages().map(({ heading = null, body }, i) => ({
      number: i + 1,
      heading,
      text: body.replaceAll(/ (\d+) hours/g, (_, hours) => ` ${Number(hours) + 50 * (edition - 1)} hours`),
    }))
    memory.add(`edition-${edition}`, { filename: `edition-${edition}.pdf`, title: 'Manual', pages })
  }
  const questions = [11, 42, 133, 251].flatMap((page) => [
    `After how many hours is the ${partOn(page).name} replaced?`,
    `Why is the ${partOn(page).name} tightened with ${partOn(page).torque} Nm?`,
  ])
  expect(hashOfResults(memory, [...questions, 'Who invented the telescope?'])).toBe(
    '2e45a742615468d6acec2e74f2afd09369411887111966436b54620c15043374',
  )
})
