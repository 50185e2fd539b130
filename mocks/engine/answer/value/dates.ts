import type { Statement } from '../../conflicts/statement.ts'
import type { Span } from '../../text/sentences.ts'
import { unitByName } from '../../text/units.ts'
import type { AskedValue } from './askedValue.ts'
import { isReplaced, nearestValue, withoutFormer } from './values.ts'

/** What may come before a date and belongs to it. */
const BEFORE =
  /\b(?:early(?: in)?|late(?: in)?|mid|about|around|circa|before|after|by|until|since|not before|no later than|not later than|(?:the )?(?:end|beginning|start|middle|week) of|spring|summer|autumn|winter|(?:the )?(?:first|second|third|fourth|last|every|each))[\s-]$/i
const ASKS_END =
  /\b(?:until|till|end|ends|ended|close|closes|closed|closing|last|latest|finish|again|to what|expires?|by when|deadline|due)\b/
const UNTIL = /\b(?:until|till|by|to|no later than|not later than|before|up to)\s(?:the\s)?$/i
const OF_MONTH = /^\s(?:of|in) (?:the|each|every) (?:month|quarter|year)\b/
/** Month and year without a day, or an ISO month, that no other pattern finds. */
const MONTH_OF_YEAR = /\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])\b(?!-)|\b(?:19|20)\d\d-[01]\d-[0-3]\d\b/g
const JOIN = /^(?:,?\s(?:at\s|from\s)?|,?\s?[–-]\s?|\sand\s)$/
const RANGE = /^\s?(?:to|until|till|–|-|and)\s(?:the\s)?$/

interface Dated extends Span {
  readonly kind: 'date' | 'weekday' | 'clock'
}

/** The date or time that a sentence states of what is asked, as precise as it is written; null if it is not clear. */
export function dateIn(asked: AskedValue, statement: Statement): Span | null {
  const { text } = statement
  const all = ranges(withoutFormer(candidates(statement), text, asked), text, asked)
  const usable = all.filter((value) => !isReplaced(value, text) && !isAsked(value, asked, text))
  const isTime = /\b(?:(?:what|which)|opening|closing) time\b/.test(asked.clause)
  const isYear = /\b(?:what|which) year\b/.test(asked.clause)
  const fitting = usable.filter(({ kind, start, end }) =>
    isTime ? kind === 'clock' : isYear ? /\d{4}/.test(text.slice(start, end)) : kind === 'date',
  )
  const isDay = /\b(?:what|which) (?:\w+ )?(?:date|day|month|week|year)\b/.test(asked.clause)
  const kept =
    fitting.length > 0 || isTime ? fitting : isDay ? usable.filter(({ kind }) => kind !== 'clock') : usable
  const last = kept.filter(({ start }) => UNTIL.test(text.slice(Math.max(0, start - 24), start)))
  const value = nearestValue(ASKS_END.test(asked.clause) && last.length > 0 ? last : kept, asked, statement)
  if (value === null) return usable.length === 0 && !isTime && !isYear ? deadlineIn(asked, statement) : null
  const before = BEFORE.exec(text.slice(0, value.start))
  const month = value.kind === 'weekday' ? (OF_MONTH.exec(text.slice(value.end))?.[0] ?? '') : ''
  return { start: before?.index ?? value.start, end: value.end + month.length }
}

/** 'Within 48 hours', 'two days after the dose'. */
const DEADLINE = /\b(?:within|no later than|not later than|at least|until|after)\s(?:the\s)?$/i
const RELATIVE = /^\s(?:before|after|of|from)\s(?:[\p{L}’-]+\s?){1,6}?(?=[.,;()]|\sand\b|$)/u

function deadlineIn(asked: AskedValue, statement: Statement): Span | null {
  const { text } = statement
  const times = statement.quantities.flatMap(({ unit, start, end }): Span[] => {
    if (unit === null || unitByName(unit)?.dimension !== 'time') return []
    const before = DEADLINE.exec(text.slice(Math.max(0, start - 24), start))
    const after = RELATIVE.exec(text.slice(end))?.[0]
    const from = before === null ? start : start - before[0].length
    return before === null && after === undefined ? [] : [{ start: from, end: end + (after?.length ?? 0) }]
  })
  return nearestValue(times, asked, statement)
}

/** Dates, years and times in order; '24 August, 7:00' is one. */
function candidates({ text, dates, quantities }: Statement): Dated[] {
  const found: Dated[] = [
    // The time at the start of a log entry is when it was written.
    ...dates
      .filter(({ kind, start }) => kind !== 'clock' || start > 0)
      .map(({ kind, start, end }) => ({ kind, start, end })),
    ...quantities
      .filter(({ unit }) => unit === 'calendar year')
      .map(({ start, end }) => ({ kind: 'date' as const, start, end })),
    ...Array.from(text.matchAll(MONTH_OF_YEAR), ({ 0: written, index }) => ({
      kind: 'date' as const,
      start: index,
      end: index + written.length,
    })),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
  const joined: Dated[] = []
  for (const one of found) {
    const previous = joined.at(-1)
    if (previous !== undefined && one.start < previous.end) continue
    const isPart =
      previous !== undefined && previous.kind !== one.kind && JOIN.test(text.slice(previous.end, one.start))
    if (isPart)
      joined[joined.length - 1] = {
        kind: previous.kind === 'weekday' && one.kind === 'clock' ? 'weekday' : 'date',
        start: previous.start,
        end: one.end,
      }
    else joined.push(one)
  }
  return joined
}

/** Of 'from 1 May to 15 September' the asked end, or both as one value. */
function ranges(values: readonly Dated[], text: string, { clause }: AskedValue): Dated[] {
  const wantsEnd = ASKS_END.test(clause)
  const wantsStart =
    /\b(?:since|from|start|starts|started|begin|begins|began|open|opens|first|earliest)\b/.test(clause)
  const result: Dated[] = []
  for (const value of values) {
    const previous = result.at(-1)
    const isRange =
      previous !== undefined &&
      previous.kind === value.kind &&
      RANGE.test(text.slice(previous.end, value.start).replace(/^,/, '')) &&
      /(?:\b(?:from|between)\s(?:the\s)?|[(–-])$|^$/i.test(
        text.slice(Math.max(0, previous.start - 12), previous.start).trimStart(),
      )
    if (!isRange) result.push(value)
    else if (wantsEnd) result[result.length - 1] = value
    else if (!wantsStart) result[result.length - 1] = { ...value, start: previous.start }
  }
  return result
}

function isAsked({ start, end }: Span, { clause }: AskedValue, text: string): boolean {
  return clause.includes(text.slice(start, end).toLowerCase())
}
