import { expect, test } from 'vitest'
import { ask, quotedIn } from '../support.ts'

const PUMP = {
  'pump.md': `# Pump server

## Start

To start the pump server on a new machine, run:

\`\`\`
pump start --quiet
pump status
\`\`\`

The log is in the folder of the user.

## Questions

How long does the filter last? It lasts for three months of daily use.

Can I wash the filter? No.

## Dose

The dose for the tank is:

- 20 ml in summer
- 5 ml in winter

The gardener drew two plans. These were lost in the flood of the cellar.

The amplifier has a green lamp. It marks a full battery.
`,
}

test('a quotation has the code after a sentence that ends with a colon', async () => {
  const { response, sources, hypotheses } = await ask('How do I start the pump server?', PUMP)
  expect(response).toContain(
    'To start the pump server on a new machine, run: [1]\n\n```\npump start --quiet\npump status\n```',
  )
  expect(sources[0]?.excerpt).toMatch(/run:\s+pump start --quiet\npump status$/)
  expect(sources[0]?.context).toContain(sources[0]?.excerpt)
  expect(hypotheses[0]?.hypothesis).toBe(
    'To start the pump server on a new machine, run: pump start --quiet pump status',
  )
})

test('a quotation of list items starts with their lead-in sentence', async () => {
  const { response, sources } = await ask('What is the dose for the tank in winter?', PUMP)
  expect(quotedIn(response)).toMatch(/^The dose for the tank is: /)
  expect(quotedIn(response)).toContain('5 ml in winter [1]')
  expect(sources[0]?.excerpt).toMatch(/^The dose for the tank is:/)
})

test('a quotation starts with the sentence before a pronoun whose noun the question lacks', async () => {
  const { response, sources, hypotheses } = await ask('What was lost in the flood?', PUMP)
  expect(quotedIn(response)).toBe(
    'The gardener drew two plans. These were lost in the flood of the cellar. [1]',
  )
  expect(sources[0]?.excerpt).toBe('The gardener drew two plans. These were lost in the flood of the cellar.')
  expect(hypotheses[0]?.hypothesis).toBe(sources[0]?.excerpt)
})

test('a quotation starts with the sentence before a pronoun, and the hypothesis with the pronoun if the question has its noun', async () => {
  const { response, sources, hypotheses } = await ask('What does the green lamp of the amplifier mark?', PUMP)
  expect(quotedIn(response)).toBe('The amplifier has a green lamp. It marks a full battery. [1]')
  expect(sources[0]?.excerpt).toBe('The amplifier has a green lamp. It marks a full battery.')
  expect(hypotheses[0]?.hypothesis).toBe('It marks a full battery.')
})

test('a quotation of a price, date or person leaves out a sentence before that lacks one', async () => {
  const { response } = await ask('Who built the tower of Grimholm?', {
    'tower.md': 'The tower of Grimholm has a red door. Ida Storm built the tower of Grimholm.',
  })
  expect(quotedIn(response)).toBe('Ida Storm built the tower of Grimholm. [1]')
})

test('a sentence that two documents have is quoted once', async () => {
  const bell = 'The chapel of Brell has one large bell.'
  const { response } = await ask('What does the chapel of Brell have?', {
    'a.txt': `${bell} It was cast in bronze in the year 1811 by Otto Grau.`,
    'b.txt': `${bell} It was hung in the tower by the sailors of the harbor.`,
  })
  expect(response.split(bell)).toHaveLength(2)
})

test('a question in the text is not the answer, but the sentence after it is', async () => {
  const { response, sources } = await ask('How long does the filter last?', PUMP)
  expect(quotedIn(response)).toBe('It lasts for three months of daily use. [1]')
  expect(sources[0]?.excerpt).toBe('How long does the filter last? It lasts for three months of daily use.')
})

test('a question in the text is not quoted, even if nothing else is about the question', async () => {
  const { response } = await ask('Who wrote all that software?', {
    'note.txt': 'Who wrote all that software? The weather was fine on that day.',
  })
  expect(response).not.toContain('Who wrote')
})
