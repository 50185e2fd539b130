import { listApplicationEvents } from '../../../hosted/applicationEvents.ts'
import {
  type Application,
  completeCleanup,
  readApplication,
  reviewApplication,
  withdrawReview,
} from '../../../hosted/applications.ts'
import { isNotFound, isRateLimited } from '../../../hosted/errors.ts'
import { sendApprovalEmail, sendApprovalEmailImmediately } from '../../../hosted/functions.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { removeAccount } from '../waitlist/removeAccount.actors.ts'
import type { DecisionInput, EmailInput } from './decision.types.ts'
import type { ItemStatus, StepResult } from './decisionItems.ts'
import { isOwnReview, isSameReview } from './decisionRules.ts'
import { fromEachApplication } from './fromEachApplication.ts'

/** How long the email of one of many waits while the mail service accepts no more. The admin can stop it. */
const BULK_PATIENCE_MS = 5 * 60_000

interface CallOptions {
  signal: AbortSignal
  /** Aborts when the admin stops the step: a call that waits gives up. */
  stopped: AbortSignal
  isImmediate: boolean
}

export const liveActors = {
  saveReviews: fromEachApplication(save, {
    failed: (reason) => ({ kind: 'failed', reason }),
    stopped: 'stopped',
  }),
  // An undo is never stopped.
  withdrawReviews: fromEachApplication(withdraw, {
    failed: (reason) => ({ kind: 'undoFailed', reason }),
    stopped: 'stopped',
  }),
  sendEmails: fromEachApplication<EmailInput>(email, {
    failed: (reason) => ({ kind: 'emailFailed', reason }),
    stopped: 'emailStopped',
  }),
}

const result = (kind: 'saved' | 'emailed' | 'undone' | 'undoTooLate', application: Application) => ({
  status: { kind },
  application,
})
const NOT_FOUND: StepResult = { status: { kind: 'notFound' }, application: null }

async function save(
  application: Application,
  input: DecisionInput,
  options: CallOptions,
): Promise<StepResult> {
  const { verdict, notes, reviewedBy } = input
  const { signal } = options
  const { id } = application
  if (verdict === 'approved' && application.cleanup_incomplete) await finishCleanup(application, signal)
  try {
    return result('saved', await reviewApplication(id, { status: verdict, notes }, signal))
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  const current = await readApplication(id, signal)
  if (current === null) return NOT_FOUND
  if (isOwnReview(current, { verdict, reviewedBy }))
    return result(current.emailed_at === null ? 'saved' : 'emailed', current)
  // The cleanup became incomplete after the list was read.
  if (current.status === 'pending' && current.cleanup_incomplete && !application.cleanup_incomplete)
    return save(current, input, options)
  if (current.status === 'pending')
    throw new Error('It was just moved back to pending. Nothing was changed; please try again.')
  return decidedElsewhere(current, signal)
}

/** The next setup link would open the account that was to be deleted. */
async function finishCleanup({ id, email }: Application, signal: AbortSignal): Promise<void> {
  await removeAccount(email, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new Error(`The backend account of an incomplete cleanup could not be deleted. ${messageOf(error)}`)
  })
  await completeCleanup(id, signal)
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
  { applications }: EmailInput,
  { signal, stopped, isImmediate }: CallOptions,
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
  try {
    await sendApprovalEmail(current, {
      signal,
      stopped,
      ...(applications.length > 1 && { patienceMs: BULK_PATIENCE_MS }),
    })
  } catch (error) {
    if (stopped.aborted && isRateLimited(error))
      return { status: { kind: 'emailStopped' }, application: current }
    throw error
  }
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
