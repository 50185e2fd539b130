import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { SecondFactorEvent, secondFactorMachine } from './secondFactor.machine.ts'

export interface SecondFactorViewProps {
  state: ViewState<typeof secondFactorMachine>
  send: (event: SecondFactorEvent) => void
  /** Label of the cancel button. Default: 'Back to sign in'. */
  cancelLabel?: string | undefined
}
