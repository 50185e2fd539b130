import type { ApplicationEvent } from '../../../hosted/applicationEvents.ts'
import { listApplicationEvents } from '../../../hosted/applicationEvents.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'

/** The one call of the history. */
export const liveActors = {
  listEvents: fromCall<readonly ApplicationEvent[], string>(({ input, signal }) =>
    listApplicationEvents(input, signal),
  ),
}
