import { expect, test } from 'vitest'
import type { GraphEdge } from '../../../../mocks/engine/types.ts'
import { createMemoryOf } from '../support.ts'

/** Sentences without a verb between their nodes. */
const others = Array.from({ length: 20 }, (_, i) => `There was a lamp ${i} near the wall.`)
const pairs = ['With the pump, a tank.', 'Near the pump, a tank.', 'For the pump, a tank.']

/** Enough text to make the document a long one. */
const filler = Array.from(
  { length: 60 },
  (_, i) => `There was a lamp ${i} near the wall, as one can see there now and then.`,
)

async function edgesOf(sentences: readonly string[]): Promise<readonly GraphEdge[]> {
  return (await createMemoryOf({ 'a.txt': sentences.join(' ') })).graph().edges
}

test('nodes that several sentences mention together, and few alone, are mentioned with each other', async () => {
  expect(await edgesOf([...pairs, ...others])).toContainEqual(
    expect.objectContaining({ source: 'pump', type: 'mentioned with', target: 'tank' }),
  )
})

test('nodes that one sentence of a long document mentions together are not related', async () => {
  expect(await edgesOf([...pairs.slice(0, 1), ...filler])).not.toContainEqual(
    expect.objectContaining({ source: 'pump' }),
  )
})

test('nodes that every sentence mentions are not related', async () => {
  expect(await edgesOf(pairs)).toEqual([])
})

test('nodes that a sentence relates with a verb are not also mentioned with each other', async () => {
  const edges = await edgesOf([...pairs, 'The pump fills the tank.', ...others])
  expect(edges.filter(({ source, target }) => source === 'pump' && target === 'tank')).toMatchObject([
    { type: 'fills' },
  ])
})
