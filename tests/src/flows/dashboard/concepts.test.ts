import { expect, test } from 'vitest'
import { conceptsOf } from '../../../../src/flows/dashboard/concepts.ts'

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

test('the best-connected come first, each with what is said of it', () => {
  const [sleep, recall] = conceptsOf(
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

test('what a backend does not tell of documents is read off the relationships', () => {
  const [sleep] = conceptsOf(
    [concept('Sleep', 2)],
    [relationship('Sleep', 'Memory', 'b.md', 'a.md'), relationship('Recall', 'Sleep', 'a.md')],
  )
  expect(sleep?.documents).toEqual(['b.md', 'a.md'])
})

test('each neighbor, statement, document and name is told once', () => {
  const twice = relationship('Sleep', 'Memory', 'a.md', 'a.md')
  const concepts = conceptsOf([concept('Sleep', 3), concept('Sleep', 9)], [twice, twice])
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

test('what would turn letters around is made visible in every name and statement', () => {
  const concepts = conceptsOf(
    [concept('a\u202eb', 2), concept('a\u202db', 1)],
    [{ ...relationship('a\u202eb', 'c\u0007'), relation: 'is\u2066' }],
  )
  expect(concepts).toMatchObject([
    { name: 'a\ufffdb', neighbors: ['c\ufffd'], statements: ['a\ufffdb is\ufffd c\ufffd'] },
  ])
})

test('what relates a concept to itself is no connection', () => {
  expect(conceptsOf([concept('Sleep', 1)], [relationship('Sleep', 'Sleep', 'a.md')])).toMatchObject([
    { neighbors: [], statements: [], documents: [] },
  ])
})

test('a concept nobody relates, and nothing at all', () => {
  expect(conceptsOf([concept('__proto__', 0)], [])).toMatchObject([{ name: '__proto__', neighbors: [] }])
  expect(conceptsOf([], [relationship('Sleep', 'Memory')])).toEqual([])
})
