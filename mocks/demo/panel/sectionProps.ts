import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import type { ControlState } from '../../control/state.ts'
import type { PanelEvent, panelMachine } from './panel.machine.ts'

export interface SectionProps {
  readonly state: ViewState<typeof panelMachine>
  readonly send: (event: PanelEvent) => void
  readonly controls: ControlState
}
