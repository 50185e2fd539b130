import type { Case, Operation, Outcome } from '../../../supabase/case.ts'
import { APPLICATIONS, TOKENS } from '../../../supabase/fixture.ts'
import type { Client, Provider } from './provider.ts'

const REFUSALS: Record<string, Outcome> = { '42501': 'forbidden', '23505': 'duplicate', '23514': 'invalid' }

/** Tables and columns of a case are dynamic, so the typed client cannot be used. */
type Untyped = ReturnType<Client['schema']>

function statement(client: Client, { table, action, columns = '*', where = {}, values = {} }: Operation) {
  const rows = (client as unknown as { from(table: string): ReturnType<Untyped['from']> }).from(table)
  switch (action) {
    case 'insert':
      return rows.insert(values as never, { count: 'exact' })
    case 'select':
      return rows.select(columns, { count: 'exact' }).match(where)
    case 'update':
      return rows.update(values as never, { count: 'exact' }).match(where)
    case 'delete':
      return rows.delete({ count: 'exact' }).match(where)
  }
}

/** Runs a case on the mock provider with its caller's client. */
export async function runOnMock(
  provider: Provider,
  { caller: { user, token }, initialStatus, operation }: Omit<Case, 'outcome'>,
): Promise<Outcome> {
  if (initialStatus !== undefined)
    await provider.db.waitlistSubmissions.update(APPLICATIONS.unused.id, { status: initialStatus })
  const client = await provider.clientOf(user)
  const query = statement(client, operation)
  const { count, error } = await (token === undefined
    ? query
    : query.setHeader('x-setup-token', TOKENS[token]))
  if (error === null) return count ?? Number.NaN
  const refusal = REFUSALS[error.code]
  if (refusal === undefined) throw error
  return refusal
}
