import { expect, test } from 'vitest'
import { confidenceOf } from '../../../../src/domain/evidence.ts'
import {
  contestedConfidence,
  describeDecay,
  describeSupport,
  toleranceStop,
} from '../../../../src/flows/settings/examples.ts'

test('the example of the slider rises with the tolerance', () => {
  const confidences = [0, 0.5, 0.7, 1].map((contradictionTolerance) =>
    contestedConfidence({ beliefSensitivity: 'moderate', contradictionTolerance }),
  )
  expect(confidences).toEqual([0.0573, 0.1978, 0.3015, 0.5])
})

test.each([
  ['low', 'a claim that is weak with one passage is supported with three.'],
  ['moderate', 'a claim that is tentative with one passage is strong with three.'],
  ['high', 'a claim that is tentative with one passage is settled with three.'],
] as const)('the example of the sensitivity %s names the confidences', (level, text) => {
  expect(describeSupport(level)).toBe(text)
})

test.each([
  ['slow', 'almost as much'],
  ['default', 'three quarters as much'],
  ['fast', 'half as much'],
] as const)('the example of the decay speed %s names the weight of an older document', (speed, share) => {
  expect(describeDecay(speed)).toContain(share)
})

test.each([0, 0.5, 1])('the words of the tolerance %s say which passage counts more', (tolerance) => {
  const [agreed, opposed] = [[1], []].map((support) =>
    confidenceOf(0, support, support.length > 0 ? [1] : [], {
      beliefSensitivity: 'moderate',
      contradictionTolerance: tolerance,
    }),
  )
  const change = Math.sign((agreed ?? 0) - (opposed ?? 0))
  expect(toleranceStop(tolerance).name).toBe(['Strict', 'Balanced', 'Tolerant'][change + 1])
})
