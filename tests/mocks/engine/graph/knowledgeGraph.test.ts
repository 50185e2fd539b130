import { expect, test } from 'vitest'
import { createMemoryOf, readText } from '../support.ts'

const FIRST = { 'a.txt': 'The hippocampus replays memories. Spindles strengthen memories.' }
const SECOND = 'The hippocampus replays memories. Dr. Farrow visited the amygdala.'

test('removing a document removes the nodes and relations that only it states', async () => {
  const memory = await createMemoryOf(FIRST)
  const before = memory.graph()
  memory.add('b.txt', await readText('b.txt', SECOND))
  expect(memory.stats().totalNodes).toBeGreaterThan(before.nodes.length)
  memory.remove('b.txt')
  expect(memory.graph()).toEqual(before)
})

test('a relation that two documents state is one edge with both sentences', async () => {
  const memory = await createMemoryOf({ ...FIRST, 'b.txt': SECOND })
  const edge = memory.graph().edges.find(({ type }) => type === 'replays')
  expect(edge?.sentences).toMatchObject([{ start: 0 }, { start: 0 }])
  expect(edge?.passages).toHaveLength(2)
})

test('a node has the specific type that one of its documents shows', async () => {
  const memory = await createMemoryOf({
    'a.txt': 'The tank of Orlow is old.',
    'b.txt': 'Later, Orlow wrote a letter.',
  })
  expect(memory.graph().nodes.find(({ id }) => id === 'orlow')?.type).toBe('person')
})
