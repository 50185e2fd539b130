import type { SubmissionEvent } from '../../../hosted/submissionEvents.ts'
import { listEvents } from '../../../hosted/submissionEvents.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'

/** The one call of the history. */
export const liveActors = {
  listEvents: fromCall<readonly SubmissionEvent[], string>(({ input, signal }) => listEvents(input, signal)),
}
