import { type ApplicationEvent, listApplicationEvents } from '../../../hosted/applicationEvents.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'

export const liveActors = {
  load: fromCall<readonly ApplicationEvent[], { query: string }>(({ input, signal }) =>
    listApplicationEvents(input.query, signal),
  ),
}
