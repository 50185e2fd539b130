import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { mfaMachine } from './mfa.machine.ts'
import type { MfaEvent } from './mfa.types.ts'

export interface MfaPartProps {
  state: ViewState<typeof mfaMachine>
  send: (event: MfaEvent) => void
}
