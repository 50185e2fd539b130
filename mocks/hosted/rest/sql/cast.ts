import { notImplemented, RestError } from '../errors.ts'
import { readText } from './readText.ts'
import type { SqlType, SqlValue } from './value.ts'
import { NUMBERS, TYPE_NAMES, textOf } from './value.ts'

const TYPES: Readonly<Record<string, SqlType>> = {
  uuid: 'uuid',
  text: 'text',
  varchar: 'text',
  'character varying': 'text',
  bool: 'boolean',
  boolean: 'boolean',
  timestamptz: 'timestamptz',
  'timestamp with time zone': 'timestamptz',
  timestamp: 'timestamp',
  'timestamp without time zone': 'timestamp',
  date: 'date',
  time: 'time',
  int: 'integer',
  int4: 'integer',
  integer: 'integer',
  int8: 'bigint',
  bigint: 'bigint',
  numeric: 'numeric',
  decimal: 'numeric',
  float8: 'double',
  'double precision': 'double',
  json: 'json',
  jsonb: 'jsonb',
}

/** Types of the database that the mock does not have. */
const NOT_MOCKED =
  /^(?:smallint|int2|real|float4|money|char|character|bpchar|name|bytea|bit|varbit|interval|timetz|inet|cidr|macaddr|xml|oid|regclass|tsvector|tsquery|hstore|citext|vector)$/

/** A conversion of values. Null stays null. */
export interface Cast {
  readonly type: SqlType
  convert(value: SqlValue): SqlValue
}

/**
 * The conversion from a type to the named one.
 *
 * @throws RestError 42704 for an unknown type, 42846 if there is no conversion. `convert` throws for values that the
 *   type cannot represent.
 */
export function castTo(from: SqlType, name: string): Cast {
  const type = Object.hasOwn(TYPES, name.toLowerCase()) ? TYPES[name.toLowerCase()] : undefined
  if (type === undefined) {
    if (NOT_MOCKED.test(name)) throw notImplemented(`The type ${name} is not answered here.`)
    throw new RestError('42704', `type "${name}" does not exist`)
  }
  const convert = conversion(from, type)
  if (convert === null)
    throw new RestError('42846', `cannot cast type ${TYPE_NAMES[from]} to ${TYPE_NAMES[type]}`)
  return { type, convert: (value) => (value === null ? null : convert(value)) }
}

type Convert = (value: Exclude<SqlValue, null>) => SqlValue

function conversion(from: SqlType, to: SqlType): Convert | null {
  if (from === to) return (value) => value
  if (to === 'text') return (value) => textOf(from, value)
  if (from === 'text') return (value) => readText(to, String(value))
  if (NUMBERS.includes(from) && NUMBERS.includes(to)) return numberConversion(from, to)
  return OTHERS[`${from} ${to}`] ?? null
}

const OTHERS: Readonly<Partial<Record<`${SqlType} ${SqlType}`, Convert>>> = {
  'boolean integer': Number,
  'integer boolean': Boolean,
  'timestamptz timestamp': (value) => String(value).replace(/\.?0*Z$/, ''),
  'timestamptz date': (value) => String(value).slice(0, 10),
  'timestamptz time': (value) =>
    String(value)
      .slice(11)
      .replace(/\.?0*Z$/, ''),
  'timestamp timestamptz': (value) => readText('timestamptz', String(value)),
  'timestamp date': (value) => String(value).slice(0, 10),
  'timestamp time': (value) => String(value).slice(11),
  'date timestamptz': (value) => readText('timestamptz', String(value)),
  'date timestamp': (value) => `${value}T00:00:00`,
  'json jsonb': (value) => value,
  'jsonb json': (value) => value,
}

function numberConversion(from: SqlType, to: SqlType): Convert {
  if (to === 'numeric' || to === 'double') return (value) => value
  return (value) => {
    const number = Number(value)
    // Halves: numbers of type numeric are rounded away from zero, those of double precision to the even neighbor.
    const rounded = from === 'double' ? roundToEven(number) : Math.sign(number) * Math.round(Math.abs(number))
    return readText(to, String(rounded))
  }
}

function roundToEven(number: number): number {
  const floor = Math.floor(number)
  if (number - floor !== 0.5) return Math.round(number)
  return floor % 2 === 0 ? floor : floor + 1
}
