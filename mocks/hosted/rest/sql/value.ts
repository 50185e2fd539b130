/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * A value of a query. Timestamps with a zone are ISO strings in UTC, other dates and times are ISO strings without a
 * zone.
 */
export type SqlValue = Json

/** The types of columns, casts and aggregates. */
export type SqlType =
  | 'uuid'
  | 'text'
  | 'boolean'
  | 'timestamptz'
  | 'timestamp'
  | 'date'
  | 'time'
  | 'integer'
  | 'bigint'
  | 'numeric'
  | 'double'
  | 'json'
  | 'jsonb'

/** The names in error messages. */
export const TYPE_NAMES: Readonly<Record<SqlType, string>> = {
  uuid: 'uuid',
  text: 'text',
  boolean: 'boolean',
  timestamptz: 'timestamp with time zone',
  timestamp: 'timestamp without time zone',
  date: 'date',
  time: 'time without time zone',
  integer: 'integer',
  bigint: 'bigint',
  numeric: 'numeric',
  double: 'double precision',
  json: 'json',
  jsonb: 'jsonb',
}

export const NUMBERS: readonly SqlType[] = ['integer', 'bigint', 'numeric', 'double']

/** A value as the response contains it: timestamps with a numeric zone and no trailing zeros in the seconds. */
export function presented(type: SqlType, value: SqlValue): Json {
  if (type !== 'timestamptz' || typeof value !== 'string') return value
  return value.replace(/\.?0*Z$/, '+00:00')
}

/** A value as text, as a cast to text returns it. */
export function textOf(type: SqlType, value: Exclude<SqlValue, null>): string {
  if (typeof value !== 'string' || type === 'json' || type === 'jsonb') return JSON.stringify(value)
  if (type === 'timestamptz') return value.replace('T', ' ').replace(/\.?0*Z$/, '+00')
  return type === 'timestamp' ? value.replace('T', ' ') : value
}
