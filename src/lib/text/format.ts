const BYTE_UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/** A file size in bytes as people read it: `318 KB`, `4.8 MB`. Steps of 1,024, at most one decimal. */
export function formatBytes(bytes: number): string {
  let unit = 0
  let size = roundedSize(bytes, unit)
  // The rounded size decides: what is shown as 1,024 of a unit is one of the next.
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

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long ago an ISO timestamp lies before `now` (milliseconds): 'Just now' under a minute, then minutes,
 * hours under 24, days under 7, then the date. A moment in the future (a wrong clock) reads 'Just now'.
 */
export function formatRelativeTime(timestamp: string, now: number): string {
  const age = now - Date.parse(timestamp)
  if (age < MINUTE) return 'Just now'
  if (age < HOUR) return ago(Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour')
  if (age < 7 * DAY) return ago(Math.floor(age / DAY), 'day')
  return new Date(timestamp).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' })
}

/** The same in the middle of a sentence: `just now`, `2 hours ago`, `on Nov 21, 2026`. */
export function formatWhen(timestamp: string, now: number): string {
  const time = formatRelativeTime(timestamp, now)
  if (time === 'Just now') return 'just now'
  return time.endsWith('ago') ? time : `on ${time}`
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/** The day of an ISO timestamp, in the reader's zone: `Nov 21`, with its year where that is not the year of `now`. */
export function formatDay(timestamp: string, now: number): string {
  const date = new Date(timestamp)
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return date.toLocaleDateString('en', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

/** The time of day of an ISO timestamp, in the reader's zone: `10:42`. */
export function formatTimeOfDay(timestamp: string): string {
  return new Date(timestamp).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hour12: false })
}

/** `text` cut after `limit` characters, with an ellipsis where something was cut. No character is cut in half. */
export function cutAt(text: string, limit: number): string {
  if (text.length <= limit) return text
  const kept = text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')
  return `${kept.trimEnd()}…`
}
