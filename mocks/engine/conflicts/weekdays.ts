import { calendarDates } from '../text/dates.ts'

const RANGE = /^\s?(?:to|through|till|until|[–—-])\s?$/

/** The weekdays that a text names, 0 (Sunday) to 6: 'Monday to Friday' and 'weekdays' are 1 to 5. */
export function weekdaysIn(text: string): ReadonlySet<number> {
  const days = new Set<number>()
  let last: { day: number; end: number } | null = null
  for (const { weekday, start, end } of calendarDates(text)) {
    if (weekday === null) continue
    if (last !== null && RANGE.test(text.slice(last.end, start)))
      for (let day: number = last.day; day !== weekday; day = (day + 1) % 7) days.add(day)
    days.add(weekday)
    last = { day: weekday, end }
  }
  if (/\b(?:weekdays?|workdays?|working days?)\b/i.test(text))
    for (const day of [1, 2, 3, 4, 5]) days.add(day)
  if (/\bweekends?\b/i.test(text)) for (const day of [0, 6]) days.add(day)
  return days
}
