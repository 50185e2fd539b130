import { setupTokenFormatError } from '../domain/setupToken.ts'
import { currentUser } from './auth.ts'
import { callTable } from './call.ts'
import type { HostedClient } from './createHostedClient.ts'

/** The `approved_users` row of a setup link, with the applicant's name and email. */
export interface Setup {
  id: string
  submissionId: string
  /** ISO 8601. */
  expiresAt: string
  firstName: string
  lastName: string
  /** Null if the application has none. */
  email: string | null
}

/** The state of a setup token, and its row if there is one. */
export type SetupLookup =
  | { state: 'usable' | 'used' | 'expired'; setup: Setup }
  | { state: 'unknown' | 'malformed' | 'missing' }

/**
 * Looks up a setup token without marking it as used.
 *
 * @throws HostedError
 * @throws the signal's reason when `signal` aborts
 */
export async function lookUpSetup(token: string, signal?: AbortSignal): Promise<SetupLookup> {
  const formatError = setupTokenFormatError(token)
  if (formatError !== null) return { state: formatError }
  const [usable] = await callTable(
    (client, signal) =>
      setupRowQuery(client, token)
        .eq('account_created', false)
        // The database's time: the device's clock may be wrong.
        .gte('expires_at', 'now')
        .abortSignal(signal),
    signal,
  )
  if (usable !== undefined) return { state: 'usable', setup: toSetup(usable) }

  const [row] = await callTable((client, signal) => setupRowQuery(client, token).abortSignal(signal), signal)
  if (row === undefined) return { state: 'unknown' }
  return { state: row.account_created ? 'used' : 'expired', setup: toSetup(row) }
}

/**
 * Makes the signed-in user the owner of a setup link's application, and marks the account as created and the link as
 * used. Idempotent.
 *
 * @param token the setup row's token
 * @returns whether the user is the owner: false if nobody is signed in, or if the link was reset, has expired or belongs
 *   to somebody else
 * @throws HostedError
 */
export async function claimApplication(
  { id, submissionId }: Pick<Setup, 'id' | 'submissionId'>,
  token: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const user = await currentUser()
  if (user === null) return false
  const owned = await callTable((client, signal) => {
    const row = client.from('waitlist_submissions').update({ owner_id: user.id }).eq('id', submissionId)
    return withSetupToken(row.select('id').abortSignal(signal), token)
  }, signal)
  if (owned.length === 0) return false
  const created = await callTable((client, signal) => {
    const row = client.from('approved_users').update({ account_created: true }).eq('id', id)
    return withSetupToken(row.select('id').abortSignal(signal), token)
  }, signal)
  await callTable((client, signal) => {
    const used = { used: true, used_at: new Date().toISOString() }
    // Keeps the first time.
    const row = client.from('magic_links').update(used).eq('approved_user_id', id).eq('used', false)
    return row.select('id').abortSignal(signal)
  }, signal)
  return created.length > 0
}

/** Like `claimApplication`, for a link that was not looked up. */
export async function claimLink(token: string, signal?: AbortSignal): Promise<boolean> {
  const lookup = await lookUpSetup(token, signal)
  return 'setup' in lookup && (await claimApplication(lookup.setup, token, signal))
}

/** Selects the setup row of a token, with its applicant's name and email. The header is the filter. */
function setupRowQuery(client: HostedClient, token: string) {
  const rows = client
    .from('approved_users')
    .select('id, expires_at, account_created, waitlist_submissions(id, first_name, last_name, email)')
  return withSetupToken(rows, token)
}

interface SetupRow {
  id: string
  expires_at: string
  waitlist_submissions: { id: string; first_name: string; last_name: string; email: string } | null
}

function toSetup({ id, expires_at, waitlist_submissions: submission }: SetupRow): Setup {
  return {
    id,
    submissionId: submission?.id ?? '',
    expiresAt: expires_at,
    firstName: submission?.first_name ?? '',
    lastName: submission?.last_name ?? '',
    email: submission?.email || null,
  }
}

/**
 * Adds the header with the setup token, which the row-level policies compare. Omits malformed tokens: not every string
 * is a valid header value.
 */
function withSetupToken<Query extends { setHeader(name: string, value: string): unknown }>(
  query: Query,
  token: string | null,
): Query {
  if (token !== null && setupTokenFormatError(token) === null) query.setHeader('x-setup-token', token)
  return query
}
