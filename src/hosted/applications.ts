import type { WaitlistStatus } from '../domain/waitlist.ts'
import { callTable } from './call.ts'
import type { Database } from './database.gen.ts'

// Calls of admins. For anyone else, row-level security returns no rows and changes nothing.

type Applications = Database['public']['Views']['admin_applications']
/** One row of `admin_applications`. A check constraint limits the status. */
export type Application = Omit<Applications['Row'], 'status'> & { status: WaitlistStatus }

/** The provider's maximum number of rows per response. */
const PAGE_SIZE = 1000

/** All applications, newest first. */
export async function listApplications(signal?: AbortSignal): Promise<Application[]> {
  // By id, because a new application shifts the pages and repeats a row.
  const found = new Map<string, Application>()
  for (let offset = 0; ; ) {
    const rows = await callTable(
      (client, signal) =>
        client
          .from('admin_applications')
          .select('*')
          .order('created_at', { ascending: false })
          .order('id')
          .range(offset, offset + PAGE_SIZE - 1)
          .abortSignal(signal),
      signal,
    )
    for (const row of rows) found.set(row.id, row as Application)
    offset += rows.length
    if (rows.length < PAGE_SIZE) return [...found.values()]
  }
}

/** The current application, or null if it does not exist. */
export async function readApplication(id: string, signal?: AbortSignal): Promise<Application | null> {
  const [row] = await callTable(
    (client, signal) =>
      client.from('admin_applications').select('*').eq('id', id).limit(1).abortSignal(signal),
    signal,
  )
  return (row as Application | undefined) ?? null
}

export interface Review {
  status: 'approved' | 'rejected'
  /** Null if there are none. */
  notes: string | null
}

/**
 * Approves or rejects a pending application. Never overwrites another admin's decision. The database stores who has
 * reviewed it and when.
 *
 * @throws HostedError 'notFound' if it is not pending, does not exist, or is approved with an incomplete cleanup; 'refused'
 */
export function reviewApplication(
  id: string,
  { status, notes }: Review,
  signal?: AbortSignal,
): Promise<Application> {
  const conditions =
    status === 'approved'
      ? ({ status: 'pending', cleanup_incomplete: false } as const)
      : { status: 'pending' as const }
  return updateApplication({ id, ...conditions }, { status, admin_notes: notes }, signal)
}

/**
 * Stores that the backend account of an incomplete cleanup was deleted.
 *
 * @throws HostedError 'notFound' if the application does not exist; 'refused'
 */
export function completeCleanup(id: string, signal?: AbortSignal): Promise<Application> {
  return updateApplication({ id }, { cleanup_incomplete: false }, signal)
}

/**
 * Undoes a decision whose email has not been sent: the application becomes pending.
 *
 * @throws HostedError 'notFound' if the email has been sent or the review has changed; 'refused'
 */
export function withdrawReview(
  { id, status, reviewed_at }: Application,
  signal?: AbortSignal,
): Promise<Application> {
  return updateApplication({ id, status, reviewed_at, emailed_at: null }, UNREVIEWED, signal)
}

const UNREVIEWED = { status: 'pending', admin_notes: null } as const

/**
 * Returns an application to pending: removes its review, last login and setup rows. If another admin has changed the
 * review, only the setup rows are removed.
 *
 * @param cleanup whether the backend account was deleted; by default nobody tried, and what is stored of that stays
 *
 * @throws HostedError 'notFound' if the review has changed or the application does not exist; 'refused'
 */
export async function resetApplication(
  { id, status, reviewed_at }: Pick<Application, 'id' | 'status' | 'reviewed_at'>,
  signal?: AbortSignal,
  cleanup?: 'complete' | 'incomplete',
): Promise<Application> {
  // The setup rows first: if the update fails, the status still allows another reset.
  await callTable(
    (client, signal) =>
      client
        .from('approved_users')
        .delete()
        .eq('waitlist_submission_id', id)
        .select('id')
        .abortSignal(signal),
    signal,
  )
  const values = {
    ...UNREVIEWED,
    last_login_at: null,
    ...(cleanup && { cleanup_incomplete: cleanup === 'incomplete' }),
  }
  return updateApplication({ id, status, reviewed_at }, values, signal)
}

/** `single()` makes an update that matches no row fail, because policies hide rows instead of refusing the update. */
async function updateApplication(
  conditions: Readonly<Partial<Application>>,
  values: Applications['Update'],
  signal: AbortSignal | undefined,
): Promise<Application> {
  const row = await callTable((client, signal) => {
    let query = client.from('admin_applications').update(values)
    for (const [column, value] of Object.entries(conditions))
      query = value === null ? query.is(column, null) : query.eq(column, value)
    return query.select('*').abortSignal(signal).single()
  }, signal)
  return row as Application
}
