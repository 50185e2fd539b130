import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { MfaEvent } from './mfa.base.ts'
import type { mfaMachine } from './mfa.machine.ts'

/** What the View and its parts are given. */
export interface MfaStep {
  state: ViewState<typeof mfaMachine>
  send: (event: MfaEvent) => void
}
