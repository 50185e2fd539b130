import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { PrivacyEvent, privacyMachine } from './privacy.machine.ts'
import type { SectionEvent, sectionMachine } from './section.machine.ts'

/** What the View of a section is given. */
export interface SectionProps {
  state: ViewState<typeof sectionMachine>
  send: (event: SectionEvent) => void
}

/** What the View of a person's data as a whole is given. */
export interface PrivacyProps {
  data: ViewState<typeof privacyMachine>
  sendData: (event: PrivacyEvent) => void
}
