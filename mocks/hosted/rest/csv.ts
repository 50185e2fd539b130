import type { ResponseRow } from './responseRows.ts'
import type { Json, SqlType } from './sql/value.ts'

/** Rows as CSV with a header, in the text format of the database. Without rows the header is empty. */
export function toCsv(
  columns: readonly { readonly as: string; readonly type: SqlType }[],
  rows: readonly ResponseRow[],
): string {
  const header = rows.length === 0 ? '' : columns.map(({ as }) => as).join(',')
  const lines = rows.map((row) => columns.map(({ as, type }) => field(type, row[as] ?? null)).join(','))
  return `${header}\n${lines.join('\n')}`
}

function field(type: SqlType, value: Json): string {
  if (value === null) return ''
  const text = textOf(type, value)
  return text === '' || /[\s,()"\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, '$&$&')}"` : text
}

function textOf(type: SqlType, value: Exclude<Json, null>): string {
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value !== 'string' || type === 'json' || type === 'jsonb') return JSON.stringify(value)
  if (type === 'timestamptz') return value.replace('T', ' ').replace('+00:00', '+00')
  return type === 'timestamp' ? value.replace('T', ' ') : value
}
