import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { SecondFactorEvent, secondFactorMachine } from './secondFactor.machine.ts'

/** What the View and its parts are given. */
export interface SecondFactorViewProps {
  state: ViewState<typeof secondFactorMachine>
  send: (event: SecondFactorEvent) => void
  /** The words on the way back; 'Back to sign in' unless given. */
  cancelLabel?: string | undefined
}
