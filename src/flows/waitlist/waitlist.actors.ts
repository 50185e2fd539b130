import { HostedError } from '../../hosted/errors.ts'
import { notifyWaitlistSubmission } from '../../hosted/functions.ts'
import * as waitlist from '../../hosted/waitlist.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { NewApplication, SubmissionOutcome } from './applicationForm.ts'

/** Puts the application on the waitlist. That it is there already is an answer, all else a failure. */
export const submitApplication = fromCall<SubmissionOutcome, NewApplication>(async ({ input, signal }) => {
  try {
    await waitlist.submitApplication(input, signal)
    return 'accepted'
  } catch (error) {
    if (error instanceof HostedError && error.kind === 'duplicate') return 'duplicate'
    throw error
  }
})

/** Tells the team. Without the signal: who applies and goes on to another page is told of all the same. */
export const notifyTeam = fromCall<void, NewApplication>(({ input }) => notifyWaitlistSubmission(input))
