import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { PasswordResetEvent } from './passwordReset.base.ts'
import type { passwordResetMachine } from './passwordReset.machine.ts'

/** What the View and its parts are given. */
export interface PasswordResetStep {
  state: ViewState<typeof passwordResetMachine>
  send: (event: PasswordResetEvent) => void
}
