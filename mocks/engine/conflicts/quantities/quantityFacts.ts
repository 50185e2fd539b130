import type { Span } from '../../text/sentences.ts'
import { toBase, type Unit, unitByName } from '../../text/units.ts'
import type { Fact } from '../facts.ts'
import type { Statement, Token } from '../statement.ts'
import { type DurationRole, durationRole, extentAt } from './durations.ts'

/** An amount: '12 lamps', 'at least 5 kg', '720 bottles per hour'. */
export interface QuantityFact extends Fact {
  /** Ends of the range in the unit's base, or per second for a rate. */
  readonly low: number
  readonly high: number
  /** Null for a count. */
  readonly unit: Unit | null
  /** The stems after a count: 'wooden', 'chair'. */
  readonly counted: readonly string[]
  /** What the amount is divided by: 'time', the stem after 'per', or null. */
  readonly per: string | null
  readonly bound: 'least' | 'most' | 'open' | null
  readonly isApproximate: boolean
  /** The measured side: 'wide', 'high'. Null if none is named. */
  readonly side: string | null
  /** Of an amount of time; null for others. */
  readonly role: DurationRole | null
  /** The seconds in which it was counted. Null if none are named, and for amounts of time. */
  readonly extent: number | null
}

/** What an amount in these units is an amount of is clear. Lengths, times, shares and prices have many kinds. */
const TELLING = new Set(
  'volume area mass speed temperature pressure voltage current power energy torque frequency loudness data'.split(
    ' ',
  ),
)
const MAX_COUNTED_WORDS = 3
const DIVIDING = new Set(['per', 'every', 'daily', 'hourly', 'weekly', 'monthly', 'yearly', 'annually'])
const BEFORE = 40
const APPROXIMATE =
  /\b(?:about|around|approximately|approx\.?|roughly|circa|ca\.|nearly|almost|some|close to|just (?:over|under))\s(?:the\s)?$|[~≈]\s?$/i
const LEAST = /\b(?:at least|minimum (?:of|is)|no fewer than|no less than|not less than)\s$/i
const MOST =
  /\b(?:at most|up to|maximum (?:of|is)|no more than|not more than|not exceed|never exceed|not exceeding|limited to)\s$/i
const OPEN =
  /\b(?:more than|over|above|less than|under|below|fewer than|\p{L}{2,}er than|within|exceeds?|exceeding|exceeded)\s$/iu
const PER = /^\s?(?:\/\s?|per\s|an?\s|each\s|every\s|for each\s|for every\s)(?:square\s|cubic\s)?(\p{L}+)/iu
const PERIODS: Readonly<Record<string, number>> = {
  daily: 86400,
  hourly: 3600,
  weekly: 604800,
  monthly: 2629746,
  yearly: 31556952,
  annually: 31556952,
}
const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 }
const FREQUENCY =
  /\b(once|twice|thrice)\s(?:per|an?|each|every)\s(\p{L}+)|\b(once|twice|thrice)\s(daily|hourly|weekly|monthly|yearly|annually)/giu
const SIDES = new Set('wide high deep long thick diamet radiu circumfer altitud elev distanc'.split(' '))

export function quantityFacts(statement: Statement): QuantityFact[] {
  const facts = statement.quantities.flatMap((quantity): QuantityFact[] => {
    if (quantity.unit === 'calendar year') return []
    const unit = quantity.unit === null ? null : (unitByName(quantity.unit) ?? null)
    const counted = unit === null ? countedTokens(statement, quantity) : []
    if (unit === null && counted.length === 0) return []
    const end = Math.max(quantity.end, counted.at(-1)?.end ?? 0)
    const before = statement.text.slice(Math.max(0, quantity.start - BEFORE), quantity.start)
    if (/\b(?:every|each)\s$/i.test(before) || isWhole(statement, quantity)) return []
    const { per, factor } = rateOf(statement.text.slice(end))
    const base = (value: number): number => (unit === null ? value : toBase(value, unit)) * factor
    const bound = LEAST.test(before)
      ? 'least'
      : MOST.test(before)
        ? 'most'
        : OPEN.test(before)
          ? 'open'
          : null
    return [
      {
        text: statement.text.slice(
          Math.min(quantity.start, counted[0]?.start ?? quantity.start),
          Math.max(quantity.end, counted[0]?.end ?? 0),
        ),
        start: quantity.start,
        end: quantity.end,
        low: base(quantity.value),
        high: base(quantity.high),
        unit: unit === null ? null : factor === 1 ? unit : { ...unit, factor: unit.factor * factor },
        counted: counted.map(({ stem }) => stem),
        per,
        isTelling: TELLING.has(unit?.dimension ?? ''),
        bound,
        isApproximate: APPROXIMATE.test(before),
        side: sideOf(statement, quantity.start),
        ...(unit?.dimension === 'time'
          ? { role: durationRole(statement, quantity), extent: null }
          : { role: null, extent: extentAt(statement, quantity.start) }),
      },
    ]
  })
  return [...facts, ...frequencies(statement)]
}

/** The 'twelve' of 'ten of the twelve volunteers'. */
function isWhole({ text, quantities }: Statement, { start }: Span): boolean {
  return quantities.some(
    ({ end }) => end < start && /^\sof\s(?:the|its|their|our|these|those)\s$/i.test(text.slice(end, start)),
  )
}

/** 'twice a day' as a count of times per second. */
function frequencies({ text }: Statement): QuantityFact[] {
  return Array.from(text.matchAll(FREQUENCY)).flatMap((match) => {
    const [written, often, period = '', adverbial, adverb = ''] = match
    const seconds = PERIODS[adverb.toLowerCase()] ?? unitOfTime(period)?.factor
    if (seconds === undefined) return []
    const value = (TIMES[(often ?? adverbial ?? '').toLowerCase()] ?? 1) / seconds
    const place = { text: written, start: match.index, end: match.index + written.length }
    return [
      {
        ...place,
        low: value,
        high: value,
        unit: null,
        counted: ['time'],
        per: 'time',
        isTelling: false,
        bound: null,
        isApproximate: false,
        side: null,
        role: null,
        extent: null,
      },
    ]
  })
}

/** The words after a count up to the next stop word or punctuation mark; or the word before 'of': 'a crew of nine'. */
function countedTokens({ tokens, text }: Statement, { start, end }: Span): Token[] {
  const counted: Token[] = []
  let from = end
  for (const token of tokens) {
    if (token.start < end) continue
    const isNext = /^[\s-]?$/.test(text.slice(from, token.start))
    if (
      !isNext ||
      token.isStop ||
      DIVIDING.has(token.folded) ||
      !/^\p{L}/u.test(token.text) ||
      counted.length === MAX_COUNTED_WORDS
    )
      break
    counted.push(token)
    from = token.end
  }
  if (counted.length > 0) return counted
  const whole = tokens.find((token) => !token.isStop && text.slice(token.end, start) === ' of ')
  return whole === undefined ? [] : [whole]
}

function rateOf(after: string): { per: string | null; factor: number } {
  const adverb =
    PERIODS[/^\s(daily|hourly|weekly|monthly|yearly|annually)\b/i.exec(after)?.[1]?.toLowerCase() ?? '']
  if (adverb !== undefined) return { per: 'time', factor: 1 / adverb }
  const written = /^(?:\sof\s\p{L}+)?(.*)$/su.exec(after)?.[1] ?? ''
  const divisor = PER.exec(written)?.[1]?.toLowerCase()
  if (divisor === undefined) return { per: null, factor: 1 }
  const time = unitOfTime(divisor)
  return time === undefined
    ? { per: divisor.replace(/s$/, ''), factor: 1 }
    : { per: 'time', factor: 1 / time.factor }
}

function unitOfTime(spelling: string): Unit | undefined {
  const unit = unitByName(spelling.toLowerCase())
  return unit?.dimension === 'time' ? unit : undefined
}

/** The measured side nearest to a quantity in its part of the sentence. */
function sideOf({ tokens, segments }: Statement, start: number): string | null {
  const segment = segments.findIndex((part) => start >= part.start && start < part.end)
  const sides = tokens
    .filter((token) => token.segment === segment && SIDES.has(token.stem))
    .sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
  return sides[0]?.stem ?? null
}
