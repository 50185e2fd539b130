import { expect, test } from 'vitest'
import { createMemoryOf, quotedIn } from '../support.ts'

const PRICES = {
  'north.md':
    '# Paper\n\nThe A4 paper price is 4 euros. Packs of five hundred sheets are delivered on Mondays.',
  'south.md':
    '# Paper\n\nThe A3 paper price is 9 euros. Packs of five hundred sheets are delivered on Mondays.',
}

test.each(['What is the price?', 'What is the price of A3 paper?', 'How much is A4 paper?'])(
  'the answer to "%s" has the sentence with the price if two sources have the same second sentence',
  async (question) => {
    const { response, hypotheses } = (await createMemoryOf(PRICES)).ask(question)
    expect(quotedIn(response)).toMatch(/^The A[34] paper price is [49] euros\. \[1\]/)
    expect(hypotheses[0]?.hypothesis).toMatch(/^The A[34] paper price/)
  },
)

const LAMPS = `# Lamps

The garden has four lamps. The other three lamps of the garden are broken.

# Answers

(yes/no):

Is the garden lit at night?

Lit garden

The lamps light the garden at night.
`

test('a sentence about the others is quoted with the sentence that says which', async () => {
  const { response } = (await createMemoryOf({ 'lamps.md': LAMPS })).ask('Which lamps are broken?')
  expect(quotedIn(response)).toMatch(/^The garden has four lamps\. The other three lamps/)
})

test('neither a fragment nor the words of the question are a claim', async () => {
  const { sources, hypotheses } = (await createMemoryOf({ 'lamps.md': LAMPS })).ask(
    'Is the garden lit at night (yes/no)?',
  )
  const claims = [...sources.map(({ excerpt }) => excerpt), ...hypotheses.map((one) => one.hypothesis)]
  for (const claim of claims) expect(claim).not.toMatch(/^(?:\(yes\/no\)|Is the garden lit|Lit garden$)/)
})

test('the first hypothesis is what the response starts with', async () => {
  const memory = await createMemoryOf({
    'a.md': 'The harbor was dredged in 1911.',
    'b.md': 'The harbor was dredged in 1911 by convicts.',
    'c.md': 'The harbor of Brell was first dredged in the spring.',
  })
  for (const question of ['When was the harbor dredged?', 'When was the harbor of Brell dredged?']) {
    const { response, hypotheses } = memory.ask(question)
    expect(quotedIn(response)).toContain(hypotheses[0]?.hypothesis)
    expect(quotedIn(response).startsWith(hypotheses[0]?.hypothesis ?? '')).toBe(true)
  }
})
