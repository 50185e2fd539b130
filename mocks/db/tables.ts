import type { Row, Table } from './table.ts'

type RowOf<T> = T extends Table<infer R, infer _Key> ? R : never

/** The rows of several tables by table name, as plain data that can be cloned and stored. */
export type TableRows<Tables> = { readonly [Name in keyof Tables]: readonly RowOf<Tables[Name]>[] }

const entries = (tables: object) => Object.entries<Table<Row>>(tables as Record<string, Table<Row>>)

/** Copies the rows of every table, without the symbols that a collection attaches to its records. */
export function readTables<Tables extends object>(tables: Tables): TableRows<Tables> {
  const rows = entries(tables).map(([name, table]) => [name, table.list().map((row) => ({ ...row }))])
  return Object.fromEntries(rows)
}

/** Adds the rows to the tables, which must be empty. */
export async function fillTables<Tables extends object>(
  tables: Tables,
  rows: TableRows<Tables>,
): Promise<void> {
  // A stored snapshot may be older than a table.
  for (const [name, table] of entries(tables))
    for (const row of rows[name as keyof Tables] ?? []) await table.create(row as Row)
}

export function clearTables(tables: object): void {
  for (const [, table] of entries(tables)) table.clear()
}
