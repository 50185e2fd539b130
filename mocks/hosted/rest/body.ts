import { notImplemented, RestError } from './errors.ts'
import { readText } from './sql/readText.ts'
import type { Column, TableName, Value } from './tables.ts'
import { columnsOf } from './tables.ts'

type Values = Readonly<Record<string, Value>>

/** The unparsed body of a write. Values are parsed after the permission check. */
export interface WriteBody {
  readonly columns: readonly string[]
  readonly rows: readonly object[]
}

/**
 * The body of a write: an object or an array of objects. Columns: the query parameter `columns`, or the keys.
 *
 * @throws RestError PGRST102, PGRST204 for an unknown column, or PGRST127 for a body in another format
 */
export async function readBody(request: Request, table: TableName): Promise<WriteBody> {
  const type = request.headers.get('Content-Type') ?? ''
  if (/^(?:text\/csv|application\/x-www-form-urlencoded)\b/.test(type))
    throw notImplemented(`A body of the type ${type} is not answered here.`)
  const body = parse(await request.text())
  const isArray = Array.isArray(body)
  const rows: unknown[] = isArray ? body : [body]
  if (!rows.every(isObject)) throw invalid('Empty or invalid json')
  const named = new URL(request.url).searchParams.get('columns')
  const columns = named === null ? Object.keys(rows[0] ?? {}) : named.split(',').map(unquoted)
  if (named === null && rows.some((row) => !haveSame(columns, Object.keys(row))))
    throw invalid('All object keys must match')
  const known = columnsOf(table)
  for (const column of columns)
    if (!known.has(column))
      throw new RestError(
        'PGRST204',
        `Could not find the '${column}' column of '${table}' in the schema cache`,
      )
  return { columns, rows }
}

/**
 * The values of a row in these columns.
 *
 * @throws RestError 22P02 or 22007
 */
export function readValues(table: TableName, columns: readonly string[], row: object): Values {
  const known = columnsOf(table)
  const values: Record<string, Value> = {}
  for (const name of columns) {
    const column = known.get(name)
    if (column !== undefined) values[name] = readValue(column, Reflect.get(row, name))
  }
  return values
}

function readValue({ type }: Column, given: unknown): Value {
  if (given === null || given === undefined) return null
  const value = readText(type, typeof given === 'string' ? given : JSON.stringify(given))
  return typeof value === 'string' || typeof value === 'boolean' ? value : null
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw invalid('Empty or invalid json')
  }
}

function invalid(message: string): RestError {
  return new RestError('PGRST102', message)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function haveSame(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name) => others.includes(name))
}

function unquoted(name: string): string {
  return name.replace(/^"(.*)"$/, '$1')
}
