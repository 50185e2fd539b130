/** One connection of a database: what PGlite and the `pg` package have in common. */
export interface Database {
  /** Runs one or more statements without parameters. */
  exec(sql: string): Promise<unknown>
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

export interface Transaction extends Database {
  /** Undoes the transaction. No further statement may follow. */
  rollback(): Promise<void>
}

export interface OpenDatabase extends Database {
  /** Commits unless the function fails or rolls back. */
  transaction<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** Ends the connection. A database on a server is dropped. */
  close(): Promise<void>
}
