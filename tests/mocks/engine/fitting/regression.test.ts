import { expect, test } from 'vitest'
import { type Example, fitLogistic } from '../../../../mocks/engine/fitting/regression.ts'

/** Examples in a grid, each counted by its probability under known weights. */
function examplesOf(bias: number, weights: readonly [number, number]): Example[] {
  const steps = [-2, -1, 0, 1, 2]
  return steps.flatMap((a) =>
    steps.flatMap((b): Example[] => {
      const p = 1 / (1 + Math.exp(-(bias + weights[0] * a + weights[1] * b)))
      const values = Float64Array.from([a, b])
      return [
        { values, isPositive: true, weight: p },
        { values, isPositive: false, weight: 1 - p },
      ]
    }),
  )
}

test.each([[0.5, [1, -2]]] as const)(
  'fitLogistic finds the bias %f and the weights %j of the examples',
  (bias, weights) => {
    const model = fitLogistic(['a', 'b'], examplesOf(bias, weights), 1e-6)
    expect(model.bias).toBeCloseTo(bias, 2)
    expect(model.weights.a).toBeCloseTo(weights[0], 2)
    expect(model.weights.b).toBeCloseTo(weights[1], 2)
  },
)
