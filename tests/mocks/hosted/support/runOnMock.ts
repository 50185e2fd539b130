import { type Case, type Outcome, resolveSelf, type Step } from '../../../supabase/case.ts'
import { APPLICATIONS, SETUPS, TOKENS, USERS } from '../../../supabase/fixture.ts'
import { METHODS } from '../../../supabase/runOnDatabase.ts'
import type { Provider } from './provider.ts'

const REFUSALS: Record<string, Outcome> = {
  '42501': 'forbidden',
  '23505': 'duplicate',
  '23514': 'invalid',
  over_request_rate_limit: 'limited',
}

/** Sends the operation of a step as its caller. Without the provider's client, whose creation takes most of the time. */
export async function runStep(provider: Provider, { caller, operation }: Step): Promise<Outcome> {
  const { user, assurance, token, address } = caller
  const { table, action, columns = '*', where = {}, values } = resolveSelf(operation, user && USERS[user].id)
  const query = new URLSearchParams(
    Object.entries(where).map(([column, value]) => [column, value === null ? 'is.null' : `eq.${value}`]),
  )
  if (action === 'select') query.set('select', columns)
  const response = await provider.ask(`/rest/v1/${table}?${query}`, {
    method: METHODS[action],
    headers: {
      Prefer: 'count=exact',
      ...(user !== undefined && { Authorization: `Bearer ${await provider.tokenOf(user, assurance)}` }),
      ...(token !== undefined && { 'x-setup-token': TOKENS[token] }),
      ...(address !== undefined && { 'cf-connecting-ip': address }),
    },
    ...((action === 'insert' || action === 'update') && { body: JSON.stringify(values) }),
  })
  if (response.ok) return Number(response.headers.get('Content-Range')?.split('/')[1] ?? Number.NaN)
  const error = await response.json()
  const refusal = REFUSALS[error.code]
  if (refusal === undefined) throw new Error(JSON.stringify(error))
  return refusal
}

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
