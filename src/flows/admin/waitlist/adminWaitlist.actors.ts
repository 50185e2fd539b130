import type { WaitlistSubmission } from '../../../hosted/submissions.ts'
import { listSubmissions } from '../../../hosted/submissions.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { rowActors } from './submissionRow.actors.ts'
import { submissionRowMachine } from './submissionRow.machine.ts'
import { createWatch } from './watchSubmissions.ts'

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
