import type { Caller, Case, Operation, Outcome, Step, Values } from './case.ts'
import { resolveSelf } from './case.ts'
import type { Database } from './database.ts'
import { ADMINS, APPLICATIONS, claimsOf, FACTORS, LINKS, SETUPS, TOKENS, USERS } from './fixture.ts'

export const METHODS = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' }

const REFUSALS: Record<string, Outcome> = {
  '42501': 'forbidden',
  '23505': 'duplicate',
  '23514': 'invalid',
  PGRST: 'limited',
}

/**
 * Runs statements in order, each as its caller, and rolls them back. One query can therefore run many cases. Returns
 * the number of rows of the last one or the code of an error.
 */
const OUTCOME = `
  create schema if not exists tests;
  create or replace function tests.outcome(steps jsonb) returns text language plpgsql as $$
  declare
    step jsonb;
    affected bigint := 1;
  begin
    for step in select jsonb_array_elements(steps) loop
      if affected = 0 then
        raise exception 'A step before the operation affects no row' using errcode = 'TE001';
      end if;
      perform set_config('role', 'none', true);
      perform set_config('request.jwt.claims', coalesce(step ->> 'claims', ''), true),
        set_config('request.headers', coalesce(step ->> 'headers', ''), true),
        set_config('request.method', coalesce(step ->> 'method', ''), true);
      if step ? 'role' then
        perform set_config('role', step ->> 'role', true);
      end if;
      execute step ->> 'sql';
      get diagnostics affected = row_count;
    end loop;
    raise exception '%', affected using errcode = 'TE000';
  exception
    when sqlstate 'TE000' then return sqlerrm;
    when others then return sqlstate;
  end
  $$`

const literal = (value: string | boolean | null) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

const insertion = (table: string, row: Values) =>
  `insert into ${table} (${Object.keys(row)}) values (${Object.values(row).map(literal)})`

export async function insertFixture(database: Database): Promise<void> {
  const rows: readonly (readonly [string, Values])[] = [
    ...Object.values(USERS).map((row) => ['auth.users', row] as const),
    ...FACTORS.map((row) => ['auth.mfa_factors', row] as const),
    ...Object.values(APPLICATIONS).map((row) => ['waitlist_submissions', row] as const),
    ...Object.values(SETUPS).map((row) => ['approved_users', row] as const),
    ...LINKS.map((row) => ['magic_links', row] as const),
    ...ADMINS.map((row) => ['admin_users', row] as const),
  ]
  await database.exec(rows.map(([table, row]) => insertion(table, row)).join(';\n'))
  await database.exec(OUTCOME)
}

/** The SQL that the provider's table service would send. */
function statement({ table, action, columns = '*', where = {}, values = {} }: Operation): string {
  const written = Object.entries(values).map(([column, value]) => `${column} = ${literal(value)}`)
  const conditions = Object.entries(where).map(([column, value]) =>
    value === null ? `${column} is null` : `${column} = ${literal(value)}`,
  )
  const rows = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  return {
    select: `select ${columns} from ${table}${rows}`,
    insert: insertion(table, values),
    update: `update ${table} set ${written.join(', ')}${rows}`,
    delete: `delete from ${table}${rows}`,
  }[action]
}

export async function setCaller(
  transaction: Database,
  caller: Caller,
  action: Operation['action'],
): Promise<void> {
  const { role, claims, headers, method } = requestSettings(caller, action)
  await transaction.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.headers', $2, true),
       set_config('request.method', $3, true), set_config('role', $4, true)`,
    [claims, headers, method, role],
  )
}

/** What the table service sets for a request. */
function requestSettings({ user, assurance = 'aal1', token, address }: Caller, action: Operation['action']) {
  const role = user === undefined ? 'anon' : 'authenticated'
  const claims = user === undefined ? { role } : { ...claimsOf(user), role, aal: assurance }
  const headers = {
    ...(token !== undefined && { 'x-setup-token': TOKENS[token] }),
    ...(address !== undefined && { 'cf-connecting-ip': address }),
  }
  return { role, claims: JSON.stringify(claims), headers: JSON.stringify(headers), method: METHODS[action] }
}

const requestStep = ({ caller, operation }: Step) => ({
  ...requestSettings(caller, operation.action),
  sql: statement(resolveSelf(operation, caller.user && USERS[caller.user].id)),
})

function factorSteps({ user, assurance }: Caller) {
  if (user === undefined) return []
  const status = assurance === undefined ? 'unverified' : 'verified'
  return [{ sql: insertion('auth.mfa_factors', { user_id: USERS[user].id, status }) }]
}

const initialSteps = ({ account_created, ...application }: NonNullable<Case['initial']>) => [
  ...Object.entries(application).map(([column, value]) => ({
    sql: `update waitlist_submissions set ${column} = ${literal(value)} where id = '${APPLICATIONS.unused.id}'`,
  })),
  ...(account_created === undefined
    ? []
    : [{ sql: `update approved_users set account_created = true where id = '${SETUPS.unused.id}'` }]),
]

/** Runs cases and rolls each back. */
export async function runOnDatabase(
  database: Database,
  cases: readonly Omit<Case, 'outcome'>[],
): Promise<Outcome[]> {
  const steps = cases.map(({ initial = {}, before = [], ...step }) => [
    ...initialSteps(initial),
    ...factorSteps(step.caller),
    ...[...before, step].map(requestStep),
  ])
  const { rows } = await database.query<{ outcome: string }>(
    `select tests.outcome(steps) as outcome from jsonb_array_elements($1) with ordinality as list (steps, place)
     order by place`,
    [JSON.stringify(steps)],
  )
  // Error codes have five characters.
  return rows.map(({ outcome }, place) => {
    if (outcome.length < 5) return Number(outcome)
    const refusal = REFUSALS[outcome]
    if (refusal === undefined) throw new Error(`${outcome}: ${JSON.stringify(steps[place])}`)
    return refusal
  })
}
