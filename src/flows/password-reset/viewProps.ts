import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { PasswordResetEvent } from './passwordReset.base.ts'
import type { passwordResetMachine } from './passwordReset.machine.ts'

export interface PasswordResetPartProps {
  state: ViewState<typeof passwordResetMachine>
  send: (event: PasswordResetEvent) => void
}
