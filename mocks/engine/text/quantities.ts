import { calendarDates } from './dates.ts'
import { NUMBER, numberOf } from './numbers.ts'
import { unitBySpelling } from './units.ts'

export interface Quantity {
  readonly value: number
  /** The upper end of a range; equal to `value` otherwise. */
  readonly high: number
  /** The name of a unit in units.ts, 'calendar year' for a year without a unit, or null. */
  readonly unit: string | null
  /** As written, including the unit. */
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A currency or minus, a number, and a sign or word that may be the unit. */
const QUANTITY = new RegExp(
  `([€$£]|\\b(?:EUR|USD|GBP|CHF)\\b)?\\s?((?:(?<=^|[\\s(])[−-]|\\bminus\\s)?)(?<![\\w.])(${NUMBER})(?:\\s?(%|per\\scent\\b|°\\s?[CF]?(?!\\p{L})|degrees\\s(?:Celsius|Fahrenheit)\\b)|[\\s-]?(?:(?:working|business|calendar|consecutive|full)\\s)?((?:km/h|m/s|mi/h|[kmg]?bit/s|n·m|[kcm]?m[²³])|(?:square|cubic)\\s(?:kilo)?met(?:re|er)s?\\b|[\\p{L}µ]+))?`,
  'giu',
)
/** A word before a number that makes it a name: 'section 4', 'version 3'. */
const LABEL =
  /\b(?:versions?|sections?|sec|chapters?|figures?|fig|tables?|pages?|no|nr|number|steps?|part|appendix|rfc|iso|din|paragraph|items?|examples?|lines?|type|model|class|stage|phase|room|port|option|status|code|error|articles?|clauses?|annex|schedule|rule|exercise|question|notes?|slides?|track|platform|gate|building|flight|bus|route|highway|edition|release|volume|vol|step|week|line|bit|column|row|key|signal)s?\.?\s$/i
const SPOKEN_FRACTION =
  /\b(half|(?:a|one)\s(?:third|quarter|fifth|tenth)|(?:two|three)[\s-](?:thirds|quarters))\sof\b/gi
const FRACTIONS: Readonly<Record<string, number>> = { third: 3, quarter: 4, fifth: 5, tenth: 10 }

/** 'an hour', 'an hour and a half', 'half a day'. Not 'once an hour' or '5 km an hour'. */
const SPOKEN_TIME =
  /(?<=\b(?:takes?|lasts?|lasted|took|for|in|within|of|is|was|about|around|up to|least|most|nearly|almost|than|after|over)\s)(half\s)?an?\s(second|minute|hour|day|week|fortnight|month|year|decade)(\sand\sa\shalf)?\b/gi

/** The numbers of a text with their units, in order. Skips dates, times of day, and parts of identifiers and versions. */
export function quantities(text: string): Quantity[] {
  const dates = calendarDates(text)
  const found: Quantity[] = []
  for (const match of text.matchAll(QUANTITY)) {
    const [whole, currency, sign = '', number = '', unitSign, word] = match
    const after = text.slice(match.index + whole.length)
    const start = match.index + (whole.length - whole.trimStart().length)
    const end = match.index + whole.length
    if (/^\w|^\.\d|^\/\d/.test(after) || dates.some((date) => start < date.end && date.start < end)) continue
    const unit = unitOf(currency ?? unitSign ?? word, number, text, start, after)
    if (unit === null && isIdentifier(text, start, number)) continue
    const written = (
      unit === null || (word && (currency || unit === 'calendar year'))
        ? whole.slice(0, whole.length - (word?.length ?? 0))
        : whole
    ).trim()
    const value = numberOf(number) * (sign === '' ? 1 : -1)
    found.push({ value, high: value, unit, text: written, start, end: start + written.length })
  }
  for (const match of text.matchAll(SPOKEN_FRACTION)) {
    const [, written = ''] = match
    const value = fractionOf(written.toLowerCase()) * 100
    found.push({
      value,
      high: value,
      unit: 'percent',
      text: written,
      start: match.index,
      end: match.index + written.length,
    })
  }
  for (const match of text.matchAll(SPOKEN_TIME)) {
    const [written, half, unit = '', more] = match
    const value = half !== undefined ? 0.5 : more !== undefined ? 1.5 : 1
    const end = match.index + written.length
    found.push({ value, high: value, unit: unit.toLowerCase(), text: written, start: match.index, end })
  }
  return mergeRanges(withoutOverlaps(found), text)
}

function fractionOf(written: string): number {
  if (written === 'half') return 0.5
  const [count = '', part = ''] = written.split(/[\s-]/)
  return numberOf(count) / (FRACTIONS[part.replace(/s$/, '')] ?? 1)
}

/** Of overlapping quantities the longer one. */
function withoutOverlaps(found: readonly Quantity[]): Quantity[] {
  const isCovered = (a: Quantity): boolean =>
    found.some((b) => b !== a && a.start < b.end && b.start < a.end && b.text.length > a.text.length)
  return found.filter((quantity) => !isCovered(quantity)).sort((a, b) => a.start - b.start)
}

/** Part of a phone number, ratio or code, or labeled by the word before it. */
function isIdentifier(text: string, start: number, number: string): boolean {
  const before = text.slice(Math.max(0, start - 24), start)
  const after = text.slice(start + number.length, start + number.length + 8)
  return (
    LABEL.test(before) ||
    (/^\d/.test(number) && /\S\s\p{Lu}\p{L}*\s$/u.test(before)) ||
    /[\w#§/:][-./]?$/.test(before) ||
    /^[-/:]\d{3}|^-\p{Lu}|^[-:/]\d+[-:/]/u.test(after)
  )
}

/** A known unit, or 'calendar year' for four digits that can be a year. */
function unitOf(
  spelling: string | undefined,
  number: string,
  text: string,
  start: number,
  after: string,
): string | null {
  const known = unitBySpelling(spelling?.replace(/^degrees\s/i, '').replace(/^per\s/i, 'per-') ?? '')
  if (known !== undefined && (spelling?.length !== 1 || /\d/.test(number))) return known.name
  if (!/^(?:1[0-9]|20)\d\d$/.test(number)) return null
  const isDated =
    /(?:\b(?:in|since|until|till|year|by|before|after|around|circa|early|late|from|between|during|summer|winter|spring|autumn)\s|[(–])$/i.test(
      text.slice(Math.max(0, start - 12), start),
    )
  const isCounting = spelling !== undefined && spelling.length > 3 && !isDated && /s$/.test(spelling)
  return isCounting && !/^['’]/.test(after) ? null : 'calendar year'
}

/** Joins '4' and '6 hours' in '4 to 6 hours', '4–6 hours' and 'between 4 and 6 hours'. */
function mergeRanges(found: readonly Quantity[], text: string): Quantity[] {
  const merged: Quantity[] = []
  for (const quantity of found) {
    const previous = merged.at(-1)
    if (previous !== undefined && isRange(previous, quantity, text)) {
      merged[merged.length - 1] = {
        ...quantity,
        value: previous.value,
        start: previous.start,
        text: text.slice(previous.start, quantity.end),
      }
    } else merged.push(quantity)
  }
  return merged
}

function isRange(low: Quantity, high: Quantity, text: string): boolean {
  if (low.high > high.value || (low.unit !== null && low.unit !== high.unit)) return false
  const gap = text.slice(low.end, high.start)
  if (/^\s?(?:[–—-]|to|up to)\s?$/.test(gap)) return true
  return /^\sand\s$/.test(gap) && /\bbetween\s$/i.test(text.slice(Math.max(0, low.start - 9), low.start))
}
