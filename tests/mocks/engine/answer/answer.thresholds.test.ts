import { expect, test } from 'vitest'
import { createMemoryOf } from '../support.ts'

// Each threshold from both sides: the cases next to each other differ by one word.

const SHARED = 'amber birch cedar drift elder fjord grove heron islet jetty kelp lagoon'.split(' ')
const FIRST = 'zinc quartz velvet copper walnut saddle'.split(' ')
const SECOND = 'otter panda tiger zebra camel goose'.split(' ')

test.each([
  ['refused', 2, 6],
  ['answered', 6, 2],
])(
  'a question is %s if the documents contain %i of its terms and lack %i',
  async (outcome, known, unknown) => {
    const memory = await createMemoryOf({
      'a.txt': `The keeper saw ${SHARED.join(', ')} near the shore.`,
      'b.txt': 'Gannets pass in autumn and do not land on the island.',
    })
    const { sources } = memory.ask(
      `Is there ${[...SHARED.slice(0, known), ...FIRST.slice(0, unknown)].join(', ')}?`,
    )
    expect(sources).toHaveLength(outcome === 'refused' ? 0 : 1)
  },
)

/** Whether two sentences with these endings are a contradiction, by the number of their subject terms. */
async function contradicts(endings: readonly [string, string], common: number, different: number) {
  const subject = SHARED.slice(0, common)
  const sentence = (others: string[], ending: string) =>
    `${[...subject, ...others.slice(0, different)].join(' ')} ${ending}`
  const memory = await createMemoryOf({
    'a.txt': sentence(FIRST, endings[0]),
    'b.txt': sentence(SECOND, endings[1]),
  })
  const { sources, hypotheses } = memory.ask(`What is ${subject.join(' ')}?`)
  expect(sources).toHaveLength(2)
  return hypotheses.some(({ contradicting }) => contradicting > 0)
}

const NUMBERS = ['is 30 euros.', 'is 40 euros.'] as const
const NEGATION = ['is seen there.', 'is never seen there.'] as const

test.each([
  ['different numbers', NUMBERS, 5, 3, false],
  ['different numbers', NUMBERS, 7, 4, true],
  ['a negation', NEGATION, 7, 4, false],
  ['a negation', NEGATION, 8, 3, true],
  ['different numbers', NUMBERS, 1, 0, false],
  ['different numbers', NUMBERS, 2, 0, true],
] as const)(
  'two sentences with %s contradict each other only if they share enough of their subject: %#',
  async (_, endings, common, different, expected) => {
    expect(await contradicts(endings, common, different)).toBe(expected)
  },
)
