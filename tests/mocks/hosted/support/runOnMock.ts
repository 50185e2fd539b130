import type { Case, Outcome, Step } from '../../../supabase/case.ts'
import { resolveSelf } from '../../../supabase/case.ts'
import { APPLICATIONS, SETUPS, TOKENS, USERS } from '../../../supabase/fixture.ts'
import type { Client, Provider } from './provider.ts'

const REFUSALS: Record<string, Outcome> = {
  '42501': 'forbidden',
  '23505': 'duplicate',
  '23514': 'invalid',
  over_request_rate_limit: 'limited',
}

/** Tables and columns of a case are dynamic, so the typed client cannot be used. */
type Untyped = ReturnType<Client['schema']>

function statement(client: Client, { caller, operation }: Step) {
  const {
    table,
    action,
    columns = '*',
    where = {},
    values = {},
  } = resolveSelf(operation, caller.user && USERS[caller.user].id)
  const rows = (client as unknown as { from(table: string): ReturnType<Untyped['from']> }).from(table)
  const filtered = <Query extends { is: Filter<Query>; eq: Filter<Query> }>(query: Query) =>
    Object.entries(where).reduce(
      (query, [column, value]) => (value === null ? query.is(column, null) : query.eq(column, value)),
      query,
    )
  switch (action) {
    case 'insert':
      return rows.insert(values as never, { count: 'exact' })
    case 'select':
      return filtered(rows.select(columns, { count: 'exact' }) as never)
    case 'update':
      return filtered(rows.update(values as never, { count: 'exact' }) as never)
    case 'delete':
      return filtered(rows.delete({ count: 'exact' }) as never)
  }
}
type Filter<Query> = (column: string, value: unknown) => Query

/** Sends the operation of a step as its caller. */
export async function runStep(provider: Provider, step: Step): Promise<Outcome> {
  const { user, assurance, token, address } = step.caller
  const client = await provider.clientOf(user, assurance)
  const query = statement(client, step) as ReturnType<ReturnType<Untyped['from']>['insert']>
  if (token !== undefined) query.setHeader('x-setup-token', TOKENS[token])
  if (address !== undefined) query.setHeader('cf-connecting-ip', address)
  const { count, error } = await query
  if (error === null) return count ?? Number.NaN
  const refusal = REFUSALS[error.code]
  if (refusal === undefined) throw error
  return refusal
}

/** Runs a case on a new mock provider. */
export async function runOnMock(
  provider: Provider,
  { initial = {}, before = [], ...step }: Omit<Case, 'outcome'>,
): Promise<Outcome> {
  const { account_created, ...application } = initial
  await provider.db.waitlistSubmissions.update(APPLICATIONS.unused.id, application)
  if (account_created !== undefined)
    await provider.db.approvedUsers.update(SETUPS.unused.id, { account_created })
  const { user, assurance } = step.caller
  if (user !== undefined) await provider.addFactor(user, assurance === undefined ? 'unverified' : 'verified')
  for (const one of before)
    if (!(Number(await runStep(provider, one)) >= 1))
      throw new Error('A step before the operation affects no row')
  return runStep(provider, step)
}
