import { expect, test } from 'vitest'
import {
  DISPUTED_QUESTIONS,
  UNDISPUTED_QUESTION,
} from '../../../mocks/worlds/contradictions/contradictions.ts'
import { askInNewChat, openWorld } from '../../support/mocks/worldUser.ts'

const world = await openWorld('contradictions')

test.each(DISPUTED_QUESTIONS)('the answer to "$question" reports a contradiction', async (disputed) => {
  const { contradictions = [], sources } = await askInNewChat(world, disputed.question)
  expect(contradictions.map(({ kind }) => kind)).toEqual([disputed.kind])
  const sides = contradictions.flatMap((one) => one.sides)
  expect(new Set(sides.map(({ source }) => sources[source]?.filename)).size).toBe(2)
  for (const value of disputed.sides) expect(sides.some(({ text }) => text.includes(value))).toBe(true)
})

test('the disputed questions have every kind of contradiction', () => {
  expect(new Set(DISPUTED_QUESTIONS.map(({ kind }) => kind))).toEqual(
    new Set(['quantity', 'date', 'name', 'polarity']),
  )
})

test('the answer to a question on which the documents agree reports no contradiction', async () => {
  const { contradictions, sources } = await askInNewChat(world, UNDISPUTED_QUESTION)
  expect(sources.length).toBeGreaterThan(0)
  expect(contradictions).toEqual([])
})
