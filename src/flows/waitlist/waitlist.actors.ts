import { HostedError, type HostedErrorKind } from '../../hosted/errors.ts'
import { notifyWaitlistSubmission } from '../../hosted/functions.ts'
import * as waitlist from '../../hosted/waitlist.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { type NewApplication, SUBMISSION_FAILED, type SubmissionOutcome } from './applicationForm.ts'

/** Kinds of errors that leave open whether the application was stored. */
const UNANSWERED_KINDS: readonly HostedErrorKind[] = ['unreachable', 'server']

/**
 * Submits the application. A duplicate and a missing answer are results, any other error is a failure with a text for
 * the applicant.
 */
export const submitApplication = fromCall<SubmissionOutcome, NewApplication>(async ({ input, signal }) => {
  try {
    await waitlist.submitApplication(input, signal)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof HostedError)) throw error
    if (error.kind === 'duplicate') return 'duplicate'
    if (UNANSWERED_KINDS.includes(error.kind)) return 'unanswered'
    throw error.kind === 'rateLimited' ? error : new Error(SUBMISSION_FAILED.text, { cause: error })
  }
})

/** Notifies the team by email. Ignores the signal, so that leaving the page does not cancel it. */
export const notifyTeam = fromCall<void, NewApplication>(({ input }) => notifyWaitlistSubmission(input))
