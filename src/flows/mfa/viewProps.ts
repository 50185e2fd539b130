import type { ViewState } from '../../machines/viewState.ts'
import type { mfaMachine } from './mfa.machine.ts'
import type { MfaEvent } from './mfa.setup.ts'

/** What the View and its parts are given. */
export interface MfaStep {
  state: ViewState<typeof mfaMachine>
  send: (event: MfaEvent) => void
}
