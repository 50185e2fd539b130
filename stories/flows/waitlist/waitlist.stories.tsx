import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { REQUIRED_FIELDS_MISSING, type WaitlistValues } from '../../../src/domain/waitlistForm.ts'
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
import { stateStory } from '../../support/stateStory.tsx'
import { withToast } from '../../support/withToast.tsx'

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

/** Each value can be changed in Storybook. `isChecked` shows the errors of all fields. */
function story(
  value: StateValueFrom<typeof waitlistMachine>,
  values: Partial<WaitlistValues>,
  isChecked = false,
): StoryObj<WaitlistValues> {
  const contextWith = (args: WaitlistValues) => {
    const fields = createFields(args)
    return { ...initialWaitlistContext, fields: isChecked ? validateAllFields(fields) : fields }
  }
  return stateStory(waitlistMachine, value, contextWith, view, { ...EMPTY_VALUES, ...values })
}

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

export const AboutYou = story('aboutYou', {})
export const AboutYouFilled = story('aboutYou', aboutYou)
export const RequiredFieldsMissing = withToast(
  story('aboutYou', { firstName: 'Anneliese', email: '   ' }, true),
  'error',
  REQUIRED_FIELDS_MISSING,
)
export const InvalidEmail = story('aboutYou', { ...aboutYou, email: 'anneliese@longview' }, true)

export const AboutProject = story('aboutProject', aboutYou)
export const UseCaseTooLong = story(
  'aboutProject',
  { ...allValues, useCase: `${allValues.useCase} ${allValues.useCase} ${allValues.useCase}` },
  true,
)

export const Submitting = story('submitting', allValues)
export const Submitted = story('submitted', allValues)
/** The application was edited after an attempt whose answer was lost. */
export const SubmittedEarlier = story('submittedEarlier', allValues)
export const AlreadyRegistered = withToast(
  story('alreadyRegistered', allValues),
  'warning',
  ALREADY_REGISTERED,
)
export const Failed = withToast(story('failed', allValues), 'error', SUBMISSION_FAILED)
