import { describe, expect, test } from 'vitest'
import { confidenceOf, decayedWeight } from '../../../src/domain/evidence.ts'

const options = { beliefSensitivity: 'moderate', contradictionTolerance: 0.5 } as const

describe('confidenceOf', () => {
  test('a claim without other passages has the fitted probability', () => {
    expect(confidenceOf(0, [], [], options)).toBe(0.5)
  })

  test.each([
    [0, 0.3318],
    [0.5, 0.6682],
    [0.7, 0.779],
    [1, 0.8909],
  ])(
    'a contradicting passage lowers the confidence less at tolerance %d',
    (contradictionTolerance, expected) => {
      expect(confidenceOf(0, [1, 1], [1], { ...options, contradictionTolerance })).toBe(expected)
    },
  )

  test('a contradicting passage changes nothing at tolerance 1', () => {
    const tolerant = { ...options, contradictionTolerance: 1 }
    expect(confidenceOf(0, [1], [1], tolerant)).toBe(confidenceOf(0, [1], [], tolerant))
  })

  test.each([
    ['low', 0.6083],
    ['moderate', 0.8022],
    ['high', 0.9309],
    ['{}', 0.8022],
  ] as const)(
    'a supporting passage raises the confidence by the sensitivity %s',
    (beliefSensitivity, expected) => {
      expect(confidenceOf(0, [1], [], { ...options, beliefSensitivity })).toBe(expected)
    },
  )

  test('the order of the passages makes no difference', () => {
    expect(confidenceOf(0, [0.2, 0.9], [], options)).toBe(confidenceOf(0, [0.9, 0.2], [], options))
  })
})

describe('decayedWeight', () => {
  test.each([
    ['slow', 200],
    ['default', 50],
    ['fast', 8],
  ] as const)(
    'at decay speed %s a document has lost a quarter of its weight after %d newer ones',
    (decay, age) => {
      expect(decayedWeight(0, decay)).toBe(1)
      expect(decayedWeight(age, decay)).toBe(0.75)
    },
  )

  test('a document never loses more than half of its weight', () => {
    expect(decayedWeight(100_000, 'fast')).toBe(0.5)
  })
})
