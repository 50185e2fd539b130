import { describe, expect, test } from 'vitest'
import {
  areaUnderCurve,
  bestTriggering,
  calibrationError,
  calibrationTable,
  coverageAt,
  type Judgment,
  statedFrom,
  triggering,
} from '../../../../mocks/engine/evaluation/metrics.ts'

const judgments = (...pairs: readonly (readonly [confidence: number, isRight: 0 | 1])[]): Judgment[] =>
  pairs.map(([confidence, isRight]) => ({ confidence, isRight: isRight === 1 }))

describe('the area under the curve', () => {
  test.each([
    ['is 1 if every right one is above every wrong one', judgments([0.9, 1], [0.8, 1], [0.2, 0]), 1],
    ['counts equal confidences half', judgments([0.5, 1], [0.5, 0]), 0.5],
    ['is null if all are right', judgments([0.9, 1]), null],
    ['is null without judgments', [], null],
  ])('%s', (_, given, expected) => {
    expect(areaUnderCurve(given)).toBe(expected)
  })
})

describe('the calibration error', () => {
  test.each([
    ['is 0 if the stated share is right', judgments([0.5, 1], [0.5, 0]), 0],
    ['weights bins by their counts', judgments([0.25, 0], [1, 1], [1, 1], [1, 1]), 0.0625],
    ['is null without judgments', [], null],
  ])('%s', (_, given, expected) => {
    if (expected === null) expect(calibrationError(given)).toBeNull()
    else expect(calibrationError(given)).toBeCloseTo(expected)
  })

  test('the calibration table puts confidence 1 into the last bin and leaves the others empty', () => {
    const table = calibrationTable(judgments([1, 1], [0.92, 0]))
    expect(table).toHaveLength(10)
    expect(table[9]).toEqual({ from: 0.9, count: 2, meanConfidence: 0.96, shareRight: 0.5 })
    expect(table[0]).toEqual({ from: 0, count: 0, meanConfidence: null, shareRight: null })
  })
})

describe('the coverage at a precision', () => {
  test.each([
    ['is the share of all questions that is answered', 0.8, judgments([0.9, 1], [0.8, 1]), 4, 0.5],
    ['leaves out wrong answers of low confidence', 0.8, judgments([0.9, 1], [0.2, 0]), 2, 0.5],
    [
      'includes a wrong answer if enough others are right',
      0.5,
      judgments([0.9, 0], [0.8, 1], [0.7, 0]),
      4,
      0.5,
    ],
    ['takes answers of equal confidence together', 0.9, judgments([0.9, 1], [0.9, 0]), 2, 0],
    ['takes exactly the share', 0.8, judgments([0.9, 1], [0.8, 1], [0.7, 1], [0.6, 1], [0.5, 0]), 5, 1],
    ['is 0 if no answer is given', 0.8, [], 3, 0],
    ['is null without questions', 0.8, [], 0, null],
  ])('%s', (_, precision, answered, asked, expected) => {
    expect(coverageAt(precision, answered, asked)).toBe(expected)
  })
})

test.each([
  ['the answers with at least the confidence', judgments([0.9, 0], [0.95, 1], [0.89, 0]), 2, 0.5],
  ['no answers', judgments([0.5, 0]), 0, null],
])('%s are counted with their share of wrong ones', (_, given, count, shareWrong) => {
  expect(statedFrom(0.9, given)).toEqual({ count, shareWrong })
})

describe('triggering', () => {
  const answered = judgments([0.9, 1], [0.7, 0], [0.6, 1], [0.2, 0])

  test.each([
    [0, { precision: 0.5, recall: 0.5, f1: 0.5 }],
    [0.8, { precision: 1, recall: 0.25, f1: 0.4 }],
  ])('triggering at the threshold %d has precision, recall and F1 %j', (threshold, expected) => {
    expect(triggering(answered, 4, threshold)).toEqual({ threshold, ...expected })
  })

  test('the best triggering has the threshold with the highest F1', () => {
    expect(bestTriggering(answered, 4)).toMatchObject({ threshold: 0.6, precision: 2 / 3, recall: 0.5 })
  })
})
