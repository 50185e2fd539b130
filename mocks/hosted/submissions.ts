import type { Clock } from '../clock.ts'
import type { ProviderContext } from './auth/context.ts'
import type { SubmissionEventRow, WaitlistSubmissionRow } from './rows.ts'

interface Context extends Pick<ProviderContext, 'db' | 'ids'> {
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Stores a new or changed application like the triggers of supabase/migrations: clears `emailed_at` and `owner_id`
 * when the approval ends, and adds an event for every status change. All writes of applications use this function.
 *
 * @param byEmail email address of the signed-in person
 * @returns the stored application
 */
export async function storeSubmission(
  context: Context,
  submission: WaitlistSubmissionRow,
  byEmail: string | null,
): Promise<WaitlistSubmissionRow> {
  const { waitlistSubmissions } = context.db
  const before = waitlistSubmissions.get(submission.id)
  const isOver = before?.status !== submission.status && ['pending', 'rejected'].includes(submission.status)
  const after =
    before !== undefined && isOver ? { ...submission, emailed_at: null, owner_id: null } : submission

  if (before === undefined) await waitlistSubmissions.create(after)
  else await waitlistSubmissions.update(after.id, after)
  const kind = eventKind(before, after)
  if (kind !== null) await addEvent(context, { waitlist_submission_id: after.id, kind, by_email: byEmail })
  return after
}

function eventKind(
  before: WaitlistSubmissionRow | undefined,
  { status, emailed_at }: WaitlistSubmissionRow,
): SubmissionEventRow['kind'] | null {
  if (before === undefined) return 'submitted'
  if (status !== before.status) return status === 'pending' ? 'returned' : status
  return emailed_at !== null && emailed_at !== before.emailed_at ? 'emailed' : null
}

async function addEvent(
  { db, clock, ids }: Context,
  step: Omit<SubmissionEventRow, 'id' | 'at'>,
): Promise<void> {
  const steps = db.submissionEvents.list((one) => one.waitlist_submission_id === step.waitlist_submission_id)
  const last = Math.max(...steps.map(({ at }) => Date.parse(at)))
  // Real timestamps have microseconds, so each event is later than the previous one.
  const at = new Date(Math.max(clock.now(), last + 1)).toISOString()
  await db.submissionEvents.create({ ...step, id: ids.uuid(), at })
}
