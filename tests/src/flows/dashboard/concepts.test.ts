import { expect, test } from 'vitest'
import { createConcepts } from '../../../../src/flows/dashboard/concepts.ts'

const concept = (name: string, connections: number, documents?: string[]) => ({
  name,
  type: 'concept',
  salience: 0.5,
  connections,
  documents,
})
const relationship = (source: string, target: string, ...documents: string[]) => ({
  source,
  relation: 'strengthens',
  target,
  documents,
})

test('concepts are sorted by connections and have their relationships', () => {
  const [sleep, recall] = createConcepts(
    [concept('Recall', 1), concept('Sleep', 2, ['a.md'])],
    [relationship('Sleep', 'Memory', 'b.md'), relationship('Sleep', 'Recall', 'a.md', 'b.md')],
  )
  expect(sleep).toMatchObject({
    name: 'Sleep',
    neighbors: ['Memory', 'Recall'],
    statements: ['Sleep strengthens Memory', 'Sleep strengthens Recall'],
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
      statements: ['Sleep strengthens Memory'],
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
    { name: 'a\ufffdb', neighbors: ['c\ufffd'], statements: ['a\ufffdb is\ufffd c\ufffd'] },
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
