import { expect, test } from 'vitest'
import { EXAMPLE_ANSWER } from '../../../../../src/flows/landing/example/exampleAnswer.gen.ts'

// tests/scripts/generate.test.ts compares the example with the answer of the demo's backend.

test('the example answer is the one that the hero describes: 46 decibels in a log, 38 in a protocol', () => {
  const [answer, contradicting] = EXAMPLE_ANSWER.claims
  expect([answer.text, answer.filename]).toEqual([
    expect.stringContaining('46 decibels'),
    expect.stringContaining('log'),
  ])
  expect([contradicting.text, contradicting.filename]).toEqual([
    expect.stringContaining('38 decibels'),
    expect.stringContaining('protocol'),
  ])
  expect(answer.confidence).toBeGreaterThan(contradicting.confidence)
})

test('the source in the protocol names its page', () => {
  expect(EXAMPLE_ANSWER.claims.map(({ page }) => page)).toEqual([null, 2])
})

test('the excerpts of the example answer contain its claims', () => {
  for (const { text, excerpt } of EXAMPLE_ANSWER.claims) expect(excerpt).toContain(text)
})
