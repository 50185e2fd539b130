import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Database, OpenDatabase } from './database.ts'
import { ROLES } from './roles.ts'

/** Marks the roles that this file created: no others are dropped. */
const MARK = 'created for the tests of supabase/migrations'

/** Any number: the test files that run in parallel create and drop the roles one after the other. */
const LOCK = 5_124_081

/**
 * Creates a database of its own on a PostgreSQL server and runs the statements in it. `close` drops it. Other databases
 * are not changed.
 *
 * @param url A database to connect to first, as a superuser: `postgres://postgres@127.0.0.1:5432/postgres`.
 */
export async function createServerDatabase(url: string, statements: string): Promise<OpenDatabase> {
  const name = `engram_test_${randomUUID().replaceAll('-', '')}`
  await administrate(url, async (client) => {
    for (const [role, options] of Object.entries(ROLES)) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
      if (rowCount === 0)
        await client.query(`create role ${role} ${options}; comment on role ${role} is '${MARK}'`)
    }
    await client.query(`create database ${name} template template0 encoding 'UTF8'`)
  })
  const address = new URL(url)
  address.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: address.href, max: 8 })
  const database: OpenDatabase = {
    ...statementsOf(pool),
    async transaction(run) {
      const client = await pool.connect()
      let isOpen = true
      const end = async (statement: 'commit' | 'rollback') => {
        if (isOpen) await client.query(statement)
        isOpen = false
      }
      try {
        await client.query('begin')
        const result = await run({ ...statementsOf(client), rollback: () => end('rollback') })
        await end('commit')
        return result
      } catch (error) {
        await end('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    async close() {
      await pool.end()
      await administrate(url, (client) => drop(client, name))
    },
  }
  await database.exec(statements)
  return database
}

const statementsOf = (connection: pg.Pool | pg.PoolClient): Database => ({
  exec: (sql) => connection.query(sql),
  query: <Row>(sql: string, values: unknown[] = []) =>
    connection.query<Row & pg.QueryResultRow>({ text: sql, values }),
})

/** Runs statements in the database of the URL, one caller at a time. */
async function administrate(url: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await run(client)
  } finally {
    await client.end()
  }
}

/** Drops the database, and the roles that were created for it unless another database uses them. */
async function drop(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database ${name} with (force)`)
  const { rows } = await client.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname = any($1) and shobj_description(oid, 'pg_authid') = $2`,
    [Object.keys(ROLES), MARK],
  )
  for (const { rolname } of rows)
    await client.query(`drop role ${rolname}`).catch((error: pg.DatabaseError) => {
      // dependent_objects_still_exist
      if (error.code !== '2BP01') throw error
    })
}
