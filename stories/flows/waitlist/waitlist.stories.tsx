import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fn, screen } from 'storybook/test'
import type { WaitlistValues } from '../../../src/domain/waitlistForm.ts'
import { REQUIRED_FIELDS_MISSING } from '../../../src/domain/waitlistForm.ts'
import {
  ALREADY_REGISTERED,
  EMPTY_VALUES,
  SUBMISSION_FAILED,
  validateAllFields,
} from '../../../src/flows/waitlist/applicationForm.ts'
import { WaitlistView } from '../../../src/flows/waitlist/WaitlistView.tsx'
import { initialWaitlistContext, waitlistMachine } from '../../../src/flows/waitlist/waitlist.machine.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import ToastRegion from '../../../src/ui/Toasts/ToastRegion.tsx'
import { toasts } from '../../../src/ui/Toasts/toasts.ts'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Waitlist' } satisfies Meta

/** The width of the form on the landing page. */
function FormColumn({ children }: { children: ReactNode }) {
  return (
    <main style={{ boxSizing: 'content-box', maxWidth: 560, margin: '0 auto', padding: 16 }}>{children}</main>
  )
}

const view = (state: ViewState<typeof waitlistMachine>) => (
  <FormColumn>
    <WaitlistView state={state} send={fn()} />
  </FormColumn>
)

/** Adds the toast that the Screen shows when it enters this state. */
const withToast = (story: StoryObj, showToast: () => void, title: string): StoryObj => ({
  ...story,
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion timeout={0} />
      </>
    ),
  ],
  play: async () => {
    showToast()
    await screen.findByRole('dialog', { name: title })
  },
})

const valid = (values: Partial<WaitlistValues>) => ({
  ...initialWaitlistContext,
  fields: createFields({ ...EMPTY_VALUES, ...values }),
})
const invalid = (values: Partial<WaitlistValues>) => ({
  ...initialWaitlistContext,
  fields: validateAllFields(createFields({ ...EMPTY_VALUES, ...values })),
})

const aboutYou = {
  firstName: 'Anneliese',
  lastName: 'Oyelaran-Fitzgerald',
  email: 'anneliese.oyelaran-fitzgerald@longview-research.example',
  role: 'researcher',
}
const allValues = {
  ...aboutYou,
  organization: 'Longview Institute for Sleep and Memory Research, Leuven',
  researchArea: 'neuroscience',
  useCase:
    'Two hundred papers on sleep and memory that contradict each other. I want to ask what holds, what does not, and on which page each of them says so.',
  timeline: 'short-term',
}

export const AboutYou = stateStory(waitlistMachine, 'aboutYou', valid({}), view)

export const AboutYouFilled = stateStory(waitlistMachine, 'aboutYou', valid(aboutYou), view)

export const RequiredFieldsMissing = withToast(
  stateStory(waitlistMachine, 'aboutYou', invalid({ firstName: 'Anneliese', email: '   ' }), view),
  () => toasts.error(REQUIRED_FIELDS_MISSING.title, REQUIRED_FIELDS_MISSING.text),
  REQUIRED_FIELDS_MISSING.title,
)

export const InvalidEmail = stateStory(
  waitlistMachine,
  'aboutYou',
  invalid({ ...aboutYou, email: 'anneliese@longview' }),
  view,
)

export const AboutProject = stateStory(waitlistMachine, 'aboutProject', valid(aboutYou), view)

export const UseCaseTooLong = stateStory(
  waitlistMachine,
  'aboutProject',
  invalid({ ...allValues, useCase: `${allValues.useCase} ${allValues.useCase} ${allValues.useCase}` }),
  view,
)

export const Submitting = stateStory(waitlistMachine, 'submitting', valid(allValues), view)

export const Submitted: StoryObj<{ email: string }> = {
  ...stateStory(
    waitlistMachine,
    'submitted',
    ({ email }: { email: string }) => valid({ ...allValues, email }),
    view,
  ),
  args: { email: allValues.email },
}

export const AlreadyRegistered = withToast(
  stateStory(waitlistMachine, 'alreadyRegistered', valid(allValues), view),
  () => toasts.warning(ALREADY_REGISTERED.title, ALREADY_REGISTERED.text),
  ALREADY_REGISTERED.title,
)

export const Failed = withToast(
  stateStory(waitlistMachine, 'failed', valid(allValues), view),
  () => toasts.error(SUBMISSION_FAILED.title, SUBMISSION_FAILED.text),
  SUBMISSION_FAILED.title,
)
