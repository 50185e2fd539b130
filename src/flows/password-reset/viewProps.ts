import type { ViewState } from '../../machines/viewState.ts'
import type { passwordResetMachine } from './passwordReset.machine.ts'
import type { PasswordResetEvent } from './passwordReset.setup.ts'

/** What the View and its parts are given. */
export interface PasswordResetStep {
  state: ViewState<typeof passwordResetMachine>
  send: (event: PasswordResetEvent) => void
}
