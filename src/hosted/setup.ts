import { setupTokenFormatError } from '../domain/setupToken.ts'
import { callTable } from './call.ts'
import type { HostedClient } from './client.ts'
import { withSetupToken } from './setupHeader.ts'

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
  const now = new Date()
  const usable = await callTable(
    (client, signal) =>
      setupRowQuery(client, token)
        .eq('account_created', false)
        .gte('expires_at', now.toISOString())
        .abortSignal(signal)
        .maybeSingle(),
    signal,
  )
  if (usable !== null) return { state: 'usable', setup: toSetup(usable) }

  const row = await callTable(
    (client, signal) => setupRowQuery(client, token).abortSignal(signal).maybeSingle(),
    signal,
  )
  if (row === null) return { state: 'unknown' }
  return { state: row.account_created ? 'used' : 'expired', setup: toSetup(row) }
}

/**
 * Marks the account of a setup token as created. The token cannot be used afterwards. Idempotent.
 *
 * @returns whether a row was marked: one that has not expired, or one of the signed-in user
 */
export async function markAccountCreated(token: string, signal?: AbortSignal): Promise<boolean> {
  const rows = await callTable(
    (client, signal) =>
      withSetupToken(
        client
          .from('approved_users')
          .update({ account_created: true })
          .eq('setup_token', token)
          .select('id')
          .abortSignal(signal),
        token,
      ),
    signal,
  )
  return rows.length > 0
}

/**
 * Marks the link of a setup row as used, with the time. Idempotent: keeps the first time.
 *
 * @param token the setup row's token
 */
export async function markMagicLinkUsed(
  { id }: Pick<Setup, 'id'>,
  token: string,
  signal?: AbortSignal,
): Promise<void> {
  await callTable(
    (client, signal) =>
      withSetupToken(
        client
          .from('magic_links')
          .update({ used: true, used_at: new Date().toISOString() })
          .eq('approved_user_id', id)
          .eq('used', false)
          .select('id')
          .abortSignal(signal),
        token,
      ),
    signal,
  )
}

/** Selects the setup row of a token, with its applicant's name and email. */
function setupRowQuery(client: HostedClient, token: string) {
  const rows = client
    .from('approved_users')
    .select('id, expires_at, account_created, waitlist_submissions(id, first_name, last_name, email)')
    .eq('setup_token', token)
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
