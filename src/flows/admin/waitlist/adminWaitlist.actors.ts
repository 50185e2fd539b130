import type { Application } from '../../../hosted/applications.ts'
import { listApplications } from '../../../hosted/applications.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { liveActors as actionActors } from './applicationAction.actors.ts'
import { applicationActionMachine } from './applicationAction.machine.ts'
import { createWatcher } from './watchApplications.ts'

/** What the list of applications runs on. */
export const liveActors = {
  listSubmissions: fromCall<readonly Application[]>(({ signal }) => listApplications(signal)),
  watchSubmissions: createWatcher({
    list: listApplications,
    page: globalThis.document,
    window: globalThis.window,
  }),
  row: applicationActionMachine.provide({ actors: actionActors }),
}
