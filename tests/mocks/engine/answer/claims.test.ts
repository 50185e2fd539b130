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

test('a sentence with another value is no support, and two that exclude each other add up to at most 1', async () => {
  const memory = await createMemoryOf({
    'lease-2023.md': 'The tenant must give notice within 30 days of the letter.',
    'lease-2024.md': 'The tenant must give notice within 60 days of the letter.',
    'club.md': 'The club has 40 members in the north hall.',
    'yard.md': 'The club has 60 members in the north hall.',
  })
  const notice = memory.ask('Within how many days must the tenant give notice?')
  expect(notice.hypotheses.map(({ supporting }) => supporting)).not.toContain(2)
  const { contradictions, sources } = memory.ask('How many members does the club have in the north hall?')
  const [first, second] = contradictions[0]?.sides.map(({ source }) => sources[source]?.confidence ?? 1) ?? []
  expect((first ?? 1) + (second ?? 1)).toBeLessThanOrEqual(1.0001)
})
