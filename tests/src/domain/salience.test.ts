import { expect, test } from 'vitest'
import { CONFIDENCE_LEVELS } from '../../../src/domain/confidence.ts'
import { SALIENCE_LEVELS, salienceWordOf } from '../../../src/domain/salience.ts'

test('the levels of salience have words of their own', () => {
  const thresholds = SALIENCE_LEVELS.map(({ from }) => from)
  expect(thresholds.map(salienceWordOf)).toEqual([
    'Marginal',
    'Minor',
    'Moderate',
    'Notable',
    'Important',
    'Central',
  ])
})

test('salience has the steps and thresholds of confidence and none of its words', () => {
  const scaleOf = (levels: readonly { step: number; from: number }[]) =>
    levels.map(({ step, from }) => [step, from])
  expect(scaleOf(SALIENCE_LEVELS)).toEqual(scaleOf(CONFIDENCE_LEVELS))
  const beliefWords: string[] = CONFIDENCE_LEVELS.map(({ word }) => word)
  expect(SALIENCE_LEVELS.filter(({ word }) => beliefWords.includes(word))).toEqual([])
})
