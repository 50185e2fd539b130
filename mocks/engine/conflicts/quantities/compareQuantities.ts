import { lastPlace } from '../../text/numbers.ts'
import { fromBase } from '../../text/units.ts'
import type { Relation } from '../facts.ts'
import type { QuantityFact } from './quantityFacts.ts'

/** Whether two amounts of the same thing agree: equal after conversion and rounding, or inside a range or limit. */
export function compareQuantities(a: QuantityFact, b: QuantityFact): Relation {
  if (a.per !== b.per || a.unit?.dimension !== b.unit?.dimension || (a.unit === null) !== (b.unit === null))
    return 'unrelated'
  if (a.unit === null && !a.counted.some((stem) => b.counted.includes(stem))) return 'unrelated'
  if (a.unit?.dimension === 'length' && a.side !== b.side && a.side !== null && b.side !== null)
    return 'unrelated'
  if (a.unit?.dimension === 'temperature' && (a.unit.name === 'degree') !== (b.unit?.name === 'degree'))
    return 'unrelated'
  if (a.role !== b.role || a.extent !== b.extent || areFarApart(a, b)) return 'unrelated'
  if (a.bound === 'open' || b.bound === 'open') return isEqual(a, b) ? 'same' : 'unrelated'
  if (isEqual(a, b) || isInside(a, b) || isInside(b, a)) return 'same'
  return 'different'
}

/** From this ratio on, two amounts of time are about different things. */
const MAX_TIME_RATIO = 1000

function areFarApart(a: QuantityFact, b: QuantityFact): boolean {
  const [short, long] = [Math.min(a.high, b.high), Math.max(a.low, b.low)]
  return a.role !== null && short > 0 && long / short >= MAX_TIME_RATIO
}

/** Whether the first amount is in the range or satisfies the limit of the second. */
function isInside(a: QuantityFact, b: QuantityFact): boolean {
  if (a.bound === b.bound && a.bound !== null) return false
  if (b.bound === 'least') return a.high >= b.low
  if (b.bound === 'most') return a.low <= b.high
  return a.low <= b.high && b.low <= a.high
}

/** Largest relative difference of an amount and its conversion to another unit. */
const CONVERSION_TOLERANCE = 0.03
/** Largest relative difference of an approximate and an exact amount. */
const APPROXIMATE_TOLERANCE = 0.1

function isEqual(a: QuantityFact, b: QuantityFact): boolean {
  return isNear(a.low, b.low, a, b) && isNear(a.high, b.high, a, b)
}

function isNear(x: number, y: number, a: QuantityFact, b: QuantityFact): boolean {
  if (x === y) return true
  const difference = Math.abs(x - y) / Math.max(Math.abs(x), Math.abs(y))
  if ((a.isApproximate || b.isApproximate) && difference <= APPROXIMATE_TOLERANCE) return true
  const [written, other] = [inUnitOf(x, a), inUnitOf(y, b)]
  if (
    isRounded(written, inUnitOf(y, a), a.isApproximate) ||
    isRounded(other, inUnitOf(x, b), b.isApproximate)
  )
    return true
  return a.unit?.name !== b.unit?.name || a.unit?.factor !== b.unit?.factor
    ? difference <= CONVERSION_TOLERANCE
    : difference < 1e-6
}

/** An amount in a fact's own unit, as it was written. */
function inUnitOf(base: number, { unit }: QuantityFact): number {
  const value = unit === null ? base : fromBase(base, unit)
  return Number(value.toPrecision(12))
}

/** Whether `rounded` is `exact`, rounded to the last place of `rounded`. Only the decimals count unless it is approximate. */
function isRounded(rounded: number, exact: number, isApproximate: boolean): boolean {
  const place = lastPlace(rounded, isApproximate)
  return Math.abs(Math.round(exact / place) * place - rounded) < place * 1e-6
}
