import type { CalendarDate } from '../text/dates.ts'
import type { Fact, Relation } from './facts.ts'
import type { Statement } from './statement.ts'

/** A date, weekday or time of day of an event. */
export type DateFact = Fact & CalendarDate

export function dateFacts({ dates, quantities, text }: Statement): DateFact[] {
  const years = quantities
    .filter(({ unit }) => unit === 'calendar year')
    .map(({ value, high, text: written, start, end }): DateFact => {
      const isVague = /\b(?:about|around|circa|c\.|before|after|since|until|by)\s$/i.test(
        text.slice(Math.max(0, start - 8), start),
      )
      const years = [value - (isVague ? 2 : 0), high + (isVague ? 2 : 0)] as const
      return {
        kind: 'date',
        years,
        month: null,
        day: null,
        weekday: null,
        minutes: null,
        text: written,
        isTelling: false,
        start,
        end,
      }
    })
  return [...dates.map((date) => ({ ...date, isTelling: false })), ...years].sort((a, b) => a.start - b.start)
}

/** The dates of a statement. Weekdays beside a time of day limit it: 'opens at 8:00 on Mondays'. */
export function timeFacts(statement: Statement): DateFact[] {
  const facts = dateFacts(statement)
  const clocks = facts.filter(({ kind }) => kind === 'clock')
  return clocks.length > 0 ? clocks : facts
}

/** Dates differ if a part that both state differs: 'May 1911' and '1911' agree. */
export function compareDates(a: DateFact, b: DateFact): Relation {
  if (a.kind !== b.kind) return 'unrelated'
  if (a.kind === 'clock') return a.minutes === b.minutes || isTwelveHours(a, b) ? 'same' : 'different'
  if (a.kind === 'weekday') return a.weekday === b.weekday ? 'same' : 'different'
  if (a.years !== null && b.years !== null && (a.years[0] > b.years[1] || b.years[0] > a.years[1]))
    return 'different'
  if (a.month !== null && b.month !== null) {
    if (a.month !== b.month) return 'different'
    return a.day !== null && b.day !== null && a.day !== b.day ? 'different' : 'same'
  }
  return a.years !== null && b.years !== null ? 'same' : 'unrelated'
}

/** '6:30' may be '18:30'. */
function isTwelveHours(a: DateFact, b: DateFact): boolean {
  return (
    Math.abs((a.minutes ?? 0) - (b.minutes ?? 0)) === 720 &&
    ![a, b].every(({ text }) => /[ap]\.?\s?m/i.test(text))
  )
}
