import type { Span } from '../../text/sentences.ts'
import { toBase, type Unit, unitByName } from '../../text/units.ts'
import type { Statement } from '../statement.ts'

/**
 * What an amount of time says: how long something lasts, how far apart two events are ('after 5 minutes'), in which time
 * something was counted ('9 errors in two weeks'), or how many days are meant ('two nights were cancelled').
 */
export type DurationRole = 'duration' | 'distance' | 'extent' | 'count'

const MORE = '(?:(?:the|about|around|some|at least|at most|nearly|almost|first|last|past|next|same)\\s){0,2}'
const DISTANCE_BEFORE = new RegExp(
  `\\b(?:after|within|before|until|till|by|(?:later|earlier|sooner) than)\\s${MORE}$`,
  'i',
)
const DISTANCE_AFTER =
  /^\s(?:after|before|later|earlier|ago|apart|behind|ahead|late|early|old(?=\s\p{L}))\b/iu
const LASTING = new RegExp(`\\b(?:for|lasts?|lasted|takes?|took|of)\\s${MORE}$`, 'i')
const EXTENT = new RegExp(`\\b(?:in|over|during|across|throughout)\\s${MORE}$`, 'i')
const OCCASION = new RegExp(`\\bon\\s${MORE}$`, 'i')
const WINDOW = /\b(?:window|epoch|interval|period|step)s?\sof\s$/i
const IS_COUNT =
  /^\s(?:is|are|was|were|has|have|had|will|can|may|must|should)\b(?!\s(?:\p{Ll}+\s)?(?:required|needed|necessary|allowed|permitted|enough|sufficient|planned|scheduled)\b)/iu
const START = /^(?:(?:and|but|because|so|the|only|about)\s)*$/i
/** Longest text before a quantity that its role depends on. */
const BEFORE = 40

export function durationRole(statement: Statement, quantity: Span): DurationRole {
  const { text, quantities } = statement
  const part = segmentAt(statement, quantity.start)
  const before = text.slice(Math.max(0, quantity.start - BEFORE), quantity.start)
  const after = text.slice(quantity.end)
  const hasOther = quantities.some(
    (other) => other.start !== quantity.start && other.start >= part.start && other.end <= part.end,
  )
  if (WINDOW.test(before) || OCCASION.test(before) || (EXTENT.test(before) && hasOther)) return 'extent'
  if (DISTANCE_BEFORE.test(before) || (DISTANCE_AFTER.test(after) && !LASTING.test(before))) return 'distance'
  return START.test(text.slice(part.start, quantity.start)) && IS_COUNT.test(after) ? 'count' : 'duration'
}

/** The seconds in which an amount of the same clause was counted, or null: 1,209,600 in '9 errors in two weeks'. */
export function extentAt(statement: Statement, start: number): number | null {
  const part = segmentAt(statement, start)
  for (const quantity of statement.quantities) {
    const unit = timeUnit(quantity.unit)
    const isBeside = quantity.start !== start && quantity.start >= part.start && quantity.end <= part.end
    if (unit !== null && isBeside && durationRole(statement, quantity) === 'extent')
      return toBase(quantity.value, unit)
  }
  return null
}

function timeUnit(name: string | null): Unit | null {
  const unit = name === null ? undefined : unitByName(name)
  return unit?.dimension === 'time' ? unit : null
}

function segmentAt({ segments, text }: Statement, start: number): Span {
  return segments.find((part) => start >= part.start && start < part.end) ?? { start: 0, end: text.length }
}
