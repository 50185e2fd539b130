import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { PrivacyEvent, privacyMachine } from './privacy.machine.ts'
import type { SectionEvent, sectionMachine } from './section.machine.ts'

/** Props of a section's View. */
export interface SectionProps {
  state: ViewState<typeof sectionMachine>
  send: (event: SectionEvent) => void
}

/** Props of the parts that export and delete all data. */
export interface PrivacyProps {
  data: ViewState<typeof privacyMachine>
  sendData: (event: PrivacyEvent) => void
}
