import { compareDates, type DateFact, dateFacts } from './dateFacts.ts'
import type { Subject } from './similarity.ts'
import type { Statement } from './statement.ts'
import { isVerbLike } from './verbs.ts'
import { weekdaysIn } from './weekdays.ts'

/** Different years, months or weekdays that are not the compared facts, or only one statement is about a weekday or year. */
export function hasOtherTime(first: Subject, second: Subject): boolean {
  return hasOtherDate(first, second) || hasOtherWeekday(first, second)
}

function hasOtherDate(first: Subject, second: Subject): boolean {
  if (isEvent(first)) return false
  const [a, b] = [datesOf(first), datesOf(second)]
  if (a.length > 0 && b.length > 0)
    return !a.some((date) => b.some((other) => compareDates(date, other) !== 'different'))
  const isLimit = ({ years, start }: DateFact, { statement, segment }: Subject): boolean =>
    years !== null && isIn(statement, segment, start)
  return (
    isLimited(first) && (a.some((date) => isLimit(date, first)) || b.some((date) => isLimit(date, second)))
  )
}

function hasOtherWeekday(first: Subject, second: Subject): boolean {
  const [a, b] = [weekdaysOf(first), weekdaysOf(second)]
  if (a.size > 0 && b.size > 0) return ![...a].some((day) => b.has(day))
  if (a.size === b.size || !isLimited(first)) return false
  // A past event is the same whether or not its weekday is named.
  return !isPast(a.size > 0 ? first : second)
}

/** Whether a time limits a statement even if the other one names none. */
function isLimited({ kind, statement, fact }: Subject): boolean {
  const isClock = dateFacts(statement).some((date) => date.kind === 'clock' && date.start === fact.start)
  return isClock || kind === 'quantity' || kind === 'polarity'
}

function isPast({ kind, statement, segment }: Subject): boolean {
  return (
    kind === 'polarity' &&
    statement.tokens.some(
      (token) =>
        token.segment === segment && (/^(?:was|were|had)$/.test(token.folded) || /ed$/.test(token.folded)),
    ) &&
    statement.tokens.some(isVerbLike) &&
    !/\b(?:is|are|be)\b/i.test(statement.text)
  )
}

const PERIOD =
  /\b(this|last|next|previous|past|coming|current)\s(?:year|month|week|quarter|season|term|century|decade|spring|summer|autumn|winter)\b/i

/** 'this year' and 'last year'. */
export function hasOtherPeriod(first: Subject, second: Subject): boolean {
  const [a, b] = [first, second].map(({ statement }) => PERIOD.exec(statement.text)?.[1]?.toLowerCase())
  return a !== undefined && b !== undefined && a !== b
}

export function isEvent({ statement, fact }: Subject): boolean {
  return dateFacts(statement).some(({ kind, start }) => kind === 'date' && start === fact.start)
}

/** The dates of the sentence, without the fact. */
function datesOf({ statement, fact }: Subject): DateFact[] {
  return dateFacts(statement).filter(
    ({ kind, start, end }) => kind === 'date' && (end <= fact.start || start >= fact.end),
  )
}

/** The weekdays in the fact's part of the sentence, without the fact. */
function weekdaysOf({ statement, segment, fact }: Subject): ReadonlySet<number> {
  const part = statement.segments[segment]
  if (part === undefined) return new Set()
  const { start, end } = part
  const text = statement.text
  const isFactIn = fact.start >= start && fact.end <= end
  return weekdaysIn(
    isFactIn ? `${text.slice(start, fact.start)} ${text.slice(fact.end, end)}` : text.slice(start, end),
  )
}

function isIn({ segments }: Statement, segment: number, offset: number): boolean {
  const part = segments[segment]
  return part !== undefined && offset >= part.start && offset < part.end
}
