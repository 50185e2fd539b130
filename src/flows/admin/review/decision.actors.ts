import { listApplicationEvents } from '../../../hosted/applicationEvents.ts'
import type { Application } from '../../../hosted/applications.ts'
import { readApplication, reviewApplication, withdrawReview } from '../../../hosted/applications.ts'
import { isNotFound } from '../../../hosted/errors.ts'
import { sendApprovalEmail, sendApprovalEmailImmediately } from '../../../hosted/functions.ts'
import type { EmailInput, SaveInput } from './decision.base.ts'
import type { StepResult } from './decisionItems.ts'
import type { ItemStatus } from './decisionRules.ts'
import { isOwnReview, isSameReview } from './decisionRules.ts'
import { fromEachApplication } from './fromEachApplication.ts'

interface How {
  signal: AbortSignal
  atOnce: boolean
}

/** The calls of a decision. */
export const liveActors = {
  saveReviews: fromEachApplication(save, (reason) => ({ kind: 'failed', reason })),
  withdrawReviews: fromEachApplication(withdraw, (reason) => ({ kind: 'stuck', reason })),
  sendEmails: fromEachApplication<EmailInput>(email, (reason) => ({ kind: 'unnotified', reason })),
}

const outcome = (kind: 'decided' | 'emailed' | 'withdrawn' | 'late', submission: Application) => ({
  standing: { kind },
  submission,
})
const GONE: StepResult = { standing: { kind: 'gone' }, submission: null }

async function save(
  { id }: Application,
  { verdict, notes, reviewedBy }: SaveInput,
  { signal }: How,
): Promise<StepResult> {
  try {
    return outcome('decided', await reviewApplication(id, { status: verdict, notes, reviewedBy }, signal))
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  const current = await readApplication(id, signal)
  if (current === null) return GONE
  if (isOwnReview(current, { verdict, reviewedBy }))
    return outcome(current.emailed_at === null ? 'decided' : 'emailed', current)
  if (current.status === 'pending')
    throw new Error('It has just been returned to pending. Nothing was changed; please try again.')
  return taken(current, signal)
}

async function withdraw(
  submission: Application,
  _: { submissions: readonly Application[] },
  { signal }: How,
): Promise<StepResult> {
  try {
    return outcome('withdrawn', await withdrawReview(submission, signal))
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  const current = await readApplication(submission.id, signal)
  if (current === null) return GONE
  if (current.status === 'pending') return outcome('withdrawn', current)
  // Nothing but the e-mail of this very decision stands in the way, or somebody has gone on from it.
  return isSameReview(current, submission) ? outcome('late', current) : taken(current, signal)
}

async function email(submission: Application, _: EmailInput, { signal, atOnce }: How): Promise<StepResult> {
  if (atOnce) {
    await sendApprovalEmailImmediately(submission)
    return emailed(submission)
  }
  // Somebody may have returned it to pending, or sent the e-mail, since it was decided.
  const current = await readApplication(submission.id, signal)
  if (current === null) return GONE
  if (!isSameReview(current, submission)) return taken(current, signal)
  if (current.emailed_at !== null) return outcome('emailed', current)
  await sendApprovalEmail(current, signal)
  return emailed(current)
}

/** The provider notes the moment itself; until the next listing this one stands for it. */
function emailed(submission: Application): StepResult {
  return outcome('emailed', { ...submission, emailed_at: new Date().toISOString() })
}

/** Who changed it is told by the history alone, and a history that cannot be read is no reason to tell nothing. */
async function taken(submission: Application, signal: AbortSignal): Promise<StepResult> {
  const events = await listApplicationEvents(submission.id, signal).catch(() => [])
  const last = events.findLast(({ kind }) => ['approved', 'rejected', 'returned'].includes(kind))
  const standing: ItemStatus = {
    kind: 'taken',
    status: submission.status,
    by: last?.by_email ?? null,
    at: last?.at ?? submission.reviewed_at,
  }
  return { standing, submission }
}
