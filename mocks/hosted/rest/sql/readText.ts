import { RestError } from '../errors.ts'
import type { SqlType, SqlValue } from './value.ts'
import { TYPE_NAMES } from './value.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const TIMESTAMP = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/i
const ZONE = /(?:Z|:.*[+-]\d\d(?::?\d\d)?)$/i
const NUMBER = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i
const LIMITS: Partial<Record<SqlType, number>> = { integer: 2 ** 31, bigint: 2 ** 63 }

/**
 * The value that a text denotes in a type.
 *
 * @throws RestError 22P02, 22P05 for a null character in a text, 22003 for an integer out of range, or 22007 for a date or time
 */
export function readText(type: SqlType, text: string): SqlValue {
  const value = parse(type, text)
  if (value !== undefined) return value
  const code = ['timestamptz', 'timestamp', 'date', 'time'].includes(type) ? '22007' : '22P02'
  const given = type === 'json' || type === 'jsonb' ? '' : `: "${text}"`
  const name = type === 'jsonb' ? 'json' : TYPE_NAMES[type].replace(' without time zone', '')
  throw new RestError(code, `invalid input syntax for type ${name}${given}`)
}

/** Undefined for a text that denotes no value of the type. */
function parse(type: SqlType, text: string): SqlValue | undefined {
  switch (type) {
    case 'text':
      if (text.includes('\0'))
        throw new RestError('22P05', 'unsupported Unicode escape sequence', {
          details: '\\u0000 cannot be converted to text.',
        })
      return text
    case 'uuid':
      return UUID.test(text) ? text.toLowerCase() : undefined
    case 'boolean':
      if (/^\s*(?:t|true|y|yes|on|1)\s*$/i.test(text)) return true
      return /^\s*(?:f|false|n|no|off|0)\s*$/i.test(text) ? false : undefined
    case 'timestamptz':
      return instant(text)
    case 'timestamp':
      return instant(text.replace(/(:.*)(?:Z|[+-]\d\d(?::?\d\d)?)$/i, '$1')) && withoutZone(text)
    case 'date':
      return instant(text) && text.slice(0, 10)
    case 'time':
      return /^\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text) ? text : undefined
    case 'numeric':
    case 'double':
      return NUMBER.test(text) ? Number(text) : undefined
    case 'integer':
    case 'bigint':
      return integer(type, text)
    case 'json':
    case 'jsonb':
      return parseJson(text)
  }
}

function instant(text: string): string | undefined {
  const time = TIMESTAMP.test(text) ? Date.parse(inUtc(text)) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** Adds the database's time zone, UTC, to a timestamp without a zone. */
function inUtc(text: string): string {
  if (!text.includes(':')) return text
  const timestamp = text.replace(' ', 'T')
  return ZONE.test(timestamp) ? timestamp.replace(/([+-]\d\d)$/, '$1:00') : `${timestamp}Z`
}

/** The date and time that a timestamp names in its own zone. */
function withoutZone(text: string): string | undefined {
  const local = text.replace(/(:.*?)(?:Z|[+-]\d\d(?::?\d\d)?)$/i, '$1')
  return instant(local)?.replace(/\.?0*Z$/, '')
}

function integer(type: 'integer' | 'bigint', text: string): number | undefined {
  if (!/^\s*[+-]?\d+\s*$/.test(text)) return undefined
  const limit = LIMITS[type] ?? 0
  const value = Number(text)
  if (value < -limit || value >= limit)
    throw new RestError('22003', `value "${text}" is out of range for type ${type}`)
  return value
}

function parseJson(text: string): SqlValue | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
