import type { WaitlistSubmission } from '../../hosted/submissions.ts'
import { listSubmissions } from '../../hosted/submissions.ts'
import { fromCall } from '../../machines/fromCall.ts'

/** The calls of the admin area. */
export const liveActors = {
  listSubmissions: fromCall<readonly WaitlistSubmission[]>(({ signal }) => listSubmissions(signal)),
}
