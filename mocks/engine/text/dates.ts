/** A date, a weekday or a time of day. Parts that are not stated are null. */
export interface CalendarDate {
  readonly kind: 'date' | 'weekday' | 'clock'
  /** First and last year, for example 1900 and 1999; equal for a single year. */
  readonly years: readonly [number, number] | null
  /** 1 to 12. */
  readonly month: number | null
  readonly day: number | null
  /** 0 (Sunday) to 6. */
  readonly weekday: number | null
  /** Minutes after midnight. */
  readonly minutes: number | null
  /** As written. */
  readonly text: string
  readonly start: number
  readonly end: number
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const CENTURIES = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
  'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'
).split(' ')

const MONTH = `(?<month>${MONTHS.map((name) => (name.length > 4 ? `${name}|${name.slice(0, 3)}\\b\\.?` : name)).join('|')})`
const DAY = '(?<day>[0-3]?\\d)(?:st|nd|rd|th)?'
const YEAR = '(?<year>1\\d{3}|20\\d\\d)'

/** In order of preference: a longer form is tried before its parts. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(`\\b${YEAR}-(?<monthNumber>[01]\\d)-(?<day>[0-3]\\d)\\b`, 'g'),
  new RegExp(`\\b(?<day>[0-3]?\\d)\\.\\s?(?<monthNumber>[01]?\\d)\\.\\s?${YEAR}\\b`, 'g'),
  new RegExp(`\\b${DAY}(?:\\sof)?\\s${MONTH}(?:,?\\s${YEAR})?(?![\\p{L}\\d])`, 'gu'),
  new RegExp(`\\b${MONTH}\\s${DAY}(?!\\d)(?:,?\\s${YEAR})?(?![\\p{L}\\d])`, 'gu'),
  new RegExp(`\\b${MONTH},?\\s${YEAR}\\b`, 'g'),
  new RegExp(
    `(?<=\\b(?:in|since|until|by|of|from|to|last|next|early|late|mid|every|each|between|and|through|during)\\s)${MONTH}(?![\\p{L}\\d.]*\\d)\\b`,
    'gu',
  ),
  /\b(?:the\s)?(?<decade>1\d\d0|20\d0)s\b/g,
  new RegExp(
    `\\b(?:the\\s)?(?<century>${CENTURIES.join('|')}|\\d{1,2}(?:st|nd|rd|th))[-\\s]century\\b`,
    'gi',
  ),
  new RegExp(`\\b(?<weekday>${WEEKDAYS.join('|')})s?\\b`, 'g'),
  /(?<![\d:.,/])(?<hour>[01]?\d|2[0-4])(?:[:.](?<minute>[0-5]\d))?\s?(?<half>[ap])(?:m\b|\.\s?m\.)/gi,
  /(?<!\b(?:of|ratio|scale)\s)(?<![\d:.,/])(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?![\d:])/g,
  new RegExp(
    `\\b(?:half\\spast\\s(?<pastHour>${HOURS.join('|')})|(?<wordHour>${HOURS.join('|')}|\\d{1,2})\\so['’]clock)\\b`,
    'gi',
  ),
  /\b(?<named>noon|midnight)\b/gi,
]

/** The dates, weekdays and times of day in a text, in order. Years alone are found by `quantities`. */
export function calendarDates(text: string): CalendarDate[] {
  const found: CalendarDate[] = []
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (found.some((other) => start < other.end && other.start < end)) continue
      found.push({ ...partsOf(match.groups ?? {}), text: match[0], start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

type Parts = Omit<CalendarDate, 'text' | 'start' | 'end'>

const NONE: Parts = { kind: 'date', years: null, month: null, day: null, weekday: null, minutes: null }

function partsOf(groups: Readonly<Record<string, string | undefined>>): Parts {
  const { year, month, monthNumber, day, decade, century, weekday } = groups
  if (weekday !== undefined) return { ...NONE, kind: 'weekday', weekday: WEEKDAYS.indexOf(weekday) }
  if (decade !== undefined) return { ...NONE, years: [Number(decade), Number(decade) + 9] }
  if (century !== undefined) {
    const named = CENTURIES.indexOf(century.toLowerCase())
    const number = named >= 0 ? named + 1 : Number.parseInt(century, 10)
    return { ...NONE, years: [number * 100 - 99, number * 100] }
  }
  const minutes = minutesOf(groups)
  if (minutes !== null) return { ...NONE, kind: 'clock', minutes }
  const named = MONTHS.findIndex((name) => month !== undefined && name.startsWith(month.slice(0, 3)))
  return {
    ...NONE,
    years: year === undefined ? null : [Number(year), Number(year)],
    month: monthNumber !== undefined ? Number(monthNumber) : named >= 0 ? named + 1 : null,
    day: day === undefined ? null : Number(day),
  }
}

/** Minutes after midnight of a time of day, or null. 12 am is 0. */
function minutesOf(groups: Readonly<Record<string, string | undefined>>): number | null {
  const { hour, minute = '0', half, pastHour, wordHour, named } = groups
  if (named !== undefined) return named.toLowerCase() === 'noon' ? 720 : 0
  if (pastHour !== undefined) return (HOURS.indexOf(pastHour.toLowerCase()) + 1) * 60 + 30
  if (wordHour !== undefined) {
    const index = HOURS.indexOf(wordHour.toLowerCase())
    return (index >= 0 ? index + 1 : Number(wordHour)) * 60
  }
  if (hour === undefined) return null
  const isAfternoon = half?.toLowerCase() === 'p'
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0)
  return (hours * 60 + Number(minute)) % 1440
}

export function isCalendarWord(name: string): boolean {
  const [first = ''] = name.split(/\s/)
  return MONTHS.includes(first) || WEEKDAYS.some((day) => first.startsWith(day))
}
