import { describe, expect, test } from 'vitest'
import {
  areaUnderCurve,
  bestTriggering,
  calibrationError,
  calibrationTable,
  type Judgment,
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
