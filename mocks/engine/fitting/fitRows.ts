import type { LogisticModel } from '../selection/logistic.ts'
import { type Example, fitLogistic } from './regression.ts'
import type { Row } from './rows.ts'

/** Strength of the penalty on large weights, relative to the total weight of the examples. */
const PENALTY = 0.01

/** Fits a model on several sets of rows, each of which counts the same. Features that are always equal get no weight. */
export function fitRows(sets: readonly (readonly Row[])[]): LogisticModel {
  const used = sets.filter((rows) => rows.length > 0)
  const names = [...new Set(used.flatMap((rows) => Object.keys(rows[0]?.features ?? {})))]
  const varying = names.filter((name) => {
    const first = used[0]?.[0]?.features[name] ?? 0
    return used.some((rows) => rows.some(({ features }) => (features[name] ?? 0) !== first))
  })
  const examples = used.flatMap((rows) => {
    const total = rows.reduce((sum, { weight }) => sum + weight, 0)
    return rows.map(
      ({ features, isPositive, weight }): Example => ({
        values: Float64Array.from(varying, (name) => features[name] ?? 0),
        isPositive,
        weight: weight / total,
      }),
    )
  })
  return fitLogistic(varying, examples, PENALTY)
}
