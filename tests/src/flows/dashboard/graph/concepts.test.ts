import { expect, test } from 'vitest'
import type { ConnectedConcept, Relationship } from '../../../../../src/api/types.ts'
import { createConceptMap } from '../../../../../src/flows/dashboard/graph/concepts.ts'

const concept = (name: string, connections: number, documents?: string[]): ConnectedConcept => ({
  name,
  type: 'concept',
  salience: 0.5,
  connections,
  ...(documents && { documents }),
})
const relationship = (source: string, target: string, ...documents: string[]): Relationship => ({
  source,
  relation: 'strengthens',
  target,
  documents,
})
const createConcepts = (...input: Parameters<typeof createConceptMap>) => createConceptMap(...input).concepts

test('concepts are sorted by connections and have their relationships', () => {
  const [sleep, recall] = createConcepts(
    [concept('Recall', 1), concept('Sleep', 2, ['a.md'])],
    [relationship('Sleep', 'Memory', 'b.md'), relationship('Sleep', 'Recall', 'a.md', 'b.md')],
  )
  expect(sleep).toMatchObject({
    name: 'Sleep',
    neighbors: ['Memory', 'Recall'],
    statements: [{ text: 'Sleep strengthens Memory.' }, { text: 'Sleep strengthens Recall.' }],
    documents: ['a.md'],
  })
  expect(recall).toMatchObject({ neighbors: ['Sleep'], documents: ['a.md', 'b.md'] })
})

test('documents come from the relationships when the concept has none', () => {
  const [sleep] = createConcepts(
    [concept('Sleep', 2)],
    [relationship('Sleep', 'Memory', 'b.md', 'a.md'), relationship('Recall', 'Sleep', 'a.md')],
  )
  expect(sleep?.documents).toEqual(['b.md', 'a.md'])
})

test('names, neighbors, statements and documents are unique', () => {
  const twice = relationship('Sleep', 'Memory', 'a.md', 'a.md')
  const concepts = createConcepts([concept('Sleep', 3), concept('Sleep', 9)], [twice, twice])
  expect(concepts).toMatchObject([
    {
      name: 'Sleep',
      connections: 9,
      neighbors: ['Memory'],
      statements: [{ text: 'Sleep strengthens Memory.', kind: 'states' }],
      documents: ['a.md'],
    },
  ])
})

test('control and bidirectional characters are replaced in names and statements', () => {
  const concepts = createConcepts(
    [concept('a\u202eb', 2), concept('a\u202db', 1)],
    [{ ...relationship('a\u202eb', 'c\u0007'), relation: 'is\u2066' }],
  )
  expect(concepts).toMatchObject([
    { name: 'a\ufffdb', neighbors: ['c\ufffd'], statements: [{ text: 'A\ufffdb is\ufffd c\ufffd.' }] },
  ])
})

test('a relationship from a concept to itself is ignored', () => {
  expect(createConcepts([concept('Sleep', 1)], [relationship('Sleep', 'Sleep', 'a.md')])).toMatchObject([
    { neighbors: [], statements: [], documents: [] },
  ])
})

test('a concept without relationships has no neighbors, and relationships without concepts give an empty list', () => {
  expect(createConcepts([concept('__proto__', 0)], [])).toMatchObject([{ name: '__proto__', neighbors: [] }])
  expect(createConcepts([], [relationship('Sleep', 'Memory')])).toEqual([])
})

test('a concept has the passages of the backend, or none', () => {
  const passages = [{ text: 'Sleep is\u202e long.', filename: 'a\u202e.md', page: 3 }]
  const concepts = createConcepts([{ ...concept('Sleep', 2), passages }, concept('Memory', 1)], [])
  expect(concepts.map((each) => each.passages)).toEqual([
    [{ text: 'Sleep is\ufffd long.', filename: 'a\ufffd.md', page: 3 }],
    [],
  ])
})

test('a pair of concepts has one connection: a contradiction, a support, a verb, or being mentioned together', () => {
  const concepts = ['Sleep', 'Memory', 'Recall', 'Nap'].map((name) => concept(name, 2))
  const { connections } = createConceptMap(concepts, [
    { ...relationship('Sleep', 'Memory'), relation: 'mentioned with' },
    relationship('Memory', 'Sleep'),
    { ...relationship('Sleep', 'Memory'), polarity: 'contradicts' },
    relationship('Recall', 'Memory'),
    { ...relationship('Memory', 'Recall'), polarity: 'supports' },
    { ...relationship('Sleep', 'Recall'), relation: 'mentioned with' },
    { ...relationship('Nap', 'Recall'), relation: 'does not help' },
    relationship('Sleep', 'Unknown'),
  ])
  expect(connections).toEqual([
    { source: 'Sleep', target: 'Memory', kind: 'contradicts', verb: '' },
    { source: 'Memory', target: 'Recall', kind: 'supports', verb: '' },
    { source: 'Nap', target: 'Recall', kind: 'states', verb: 'does not help' },
    { source: 'Sleep', target: 'Recall', kind: 'related', verb: '' },
  ])
})

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `Concept ${from + index}`)
const chainOf = (names: readonly string[]) =>
  names.slice(1).map((name, index) => relationship(names[index] ?? '', name))

test('at most 40 concepts are drawn, and those of a contradiction in any case; all are listed', () => {
  const names = numbered(0, 60)
  const { concepts, drawn, connections } = createConceptMap(
    names.map((name, index) => concept(name, 100 - index)),
    [...chainOf(names), { ...relationship('Concept 57', 'Concept 59'), polarity: 'contradicts' }],
  )
  expect(concepts).toHaveLength(60)
  expect(drawn).toHaveLength(40)
  expect(drawn).toEqual(expect.arrayContaining(['Concept 0', 'Concept 57', 'Concept 59']))
  expect(connections[0]).toMatchObject({ source: 'Concept 57', target: 'Concept 59', kind: 'contradicts' })
})

test('groups of four connected concepts are drawn, smaller ones only if there is no other', () => {
  const names = numbered(0, 9)
  const input = names.map((name) => concept(name, 1))
  const [pair, four] = [numbered(0, 2), numbered(4, 8)]
  expect(createConceptMap(input, [...chainOf(pair), ...chainOf(four)]).drawn).toEqual(four)
  expect(createConceptMap(input, chainOf(pair)).drawn).toEqual(pair)
})

test('more than 1,000 relationships give at most 64 connections', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Concept ${index}`)
  const all = names.flatMap((source) => names.map((target) => relationship(source, target)))
  expect(
    createConceptMap(
      names.map((name) => concept(name, 59)),
      all,
    ).connections,
  ).toHaveLength(64)
})
