import { RestError } from './errors.ts'
import type { Column, Value } from './tables.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const TIMESTAMP = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/i
const ZONE = /(?:Z|:.*[+-]\d\d(?::?\d\d)?)$/i

const TYPE_NAMES = {
  uuid: 'uuid',
  text: 'text',
  boolean: 'boolean',
  timestamptz: 'timestamp with time zone',
}

/**
 * A value as the column stores it. Timestamps are ISO strings in UTC.
 *
 * @throws RestError 22P02, or 22007 for a timestamp
 */
export function readValue({ type }: Column, given: unknown): Value {
  if (given === null || given === undefined) return null
  const text = typeof given === 'string' ? given : JSON.stringify(given)
  switch (type) {
    case 'text':
      return text
    case 'uuid':
      if (UUID.test(text)) return text.toLowerCase()
      break
    case 'boolean':
      if (/^(?:t|true|y|yes|on|1)$/i.test(text)) return true
      if (/^(?:f|false|n|no|off|0)$/i.test(text)) return false
      break
    case 'timestamptz': {
      const time = TIMESTAMP.test(text) ? Date.parse(inUtc(text)) : Number.NaN
      if (!Number.isNaN(time)) return new Date(time).toISOString()
    }
  }
  const code = type === 'timestamptz' ? '22007' : '22P02'
  throw new RestError(code, `invalid input syntax for type ${TYPE_NAMES[type]}: "${text}"`)
}

/** A stored value in the response format: timestamps with a numeric zone and no trailing zeros in the seconds. */
export function presented({ type }: Column, value: Value): Value {
  if (type !== 'timestamptz' || typeof value !== 'string') return value
  return new Date(value).toISOString().replace(/\.?0*Z$/, '+00:00')
}

/** Adds the database's time zone, UTC, to a timestamp without a zone. */
function inUtc(text: string): string {
  if (!text.includes(':')) return text
  const timestamp = text.replace(' ', 'T')
  return ZONE.test(timestamp) ? timestamp.replace(/([+-]\d\d)$/, '$1:00') : `${timestamp}Z`
}
