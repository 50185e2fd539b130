import type { ApplicationEvent } from '../../../hosted/applicationEvents.ts'
import { listApplicationEvents } from '../../../hosted/applicationEvents.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'

export const liveActors = {
  listEvents: fromCall<readonly ApplicationEvent[], string>(({ input, signal }) =>
    listApplicationEvents(input, signal),
  ),
}
