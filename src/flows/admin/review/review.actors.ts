import type { Application } from '../../../hosted/applications.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { reset } from '../waitlist/applicationAction.actors.ts'
import type { ActionOutcome } from '../waitlist/applicationAction.machine.ts'

export const liveActors = {
  reopen: fromCall<ActionOutcome, { application: Application }>(({ input, signal }) => reset(input, signal)),
}
