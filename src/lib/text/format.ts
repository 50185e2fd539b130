const BYTE_UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/** Formats a file size in bytes: `318 KB`, `4.8 MB`. Units of 1,024, at most one decimal. */
export function formatBytes(bytes: number): string {
  let unit = 0
  let size = roundedSize(bytes, unit)
  // The rounded size decides, so that '1,024 KB' is never shown.
  while (size >= 1024 && unit < BYTE_UNITS.length - 1) {
    unit += 1
    size = roundedSize(bytes, unit)
  }
  return `${size} ${BYTE_UNITS[unit]}`
}

function roundedSize(bytes: number, unit: number): number {
  const size = bytes / 1024 ** unit
  return unit === 0 || size >= 100 ? Math.round(size) : Math.round(size * 10) / 10
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Formats an ISO timestamp relative to `now` (milliseconds): 'Just now' under a minute, then minutes, hours under 24,
 * days under 7, then the day (`formatDay`). Timestamps in the future are 'Just now'.
 */
export function formatRelativeTime(timestamp: string, now: number): string {
  const age = now - Date.parse(timestamp)
  if (age < MINUTE_MS) return 'Just now'
  if (age < HOUR_MS) return ago(Math.floor(age / MINUTE_MS), 'minute')
  if (age < DAY_MS) return ago(Math.floor(age / HOUR_MS), 'hour')
  if (age < 7 * DAY_MS) return ago(Math.floor(age / DAY_MS), 'day')
  return formatDay(timestamp, now)
}

/** The same inside a sentence: `just now`, `2 hours ago`, `on Nov 21`. */
export function formatWhen(timestamp: string, now: number): string {
  const time = formatRelativeTime(timestamp, now)
  if (time === 'Just now') return 'just now'
  return time.endsWith('ago') ? time : `on ${time}`
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/**
 * Formats the local date of an ISO timestamp: `Nov 21` in the year of `now` (milliseconds), `Dec 8, 2025` in any other
 * year. Every date on the screen is formatted by this function.
 */
export function formatDay(timestamp: string, now = Date.now()): string {
  const date = new Date(timestamp)
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return date.toLocaleDateString('en', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

/** Formats a date of which the month or the day may be missing: `Dec 8, 2025`, `Dec 2025` or `2025`. */
export function formatPartialDate(date: string): string {
  const [year = '', month, day] = date.split('-')
  if (month === undefined) return year
  return new Date(Number(year), Number(month) - 1, Number(day ?? 1)).toLocaleDateString('en', {
    year: 'numeric',
    month: 'short',
    ...(day !== undefined && { day: 'numeric' }),
  })
}

/** The day as `formatDay`, and 'Today' for the local date of `now` (milliseconds). */
export function formatRecentDay(timestamp: string, now = Date.now()): string {
  const isToday = new Date(timestamp).toDateString() === new Date(now).toDateString()
  return isToday ? 'Today' : formatDay(timestamp, now)
}

/** The local time of an ISO timestamp: `10:42`. */
export function formatTimeOfDay(timestamp: string): string {
  return new Date(timestamp).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hour12: false })
}

/** Truncates a text after `limit` UTF-16 code units and adds an ellipsis. Never splits a surrogate pair. */
export function cutAt(text: string, limit: number): string {
  if (text.length <= limit) return text
  const truncated = text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')
  return `${truncated.trimEnd()}…`
}
