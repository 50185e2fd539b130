import { expect, test } from 'vitest'
import { contractFetch, type Schemas } from '../../support/mocks/contractFetch.ts'
import { openWorld } from '../../support/mocks/worldUser.ts'

test.each([
  ['demo', ['38 decibels', '46 decibels']],
  ['contradictions', ['21 days', '35 days']],
  ['busy', []],
] as const)(
  'only values that documents disagree about contradict each other: in the world %s, %s',
  async (world, values) => {
    const { backend, token } = await openWorld(world)
    const { body } = await contractFetch<Schemas['Relationships']>(backend, 'get /rag/graph/relationships', {
      token,
    })
    // A negation alone is none: 'replay is not required for consolidation'.
    const negated = body.filter(({ relation }) => /\b(?:not|no|never)\b/.test(relation))
    expect(negated.filter(({ polarity }) => polarity !== undefined)).toEqual([])
    if (world === 'demo') expect(negated).not.toEqual([])
    const contradictions = body.filter(({ polarity }) => polarity === 'contradicts')
    expect(contradictions.flatMap(({ source, target }) => [source, target].sort())).toEqual(values)
    for (const { documents } of contradictions) expect(new Set(documents).size).toBe(2)
  },
)
