import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SupportView } from '../../../src/flows/help/SupportView.tsx'
import { createMail, initialSupportContext, supportMachine } from '../../../src/flows/help/support.machine.ts'
import { mailError, mailProgramError } from '../../../src/flows/help/supportMessage.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { inPart } from '../../support/inApp.tsx'
import { stateStories } from '../../support/stateStory.tsx'

/** The support form of the Help Desk. */
export default { title: 'Flows/Support', decorators: [inPart] } satisfies Meta

const view = (state: ViewState<typeof supportMachine>) => <SupportView state={state} send={fn()} />

const written = initialSupportContext({
  to: 'help@engram.example',
  account: 'mira@longview-research.example',
  draft: {
    subject: 'A transcript stays at Processing',
    message:
      'Since this morning “Interview 2.docx” has been processing. I expected it to be ready after a minute, as the others were.',
    priority: 'high',
  },
})
const long = {
  ...written,
  fields: createFields({ subject: 'The whole log', message: 'A line of the log.\n'.repeat(200) }),
}
const withoutAddress = { ...written, to: '' }

const story = stateStories(supportMachine, written, view)

export const Editing = story('editing')
export const Invalid = story('invalid', {
  fields: {
    values: { subject: '', message: ' ' },
    errors: { subject: 'Please enter a subject.', message: 'Please enter your message.' },
  },
  priority: 'medium',
})
export const Sending = story('sending')
export const Sent = story('sent')
export const Failed = story('failed', { failure: mailProgramError(createMail(written)) })
export const NoAddress = story('failed', {
  ...withoutAddress,
  failure: mailError(createMail(withoutAddress)),
})
export const TooLong = story('failed', { ...long, failure: mailError(createMail(long)) })
