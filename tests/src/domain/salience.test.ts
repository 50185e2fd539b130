import { expect, test } from 'vitest'
import { CONFIDENCE_LEVELS } from '../../../src/domain/confidence.ts'
import { SALIENCE_LEVELS, salienceWordOf } from '../../../src/domain/salience.ts'

test.each([
  [0, 'Marginal'],
  [0.249, 'Marginal'],
  [0.25, 'Minor'],
  [0.45, 'Moderate'],
  [0.65, 'Notable'],
  [0.8, 'Important'],
  [0.92, 'Central'],
  [1, 'Central'],
])('the salience %d is %s', (salience, word) => {
  expect(salienceWordOf(salience)).toBe(word)
})

test('salience has the steps and thresholds of confidence and none of its words', () => {
  const scaleOf = (levels: readonly { step: number; from: number }[]) =>
    levels.map(({ step, from }) => [step, from])
  expect(scaleOf(SALIENCE_LEVELS)).toEqual(scaleOf(CONFIDENCE_LEVELS))
  const beliefWords: string[] = CONFIDENCE_LEVELS.map(({ word }) => word)
  expect(SALIENCE_LEVELS.filter(({ word }) => beliefWords.includes(word))).toEqual([])
})
