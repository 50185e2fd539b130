import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { HelpEvent, helpMachine } from './help.machine.ts'
import type { SupportEvent, supportMachine } from './support.machine.ts'

export interface HelpProps {
  state: ViewState<typeof helpMachine>
  send: (event: HelpEvent) => void
}

export interface SupportProps {
  state: ViewState<typeof supportMachine>
  send: (event: SupportEvent) => void
}
