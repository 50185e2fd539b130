import type { Features } from './featureGroups.ts'

/** A logistic regression: the log-odds are `bias` plus the sum of weight × feature. */
export interface LogisticModel {
  readonly bias: number
  readonly weights: Features
}

/** The log-odds of a model for some features. Features without a weight do not count. */
export function logOddsOf({ bias, weights }: LogisticModel, features: Features): number {
  return bias + weightedSum(weights, features)
}

/** The part of the log-odds that some of the features contribute. */
export function weightedSum(weights: Features, features: Features): number {
  let sum = 0
  for (const [name, value] of Object.entries(features)) sum += value * (weights[name] ?? 0)
  return sum
}

export function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}
