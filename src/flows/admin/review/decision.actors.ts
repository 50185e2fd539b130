import { listApplicationEvents } from '../../../hosted/applicationEvents.ts'
import type { Application } from '../../../hosted/applications.ts'
import { readApplication, reviewApplication, withdrawReview } from '../../../hosted/applications.ts'
import { isNotFound } from '../../../hosted/errors.ts'
import { sendApprovalEmail, sendApprovalEmailImmediately } from '../../../hosted/functions.ts'
import type { DecisionInput, EmailInput } from './decision.types.ts'
import type { ItemStatus, StepResult } from './decisionItems.ts'
import { isOwnReview, isSameReview } from './decisionRules.ts'
import { fromEachApplication } from './fromEachApplication.ts'

interface CallOptions {
  signal: AbortSignal
  isImmediate: boolean
}

/** The calls to the hosted provider, one per application. */
export const liveActors = {
  saveReviews: fromEachApplication(save, (reason) => ({ kind: 'failed', reason })),
  withdrawReviews: fromEachApplication(withdraw, (reason) => ({ kind: 'undoFailed', reason })),
  sendEmails: fromEachApplication<EmailInput>(email, (reason) => ({ kind: 'emailFailed', reason })),
}

const result = (kind: 'saved' | 'emailed' | 'undone' | 'undoTooLate', application: Application) => ({
  status: { kind },
  application,
})
const NOT_FOUND: StepResult = { status: { kind: 'notFound' }, application: null }

async function save(
  { id }: Application,
  { verdict, notes, reviewedBy }: DecisionInput,
  { signal }: CallOptions,
): Promise<StepResult> {
  try {
    return result('saved', await reviewApplication(id, { status: verdict, notes }, signal))
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  const current = await readApplication(id, signal)
  if (current === null) return NOT_FOUND
  if (isOwnReview(current, { verdict, reviewedBy }))
    return result(current.emailed_at === null ? 'saved' : 'emailed', current)
  if (current.status === 'pending')
    throw new Error('It was just moved back to pending. Nothing was changed; please try again.')
  return decidedElsewhere(current, signal)
}

async function withdraw(
  application: Application,
  _: { applications: readonly Application[] },
  { signal }: CallOptions,
): Promise<StepResult> {
  try {
    return result('undone', await withdrawReview(application, signal))
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  const current = await readApplication(application.id, signal)
  if (current === null) return NOT_FOUND
  if (current.status === 'pending') return result('undone', current)
  // With the same review, the only other condition of withdrawReview has failed: the email has been sent.
  return isSameReview(current, application)
    ? result('undoTooLate', current)
    : decidedElsewhere(current, signal)
}

async function email(
  application: Application,
  _: EmailInput,
  { signal, isImmediate }: CallOptions,
): Promise<StepResult> {
  if (isImmediate) {
    await sendApprovalEmailImmediately(application)
    return emailed(application)
  }
  // Another admin may have returned it to pending, or sent the email, after the decision.
  const current = await readApplication(application.id, signal)
  if (current === null) return NOT_FOUND
  if (!isSameReview(current, application)) return decidedElsewhere(current, signal)
  if (current.emailed_at !== null) return result('emailed', current)
  await sendApprovalEmail(current, signal)
  return emailed(current)
}

/** The provider stores its own time; this one is displayed until the next listing. */
function emailed(application: Application): StepResult {
  return result('emailed', { ...application, emailed_at: new Date().toISOString() })
}

/** Only the history contains who changed it. If the history cannot be read, `by` is null. */
async function decidedElsewhere(application: Application, signal: AbortSignal): Promise<StepResult> {
  const events = await listApplicationEvents(application.id, signal).catch(() => [])
  const last = events.findLast(({ kind }) => ['approved', 'rejected', 'returned'].includes(kind))
  const status: ItemStatus = {
    kind: 'decidedElsewhere',
    status: application.status,
    by: last?.by_email ?? null,
    at: last?.at ?? application.reviewed_at,
  }
  return { status, application }
}
