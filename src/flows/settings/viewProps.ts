import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { PrivacyEvent, privacyMachine } from './privacy.machine.ts'
import type { SectionEvent, sectionMachine } from './section.machine.ts'

export interface SectionProps {
  state: ViewState<typeof sectionMachine>
  send: (event: SectionEvent) => void
}

export interface PrivacyProps {
  data: ViewState<typeof privacyMachine>
  sendData: (event: PrivacyEvent) => void
}
