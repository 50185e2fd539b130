import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { Caller, Case, Operation, Outcome } from './case.ts'
import { ADMINS, APPLICATIONS, LINKS, SETUPS, TOKENS, USERS } from './fixture.ts'

type Row = Readonly<Record<string, string | boolean | null>>

const METHODS = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' }

const REFUSALS: Record<string, Outcome> = { '42501': 'forbidden', '23505': 'duplicate', '23514': 'invalid' }

function insertion(table: string, row: Row) {
  const columns = Object.keys(row)
  const places = columns.map((_, place) => `$${place + 1}`)
  return {
    sql: `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    values: Object.values(row),
  }
}

/** Inserts the initial rows of the cases. */
export async function insertFixture(database: PGlite): Promise<void> {
  const rows: readonly (readonly [string, Row])[] = [
    ...Object.values(USERS).map((row) => ['auth.users', row] as const),
    ...Object.values(APPLICATIONS).map((row) => ['waitlist_submissions', row] as const),
    ...Object.values(SETUPS).map((row) => ['approved_users', row] as const),
    ...LINKS.map((row) => ['magic_links', row] as const),
    ...ADMINS.map((row) => ['admin_users', row] as const),
  ]
  for (const [table, row] of rows) {
    const { sql, values } = insertion(table, row)
    await database.query(sql, values)
  }
}

/** The SQL that the provider's table service would send. */
function statement({ table, action, columns = '*', where = {}, values = {} }: Operation) {
  if (action === 'insert') return insertion(table, values)
  const written = Object.keys(values).map((column, place) => `${column} = $${place + 1}`)
  const conditions = Object.keys(where).map(
    (column, place) => `${column} = $${Object.keys(values).length + place + 1}`,
  )
  const rows = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  const sql = {
    select: `select ${columns} from ${table}${rows}`,
    update: `update ${table} set ${written.join(', ')}${rows}`,
    delete: `delete from ${table}${rows}`,
  }[action]
  return { sql, values: [...Object.values(values), ...Object.values(where)] }
}

/** Runs the rest of the transaction as the caller. */
export async function setCaller(
  transaction: Transaction,
  { user, token }: Caller,
  action: Operation['action'],
) {
  const claims = user
    ? { sub: USERS[user].id, email: USERS[user].email, role: 'authenticated' }
    : { role: 'anon' }
  const headers = token === undefined ? {} : { 'x-setup-token': TOKENS[token] }
  await transaction.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.headers', $2, true),
       set_config('request.method', $3, true)`,
    [JSON.stringify(claims), JSON.stringify(headers), METHODS[action]],
  )
  await transaction.exec(`set local role ${claims.role}`)
}

/** Runs the operation as the caller and rolls it back. */
export async function runOnDatabase(
  database: PGlite,
  { caller, initialStatus, operation }: Omit<Case, 'outcome'>,
): Promise<Outcome> {
  const { sql, values } = statement(operation)
  let outcome: Outcome = 0
  await database.transaction(async (transaction) => {
    if (initialStatus !== undefined)
      await transaction.query('update waitlist_submissions set status = $1 where id = $2', [
        initialStatus,
        APPLICATIONS.unused.id,
      ])
    await setCaller(transaction, caller, operation.action)
    try {
      const { rows, affectedRows } = await transaction.query(sql, values)
      outcome = operation.action === 'select' ? rows.length : (affectedRows ?? 0)
    } catch (error) {
      const refusal = REFUSALS[String(Reflect.get(error as object, 'code'))]
      if (refusal === undefined) throw error
      outcome = refusal
    }
    await transaction.rollback()
  })
  return outcome
}
