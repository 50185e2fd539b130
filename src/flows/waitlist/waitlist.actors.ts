import { HostedError } from '../../hosted/errors.ts'
import { notifyWaitlistSubmission } from '../../hosted/functions.ts'
import * as waitlist from '../../hosted/waitlist.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { NewApplication, SubmissionOutcome } from './applicationForm.ts'

/** Submits the application. A duplicate is a result, any other error a failure. */
export const submitApplication = fromCall<SubmissionOutcome, NewApplication>(async ({ input, signal }) => {
  try {
    await waitlist.submitApplication(input, signal)
    return 'accepted'
  } catch (error) {
    if (error instanceof HostedError && error.kind === 'duplicate') return 'duplicate'
    throw error
  }
})

/** Notifies the team by email. Ignores the signal, so that leaving the page does not cancel it. */
export const notifyTeam = fromCall<void, NewApplication>(({ input }) => notifyWaitlistSubmission(input))
