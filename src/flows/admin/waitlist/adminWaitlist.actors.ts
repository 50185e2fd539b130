import { type Application, listApplications } from '../../../hosted/applications.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { liveActors as actionActors } from './applicationAction.actors.ts'
import { applicationActionMachine } from './applicationAction.machine.ts'
import { createWatcher } from './watchApplications.ts'

/** The calls to the hosted provider, and the machine of each action with its calls. */
export const liveActors = {
  listApplications: fromCall<readonly Application[]>(({ signal }) => listApplications(signal)),
  watchApplications: createWatcher({
    list: listApplications,
    page: globalThis.document,
    window: globalThis.window,
  }),
  applicationAction: applicationActionMachine.provide({ actors: actionActors }),
}
