import type { LogisticModel } from '../selection/logistic.ts'

export interface Example {
  /** In the order of the names. */
  readonly values: Float64Array
  readonly isPositive: boolean
  readonly weight: number
}

const ITERATIONS = 25

/**
 * Fits a logistic regression by iteratively reweighted least squares (Hastie, Tibshirani and Friedman 2009, section
 * 4.4.1) on standardized features, with an L2 penalty on all weights but the bias.
 *
 * @param penalty relative to the total weight of the examples
 */
export function fitLogistic(
  names: readonly string[],
  examples: readonly Example[],
  penalty: number,
): LogisticModel {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const { means, deviations } = standardize(names.length, examples, total)
  const size = names.length + 1
  let beta = new Float64Array(size)
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const gradient = new Float64Array(size)
    const hessian = Array.from({ length: size }, () => new Float64Array(size))
    const row = new Float64Array(size)
    row[0] = 1
    for (const { values, isPositive, weight } of examples) {
      let logOdds = beta[0] ?? 0
      for (let i = 1; i < size; i += 1) {
        const value = ((values[i - 1] ?? 0) - (means[i - 1] ?? 0)) / (deviations[i - 1] ?? 1)
        row[i] = value
        logOdds += value * (beta[i] ?? 0)
      }
      const p = 1 / (1 + Math.exp(-logOdds))
      const error = weight * ((isPositive ? 1 : 0) - p)
      const curvature = weight * Math.max(1e-6, p * (1 - p))
      for (let i = 0; i < size; i += 1) {
        const value = row[i] ?? 0
        if (value === 0) continue
        gradient[i] = (gradient[i] ?? 0) + error * value
        const line = hessian[i]
        if (line === undefined) continue
        const scaled = curvature * value
        for (let j = 0; j <= i; j += 1) line[j] = (line[j] ?? 0) + scaled * (row[j] ?? 0)
      }
    }
    for (let i = 0; i < size; i += 1) {
      const line = hessian[i]
      if (line === undefined) continue
      const strength = i === 0 ? 1e-9 * total : penalty * total
      line[i] = (line[i] ?? 0) + strength
      if (i > 0) gradient[i] = (gradient[i] ?? 0) - strength * (beta[i] ?? 0)
    }
    const step = solveSymmetric(hessian, gradient)
    beta = beta.map((value, i) => value + (step[i] ?? 0))
    if (Math.max(...step.map(Math.abs)) < 1e-6) break
  }
  const weights = names.map((name, i): [string, number] => [name, (beta[i + 1] ?? 0) / (deviations[i] ?? 1)])
  const bias = weights.reduce((sum, [, weight], i) => sum - weight * (means[i] ?? 0), beta[0] ?? 0)
  return {
    bias: round(bias),
    weights: Object.fromEntries(weights.map(([name, weight]) => [name, round(weight)])),
  }
}

function standardize(size: number, examples: readonly Example[], total: number) {
  const means = new Float64Array(size)
  const squares = new Float64Array(size)
  for (const { values, weight } of examples) {
    for (let i = 0; i < size; i += 1) {
      const value = values[i] ?? 0
      means[i] = (means[i] ?? 0) + (weight * value) / total
      squares[i] = (squares[i] ?? 0) + (weight * value * value) / total
    }
  }
  const deviations = squares.map((square, i) => {
    const deviation = Math.sqrt(Math.max(0, square - (means[i] ?? 0) ** 2))
    return deviation > 1e-6 ? deviation : 1
  })
  return { means, deviations }
}

/** Solves A·x = b for a positive definite A, of which the lower triangle is given, by its Cholesky decomposition. */
function solveSymmetric(lower: readonly Float64Array[], b: Float64Array): Float64Array {
  const size = b.length
  const l = lower.map((line) => Float64Array.from(line))
  const at = (i: number, j: number): number => l[i]?.[j] ?? 0
  for (let j = 0; j < size; j += 1) {
    for (let i = j; i < size; i += 1) {
      let sum = at(i, j)
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k)
      const line = l[i]
      if (line !== undefined) line[j] = i === j ? Math.sqrt(Math.max(1e-12, sum)) : sum / at(j, j)
    }
  }
  const x = Float64Array.from(b)
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k < i; k += 1) x[i] = (x[i] ?? 0) - at(i, k) * (x[k] ?? 0)
    x[i] = (x[i] ?? 0) / at(i, i)
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < size; k += 1) x[i] = (x[i] ?? 0) - at(k, i) * (x[k] ?? 0)
    x[i] = (x[i] ?? 0) / at(i, i)
  }
  return x
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
