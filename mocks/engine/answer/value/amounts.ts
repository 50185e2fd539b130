import type { Statement, Token } from '../../conflicts/statement.ts'
import type { Quantity } from '../../text/quantities.ts'
import type { Span } from '../../text/sentences.ts'
import { isStopWord } from '../../text/stopWords.ts'
import { unitByName, unitBySpelling } from '../../text/units.ts'
import type { AskedValue } from './askedValue.ts'
import {
  asksForFormer,
  isChange,
  isReplaced,
  nearestValue,
  nearnessOf,
  startOf,
  withoutFormer,
} from './values.ts'

/** What may come before an amount and belongs to it: 'at least', 'up to', 'about'. */
const COMPARISON =
  /(?:\b(?:at least|at most|up to|(?:not |no )?(?:more|less|fewer|later|earlier|longer) than|over|under|above|below|about|around|approximately|approx\.|roughly|nearly|almost|circa|ca\.|within|between|only|just|exactly|(?:a )?(?:maximum|minimum)(?: of)?|as (?:much|little|few|many) as)\s|[~≈<>≤≥±]\s?)$/i
/** What may follow: 'a day', 'per person', '/h', 'a head'. */
const RATE =
  /^(?:\s?\/\s?[\p{L}²³]+|\s(?:per|each|every|an?)\s(?!cent\b)(?:(?:working|calendar|square|cubic|full|single)\s)?(?:second|minute|hour|day|night|week|month|quarter|year|head|person|people|member|kilomet(?:re|er)|km|mile|litre|liter|metre|meter|kg|trip|item|copy|page|piece|household|flat|room|visit|session|half-year|user|seat|sample|order|patient|pupil|child|employee)s?\b|\s(?:daily|weekly|monthly|yearly|annually|hourly)\b)/iu
const OFTEN =
  /\b(?:(?:only |at least |at most |up to |no more than |not more than |about )?(?:once|twice|thrice|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) times)(?: (?:only|per|an?|each|every|in) (?:(?:\d+|other|second|third|two|three|four|five|six|ten|calendar|working) ){0,2}[\p{L}]+(?=\b)| (?:daily|weekly|monthly|yearly|annually))?|(?:at least |about )?every (?:(?:other|second|third|fourth|working|\d+|few|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)(?: to (?:\d+|\p{L}+))? ){0,2}\p{L}+|(?:bi-?)?(?:daily|weekly|fortnightly|monthly|quarterly|yearly|annually|hourly|half-yearly)\b)/giu
/** Nouns for persons: any of them is counted by 'how many people'. */
const PEOPLE =
  /^(?:people|persons?|users?|staff|employees?|members?|participants?|guests?|visitors?|residents?|patients?|students?|pupils?|volunteers?|households?|attendees|subjects?|colleagues|nurses|doctors|tenants|women|men|children|adults|heads?)$/
const MAX_NOUN_DISTANCE = 3

/** The amount that a sentence states of what is asked, with its unit, comparison and rate; null if it is not clear. */
export function amountIn(asked: AskedValue, statement: Statement): Span | null {
  const { text } = statement
  const values = withoutFormer(candidates(asked, statement), text, asked).filter(
    (value) => !isReplaced(value, text) && !isAsked(value, asked, text),
  )
  const isNamed = asked.dimensions !== null || asked.thing !== null
  const fitting = preferred(values, asked, text)
  const value = nearestValue(fitting, asked, statement)
  if (value !== null && !isNamed && !isNear(value, asked, statement) && !isLimit([value], asked, text))
    return null
  if (
    value !== null &&
    isMoney(asked.clause) &&
    nothingIn(text).length > 0 &&
    !isForAsked(value, asked, statement)
  )
    return null
  return value === null ? null : extended(changed(value, asked, text), text)
}

/** Whether the part of the sentence with an amount names who or what is asked about: some pay, others pay nothing. */
function isForAsked({ start, end }: Span, { subject }: AskedValue, { text, tokens }: Statement): boolean {
  const from = text.slice(0, start).search(/[^,;]*$/)
  const next = text.slice(end).search(/[,;]/)
  const to = next < 0 ? text.length : end + next
  return tokens.some(
    (token) => token.start >= from && token.end <= to && subject.has(token.stem) && !isMoney(token.folded),
  )
}

/** Of 'from 4 to 6 hours' the new value, if something changed. */
function changed({ start, end }: Span, asked: AskedValue, text: string): Span {
  const [low = '', high] = text.slice(start, end).split(/\sto\s/)
  if (high === undefined || !isChange(start, text)) return { start, end }
  return asksForFormer(asked) ? { start, end: start + low.length } : { start: end - high.length, end }
}

const ASKS_MOST = /\b(?:max|maximum|most|limit|cap|ceiling|highest|longest|largest|upper|up to|at most)\b/
const ASKS_LEAST = /\b(?:min|minimum|least|lowest|shortest|smallest|lower|at least)\b/
const MOST =
  /\b(?:(?:not|no) (?:more|longer|later|higher) than|up to|at most|max(?:imum)?\.?(?: of| is)?|exceed(?:ing)?|limited to)\s$/i
const LEAST =
  /\b(?:(?:not|no) (?:less|fewer|earlier|shorter|lower) than|at least|min(?:imum)?\.?(?: of| is)?)\s$/i
const PERIOD =
  /\b(?:per|an?|each|every|for each)\s(second|minute|hour|day|night|week|month|year|person|head|kilometre|km|mile|trip|item|copy|page)\b|\b(daily|weekly|monthly|yearly|annual|annually|hourly)\b/
const PERIOD_OF: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  hourly: 'hour',
}

/** How near to the words of the question an amount must be if its unit is not known, with a unit and without. */
const MIN_NEARNESS = { withUnit: 0.15, bare: 0.3 }

function isNear(value: Span, asked: AskedValue, statement: Statement): boolean {
  const isBare = /^[\d.,]+$|^\p{L}+$/u.test(statement.text.slice(value.start, value.end))
  return nearnessOf(value, asked, statement) >= (isBare ? MIN_NEARNESS.bare : MIN_NEARNESS.withUnit)
}

/** Whether an amount is a limit as asked: 'up to 65 euros' for 'what is the maximum'. */
function isLimit([value]: readonly Span[], { clause }: AskedValue, text: string): boolean {
  if (value === undefined) return false
  const before = text.slice(Math.max(0, value.start - 24), value.start)
  return (ASKS_MOST.test(clause) && MOST.test(before)) || (ASKS_LEAST.test(clause) && LEAST.test(before))
}

/** Those of several amounts that have the asked rate, limit or preposition; all if none has. */
function preferred<V extends Span>(values: readonly V[], { clause }: AskedValue, text: string): readonly V[] {
  const [, noun, adverb] = PERIOD.exec(clause) ?? []
  const period = noun ?? (adverb === undefined ? undefined : PERIOD_OF[adverb])
  const before = ({ start }: Span): string => text.slice(Math.max(0, start - 24), start)
  const preposition = /\b(after|before|within|above|below|from|every)\s(?:how|what|which)\b/.exec(clause)?.[1]
  const tests: ((value: V) => boolean)[] = [
    ...(period === undefined
      ? []
      : [({ end }: V) => RATE.exec(text.slice(end))?.[0].toLowerCase().includes(period) === true]),
    ...(ASKS_MOST.test(clause) ? [(value: V) => MOST.test(before(value))] : []),
    ...(ASKS_LEAST.test(clause) ? [(value: V) => LEAST.test(before(value))] : []),
    ...(preposition === undefined
      ? []
      : [(value: V) => before(value).toLowerCase().endsWith(`${preposition} `)]),
  ]
  return tests.reduce<readonly V[]>((left, test) => {
    const fitting = left.filter(test)
    return fitting.length > 0 ? fitting : left
  }, values)
}

/** How often something happens: 'every four hours', 'twice a day'. */
export function frequencyIn(asked: AskedValue, statement: Statement): Span | null {
  const { text } = statement
  const values = Array.from(text.matchAll(OFTEN), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
  })).filter(
    (value) =>
      !isReplaced(value, text) &&
      !isAsked(value, asked, text) &&
      !/^every(?:one|body|thing)/i.test(text.slice(value.start)),
  )
  return nearestValue(values, asked, statement)
}

function candidates({ dimensions, thing, clause }: AskedValue, statement: Statement): Span[] {
  const { text } = statement
  const found = statement.quantities
    .filter(({ unit, start }) => unit !== 'calendar year' && start >= startOf(text))
    .map((quantity) => withPercent(quantity, text))
  if (dimensions !== null) {
    const counted = COUNTED_UNIT.exec(clause)?.[1]
    const asked = counted === undefined ? undefined : unitBySpelling(counted)
    const fitting = found.filter(
      ({ unit }) => unit !== null && dimensions.has(unitByName(unit)?.dimension ?? ''),
    )
    const written = fitting.filter(
      (value) => counted !== undefined && value.text.toLowerCase().includes(counted.replace(/s$/, '')),
    )
    const same = written.length > 0 ? written : fitting.filter(({ unit }) => unit === asked?.name)
    const named = same.length > 0 ? same : fitting
    const [first] = named
    // 'Three metres from the path and ten from the wall': the second one has the unit of the first.
    const elided = found.filter(
      ({ unit, start, end }) =>
        unit === null && first !== undefined && start > first.end && ELIDED.test(text.slice(end)),
    )
    return [...named, ...elided, ...(dimensions.has('euro') ? nothingIn(text) : [])].sort(
      (a, b) => a.start - b.start,
    )
  }
  if (thing === null) {
    const amounts = found.filter(({ unit }) => !CONDITIONS.has(unitByName(unit ?? '')?.dimension ?? ''))
    const nothing = isMoney(clause) ? nothingIn(text) : []
    return [...amounts, ...nothing].sort((a, b) => a.start - b.start)
  }
  const things = new Set(thing.split(' '))
  const isPeople = /\bhow many (?:people|persons|staff|guests|members|participants)\b/.test(clause)
  let isCounted = false
  return found.flatMap((quantity): Span[] => {
    if (quantity.unit !== null) return []
    // 'Eight people to a course, six in the dyeing course.'
    if (isCounted && ELIDED.test(text.slice(quantity.end))) return [quantity]
    const noun = countedNoun(
      statement,
      quantity,
      (token) => things.has(token.stem) || (isPeople && PEOPLE.test(token.folded)),
    )
    isCounted ||= noun !== null
    return noun === null ? [] : [{ start: quantity.start, end: Math.max(quantity.end, noun.end) }]
  })
}

/** What an amount is measured at or after, if the question does not ask for it. */
const CONDITIONS: ReadonlySet<string> = new Set(['temperature', 'time'])

function isMoney(clause: string): boolean {
  return /\b(?:pays?|costs?|charged?|fees?|prices?)\b/.test(clause)
}

/** 'Members pay nothing'. */
function nothingIn(text: string): Span[] {
  return Array.from(
    text.matchAll(/\b(?:nothing|free(?: of charge)?|no charge)\b/g),
    ({ 0: written, index }) => ({
      start: index,
      end: index + written.length,
    }),
  )
}

const COUNTED_UNIT = /\bhow many (\p{L}+)/u
const ELIDED = /^(?:[.,;)]|\s(?:from|for|in|on|at|to|if|when|with|of (?:them|these|those|which))\b|$)/

function withPercent(quantity: Quantity, text: string): Quantity {
  const written = quantity.unit === null ? /^\sper\scent\b/.exec(text.slice(quantity.end))?.[0] : undefined
  return written === undefined
    ? quantity
    : { ...quantity, unit: 'percent', end: quantity.end + written.length }
}

/** The last word of the noun after a count, up to three words away: '12 wooden chairs'. */
function countedNoun(
  { tokens, text }: Statement,
  quantity: Span,
  isNoun: (token: Token) => boolean,
): Token | null {
  const after = tokens.filter(({ start }) => start >= quantity.end).slice(0, MAX_NOUN_DISTANCE)
  const at = after.findIndex(isNoun)
  const noun = after[at]
  if (noun === undefined || /[.;:,()]/.test(text.slice(quantity.end, noun.start))) return null
  const next = after[at + 1]
  return next !== undefined && isNoun(next) && text.slice(noun.end, next.start) === ' ' ? next : noun
}

function isAsked({ start, end }: Span, { clause }: AskedValue, text: string): boolean {
  return clause.includes(text.slice(start, end).toLowerCase())
}

/** 'NTU', 'mg/L' and other units that units.ts does not know; the rest of 'light-years'. */
const UNKNOWN_UNIT = /^(?:\s(?:\p{Lu}{2,5}|[a-zµ]{1,3}\/[\p{L}]{1,3})(?![\p{L}\d])|-\p{L}+)/u
/** The noun after a bare number: 'two sizes'. */
const NOUN = /^\s(\p{Ll}{2,})(?![\p{L}-])/u
const DENIED = /\b(?:nobody|no one|not|never|no|cannot)\b|n[’']t\b/i
const THAN = /^(?:more|less|fewer|later|earlier|longer)\sthan\s$/i

/** An amount with the comparison before and the rate after it. */
function extended({ start, end }: Span, text: string): Span {
  let from = start
  for (
    let match = COMPARISON.exec(text.slice(0, from));
    match !== null;
    match = COMPARISON.exec(text.slice(0, from))
  ) {
    // 'Nobody stays longer than an hour' allows an hour.
    if (THAN.test(match[0]) && DENIED.test(text.slice(0, match.index))) break
    from = match.index
  }
  const unit = UNKNOWN_UNIT.exec(text.slice(end))?.[0] ?? ''
  const noun =
    unit === '' && /^(?:\p{L}+|[\d.,]+)$/u.test(text.slice(start, end)) ? nounAfter(text.slice(end)) : ''
  const to = end + unit.length + noun.length
  return { start: from, end: to + (RATE.exec(text.slice(to))?.[0].length ?? 0) }
}

function nounAfter(after: string): string {
  const [written, noun] = NOUN.exec(after) ?? []
  return written === undefined ||
    noun === undefined ||
    isStopWord(noun, 'en') ||
    /ed$|^(?:per|each|now)$/.test(noun)
    ? ''
    : written
}
