import { isNotFound } from '../../../hosted/errors.ts'
import { sendApprovalEmail, sendApprovalEmailAtOnce } from '../../../hosted/functions.ts'
import { listEvents } from '../../../hosted/submissionEvents.ts'
import type { WaitlistSubmission } from '../../../hosted/submissions.ts'
import { readSubmission, reviewSubmission, withdrawReview } from '../../../hosted/submissions.ts'
import type { EmailInput, SaveInput } from './decision.base.ts'
import type { Outcome } from './decision.rows.ts'
import type { Standing } from './decision.ts'
import { isOwnReview, isSameReview } from './decision.ts'
import { eachRow } from './eachRow.ts'

interface How {
  signal: AbortSignal
  atOnce: boolean
}

/** The calls of a decision. */
export const liveActors = {
  saveReviews: eachRow(save, (reason) => ({ kind: 'failed', reason })),
  withdrawReviews: eachRow(withdraw, (reason) => ({ kind: 'stuck', reason })),
  sendEmails: eachRow<EmailInput>(email, (reason) => ({ kind: 'unnotified', reason })),
}

const outcome = (kind: 'decided' | 'emailed' | 'withdrawn' | 'late', submission: WaitlistSubmission) => ({
  standing: { kind },
  submission,
})
const GONE: Outcome = { standing: { kind: 'gone' }, submission: null }

async function save(
  { id }: WaitlistSubmission,
  { verdict, notes, reviewedBy }: SaveInput,
  { signal }: How,
): Promise<Outcome> {
  try {
    return outcome('decided', await reviewSubmission(id, { status: verdict, notes, reviewedBy }, signal))
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  const current = await readSubmission(id, signal)
  if (current === null) return GONE
  if (isOwnReview(current, { verdict, reviewedBy }))
    return outcome(current.emailed_at === null ? 'decided' : 'emailed', current)
  if (current.status === 'pending')
    throw new Error('It has just been returned to pending. Nothing was changed; please try again.')
  return taken(current, signal)
}

async function withdraw(
  submission: WaitlistSubmission,
  _: { submissions: readonly WaitlistSubmission[] },
  { signal }: How,
): Promise<Outcome> {
  try {
    return outcome('withdrawn', await withdrawReview(submission, signal))
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  const current = await readSubmission(submission.id, signal)
  if (current === null) return GONE
  if (current.status === 'pending') return outcome('withdrawn', current)
  // Nothing but the e-mail of this very decision stands in the way, or somebody has gone on from it.
  return isSameReview(current, submission) ? outcome('late', current) : taken(current, signal)
}

async function email(
  submission: WaitlistSubmission,
  _: EmailInput,
  { signal, atOnce }: How,
): Promise<Outcome> {
  if (atOnce) {
    await sendApprovalEmailAtOnce(submission)
    return emailed(submission)
  }
  // Somebody may have returned it to pending, or sent the e-mail, since it was decided.
  const current = await readSubmission(submission.id, signal)
  if (current === null) return GONE
  if (!isSameReview(current, submission)) return taken(current, signal)
  if (current.emailed_at !== null) return outcome('emailed', current)
  await sendApprovalEmail(current, signal)
  return emailed(current)
}

/** The provider notes the moment itself; until the next listing this one stands for it. */
function emailed(submission: WaitlistSubmission): Outcome {
  return outcome('emailed', { ...submission, emailed_at: new Date().toISOString() })
}

/** Who changed it is told by the history alone, and a history that cannot be read is no reason to tell nothing. */
async function taken(submission: WaitlistSubmission, signal: AbortSignal): Promise<Outcome> {
  const events = await listEvents(submission.id, signal).catch(() => [])
  const last = events.findLast(({ kind }) => ['approved', 'rejected', 'returned'].includes(kind))
  const standing: Standing = {
    kind: 'taken',
    status: submission.status,
    by: last?.by_email ?? null,
    at: last?.at ?? submission.reviewed_at,
  }
  return { standing, submission }
}
