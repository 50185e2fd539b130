import { RestError } from './errors.ts'
import type { Column, TableName, Value } from './tables.ts'
import { columnsOf } from './tables.ts'
import { readText } from './values.ts'

export type Values = Readonly<Record<string, Value>>

/** The unparsed body of a write. Values are parsed after the permission check. */
export interface WriteBody {
  readonly columns: readonly string[]
  readonly rows: readonly object[]
}

/**
 * The body of a write: an object or an array of objects. The query parameter `columns` of supabase-js names the same
 * columns.
 *
 * @throws RestError PGRST102 or PGRST204 for an unknown column
 */
export async function readBody(request: Request, table: TableName): Promise<WriteBody> {
  const body = parse(await request.text())
  const rows: unknown[] = Array.isArray(body) ? body : [body]
  if (!rows.every(isObject)) throw invalid()
  const columns = [...new Set(rows.flatMap(Object.keys))]
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
  return readText(type, typeof given === 'string' ? given : JSON.stringify(given))
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw invalid()
  }
}

function invalid(): RestError {
  return new RestError('PGRST102', 'Empty or invalid json')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
