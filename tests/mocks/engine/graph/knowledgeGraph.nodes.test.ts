import { expect, test } from 'vitest'
import type { GraphNode } from '../../../../mocks/engine/types.ts'
import { createMemoryOf } from '../support.ts'

async function nodesOf(text: string): Promise<readonly GraphNode[]> {
  return (await createMemoryOf({ 'a.md': text })).graph().nodes
}

test.each([
  [
    'a person with a given name',
    'The curve was drawn by Hermann Ebbinghaus.',
    'Hermann Ebbinghaus',
    'person',
  ],
  ['a person with a title', 'We asked Dr. Farrow about it.', 'Dr. Farrow', 'person'],
  ['the subject of a verb that only persons do', 'Later, Farrow wrote a letter.', 'Farrow', 'person'],
  [
    'a company',
    'The scales are sold by Rova Instruments Inc. in boxes.',
    'Rova Instruments Inc',
    'organization',
  ],
  ['a city', 'The laboratory is in Berlin.', 'Berlin', 'place'],
  ['an unknown name after "in"', 'The range at Skarholm is small.', 'Skarholm', 'place'],
  ['a document', 'It is described in the Debian Policy Manual.', 'Debian Policy Manual', 'document'],
  ['a date that something happened on', 'The Rova Company was founded in 1904.', '1904', 'date'],
  ['a quantity that something has', 'The tunnel has a length of 3,420 metres.', '3,420 metres', 'quantity'],
  ['an acronym', 'The disk is mounted over NFS.', 'NFS', 'concept'],
  ['a term', 'The hippocampus is small.', 'hippocampus', 'concept'],
])('a node is %s', async (_, text, name, type) => {
  expect(await nodesOf(text)).toContainEqual(expect.objectContaining({ name, type }))
})

test.each([
  ['case', 'The forgetting curve is steep. Forgetting curves are rare. A Forgetting Curve is drawn.'],
  ['number', 'A forgetting curve is steep. Two forgetting curves were drawn.'],
])('one node stands for names that differ in %s', async (_, text) => {
  const names = (await nodesOf(text)).map(({ name }) => name.toLowerCase())
  expect(names.filter((name) => name.startsWith('forgetting curve'))).toHaveLength(1)
})

test('one node stands for a full name and its acronym', async () => {
  const nodes = await nodesOf(
    'The World Health Organization (WHO) met again last week. Later the WHO reported a fever.',
  )
  expect(nodes.map(({ name }) => name)).toContain('World Health Organization')
  expect(nodes.map(({ name }) => name)).not.toContain('WHO')
})

test('one node stands for a person and their surname', async () => {
  const nodes = await nodesOf('Hermann Ebbinghaus drew a curve. In Berlin, Ebbinghaus learned syllables.')
  expect(nodes.filter(({ type }) => type === 'person')).toMatchObject([{ name: 'Hermann Ebbinghaus' }])
})

test.each([
  ['a weekday', 'The pump is cleaned on Monday.', 'monday'],
  ['a unit of time', 'The pump stops after some seconds. The seconds are counted.', 'second'],
  ['a verb after a noun', 'The jar lasts longer. A valve wakes nobody.', 'last'],
  ['a number', 'There are 42 pumps.', '42'],
  ['a quantity that nothing is said about', 'Wait for 10 minutes near the pump.', '10 minutes'],
  ['a generic noun', 'The number of the thing has a value.', 'thing'],
  ['an adverb at the start of a sentence', 'However, the pump is old.', 'however'],
  ['a file path', 'The pump reads /etc/pump.conf at the start.', 'conf'],
])('%s is not a node', async (_, text, word) => {
  const nodes = await nodesOf(text)
  expect(nodes.filter(({ id }) => id.includes(word))).toEqual([])
})

test('a document in another language has names and terms that its sentences mention together', async () => {
  const text =
    'Der Hippocampus verarbeitet das Gedächtnis im Schlaf. Das Gedächtnis braucht den Schlaf, und der Hippocampus auch. ' +
    'Die Wissenschaftler haben das in Berlin gemessen, aber es war nicht leicht.'
  const memory = await createMemoryOf({ 'a.txt': text })
  expect(memory.graph().nodes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Gedächtnis', 'Hippocampus', 'Schlaf']),
  )
  expect(memory.graph().edges.every(({ type }) => type === 'mentioned with')).toBe(true)
})
