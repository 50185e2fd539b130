import type { WaitlistStatus } from '../domain/waitlist.ts'
import { fromTable } from './call.ts'
import type { Database } from './database.gen.ts'

// What admins do with applications. For anybody else there is nothing to see, and nothing is changed.

type Submissions = Database['public']['Tables']['waitlist_submissions']
/** A row; its table takes no status but these. */
export type WaitlistSubmission = Omit<Submissions['Row'], 'status'> & { status: WaitlistStatus }

/** As many rows as the provider answers at once. */
const PAGE = 1000

/** All applications, newest first. Only admins see those of others. */
export async function listSubmissions(signal?: AbortSignal): Promise<WaitlistSubmission[]> {
  // The provider answers a part of a long list. By id, because one that comes in meanwhile moves the others on.
  const found = new Map<string, WaitlistSubmission>()
  for (let offset = 0; ; ) {
    const rows = await fromTable(
      (client, signal) =>
        client
          .from('waitlist_submissions')
          .select('*')
          .order('created_at', { ascending: false })
          .order('id')
          .range(offset, offset + PAGE - 1)
          .abortSignal(signal),
      signal,
    )
    for (const row of rows) found.set(row.id, row as WaitlistSubmission)
    offset += rows.length
    if (rows.length < PAGE) return [...found.values()]
  }
}

/** What an admin decided about an application. */
export interface Review {
  status: 'approved' | 'rejected'
  /** Null where there are none. */
  notes: string | null
  /** The admin's user id. */
  reviewedBy: string
}

/** @throws HostedError 'notFound' where there is no such application, or not for this person; 'refused' */
export function reviewSubmission(
  id: string,
  { status, notes, reviewedBy }: Review,
  signal?: AbortSignal,
): Promise<WaitlistSubmission> {
  const review = {
    status,
    admin_notes: notes,
    reviewed_by: reviewedBy,
    reviewed_at: new Date().toISOString(),
  }
  return updateSubmission(id, review, signal)
}

/**
 * Makes an application pending again, as if nobody had looked at it: its review, its last login and its setup rows go.
 *
 * @throws HostedError 'notFound', 'refused'
 */
export async function resetSubmission(id: string, signal?: AbortSignal): Promise<WaitlistSubmission> {
  // The setup rows first: an application that is pending already would not offer to try again.
  await fromTable(
    (client, signal) =>
      client
        .from('approved_users')
        .delete()
        .eq('waitlist_submission_id', id)
        .select('id')
        .abortSignal(signal),
    signal,
  )
  const untouched = {
    status: 'pending',
    admin_notes: null,
    reviewed_by: null,
    reviewed_at: null,
    last_login_at: null,
  }
  return updateSubmission(id, untouched, signal)
}

/** One that matches no row would pass for done: policies leave out rows instead of refusing them. */
async function updateSubmission(
  id: string,
  values: Submissions['Update'],
  signal: AbortSignal | undefined,
): Promise<WaitlistSubmission> {
  const row = await fromTable(
    (client, signal) =>
      client
        .from('waitlist_submissions')
        .update(values)
        .eq('id', id)
        .select('*')
        .abortSignal(signal)
        .single(),
    signal,
  )
  return row as WaitlistSubmission
}
