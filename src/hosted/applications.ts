import type { WaitlistStatus } from '../domain/waitlist.ts'
import { callTable } from './call.ts'
import type { Database } from './database.gen.ts'

// What admins do with applications. For anybody else there is nothing to see, and nothing is changed.

type Submissions = Database['public']['Tables']['waitlist_submissions']
/** A row; its table takes no status but these. */
export type Application = Omit<Submissions['Row'], 'status'> & { status: WaitlistStatus }

/** As many rows as the provider answers at once. */
const PAGE_SIZE = 1000

/** All applications, newest first. Only admins see those of others. */
export async function listApplications(signal?: AbortSignal): Promise<Application[]> {
  // The provider answers a part of a long list. By id, because one that comes in meanwhile moves the others on.
  const found = new Map<string, Application>()
  for (let offset = 0; ; ) {
    const rows = await callTable(
      (client, signal) =>
        client
          .from('waitlist_submissions')
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

/** The application as it stands now, or null where there is none. */
export async function readApplication(id: string, signal?: AbortSignal): Promise<Application | null> {
  const [row] = await callTable(
    (client, signal) =>
      client.from('waitlist_submissions').select('*').eq('id', id).limit(1).abortSignal(signal),
    signal,
  )
  return (row as Application | undefined) ?? null
}

/** What an admin decided about an application. */
export interface Review {
  status: 'approved' | 'rejected'
  /** Null where there are none. */
  notes: string | null
  /** The admin's user id. */
  reviewedBy: string
}

/**
 * Decides about a pending application. What another admin decided meanwhile stays.
 *
 * @throws HostedError 'notFound' where it is not pending any more, or is not there; 'refused'
 */
export function reviewApplication(
  id: string,
  { status, notes, reviewedBy }: Review,
  signal?: AbortSignal,
): Promise<Application> {
  const review = {
    status,
    admin_notes: notes,
    reviewed_by: reviewedBy,
    reviewed_at: new Date().toISOString(),
  }
  return updateApplication({ id, status: 'pending' }, review, signal)
}

/**
 * Takes a decision back, as long as nobody has heard of it: the application is pending again.
 *
 * @throws HostedError 'notFound' where its e-mail is out, or it is not as it was decided any more; 'refused'
 */
export function withdrawReview(
  { id, status, reviewed_at }: Application,
  signal?: AbortSignal,
): Promise<Application> {
  return updateApplication({ id, status, reviewed_at, emailed_at: null }, UNREVIEWED, signal)
}

/** An application that nobody has looked at. */
const UNREVIEWED = { status: 'pending', admin_notes: null, reviewed_by: null, reviewed_at: null } as const

/**
 * Makes an application pending again, as if nobody had looked at it: its review, its last login and its setup rows go.
 * What another admin decided meanwhile stays, without its setup rows.
 *
 * @throws HostedError 'notFound' where it is not as it was read any more, or is not there; 'refused'
 */
export async function resetApplication(
  { id, status, reviewed_at }: Pick<Application, 'id' | 'status' | 'reviewed_at'>,
  signal?: AbortSignal,
): Promise<Application> {
  // The setup rows first: an application that is pending already would not offer to try again.
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
  return updateApplication({ id, status, reviewed_at }, { ...UNREVIEWED, last_login_at: null }, signal)
}

/** One that matches no row would pass for done: policies leave out rows instead of refusing them. */
async function updateApplication(
  found: Readonly<Partial<Application>>,
  values: Submissions['Update'],
  signal: AbortSignal | undefined,
): Promise<Application> {
  const row = await callTable((client, signal) => {
    let asked = client.from('waitlist_submissions').update(values)
    for (const [column, value] of Object.entries(found))
      asked = value === null ? asked.is(column, null) : asked.eq(column, value)
    return asked.select('*').abortSignal(signal).single()
  }, signal)
  return row as Application
}
