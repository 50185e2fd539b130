import type { WaitlistSubmission } from '../../hosted/submissions.ts'
import { listSubmissions } from '../../hosted/submissions.ts'
import { fromCall } from '../../machines/fromCall.ts'
import { rowActors } from './waitlist/submissionRow.actors.ts'
import { submissionRowMachine } from './waitlist/submissionRow.machine.ts'
import { createWatch } from './waitlist/watchSubmissions.ts'

/** What the list of applications runs on. */
export const liveActors = {
  listSubmissions: fromCall<readonly WaitlistSubmission[]>(({ signal }) => listSubmissions(signal)),
  watchSubmissions: createWatch({
    list: listSubmissions,
    page: globalThis.document,
    window: globalThis.window,
  }),
  row: submissionRowMachine.provide({ actors: rowActors }),
}
