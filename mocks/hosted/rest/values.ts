import { RestError } from './errors.ts'
import type { Column, Value } from './tables.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/

const TYPE_NAMES = {
  uuid: 'uuid',
  text: 'text',
  boolean: 'boolean',
  timestamptz: 'timestamp with time zone',
} as const satisfies Record<Column['type'], string>

/**
 * The value that a text denotes in a type. Timestamps are ISO strings in UTC.
 *
 * @throws RestError 22P02, 22007 for a timestamp, or 22P05 for a null character in a text
 */
export function readText(type: Column['type'], text: string): Value {
  const value = parse(type, text)
  if (value !== undefined) return value
  const code = type === 'timestamptz' ? '22007' : '22P02'
  throw new RestError(code, `invalid input syntax for type ${TYPE_NAMES[type]}: "${text}"`)
}

/** Undefined for a text that denotes no value of the type. */
function parse(type: Column['type'], text: string): Value | undefined {
  switch (type) {
    case 'text':
      if (!text.includes('\0')) return text
      throw new RestError('22P05', 'unsupported Unicode escape sequence', {
        details: '\\u0000 cannot be converted to text.',
      })
    case 'uuid':
      return UUID.test(text) ? text.toLowerCase() : undefined
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'timestamptz': {
      const [, date, time = '00:00', zone = 'Z'] = TIMESTAMP.exec(text) ?? []
      const instant = Date.parse(`${date}T${time}${zone}`)
      return Number.isNaN(instant) ? undefined : new Date(instant).toISOString()
    }
  }
}

/** A value as the response contains it: timestamps with a numeric zone and no trailing zeros in the seconds. */
export function presented(type: Column['type'], value: Value): Value {
  if (type !== 'timestamptz' || typeof value !== 'string') return value
  return value.replace(/\.?0*Z$/, '+00:00')
}

/** The provider's database sorts by collation, not by code point. */
const collator = new Intl.Collator('en')

/** Negative if `a` comes first. */
export function compare(a: Value, b: Value): number {
  const [left, right] = [String(a), String(b)]
  // Texts that are equal by collation may still differ.
  return collator.compare(left, right) || (left === right ? 0 : left < right ? -1 : 1)
}
