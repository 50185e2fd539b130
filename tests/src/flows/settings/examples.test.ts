import { expect, test } from 'vitest'
import {
  contestedConfidence,
  describeDecay,
  describeSupport,
} from '../../../../src/flows/settings/examples.ts'

test('the example of the slider rises with the tolerance', () => {
  const confidences = [0, 0.5, 0.7, 1].map((contradictionTolerance) =>
    contestedConfidence({ beliefSensitivity: 'moderate', contradictionTolerance }),
  )
  expect(confidences).toEqual([0.3318, 0.6682, 0.779, 0.8909])
})

test.each([
  ['low', 'one supporting passage gives a confidence of 40.1\u00a0%, three give 70.3\u00a0%.'],
  ['moderate', 'one supporting passage gives a confidence of 50.0\u00a0%, three give 89.1\u00a0%.'],
  ['high', 'one supporting passage gives a confidence of 62.3\u00a0%, three give 97.5\u00a0%.'],
] as const)('the example of the sensitivity %s names the confidences', (level, text) => {
  expect(describeSupport(level)).toBe(text)
})

test.each([
  ['slow', 92],
  ['default', 75],
  ['fast', 51],
] as const)('the example of the decay speed %s names the weight of an older document', (speed, percent) => {
  expect(describeDecay(speed)).toContain(`counts ${percent}\u00a0% as much`)
})
