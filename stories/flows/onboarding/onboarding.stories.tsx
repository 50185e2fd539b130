import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { QUESTIONS_INCOMPLETE } from '../../../src/domain/onboarding.ts'
import { OnboardingView } from '../../../src/flows/onboarding/OnboardingView.tsx'
import type { CallState, OnboardingContext } from '../../../src/flows/onboarding/onboarding.context.ts'
import { onboardingMachine } from '../../../src/flows/onboarding/onboarding.machine.ts'
import { initialOnboardingContext } from '../../../src/flows/onboarding/progress.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import { inRouter } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'
import { stateStory } from '../../support/stateStory.tsx'

interface OnboardingArgs {
  firstName: string
  aiName: string
  message: string
}

export default {
  title: 'Flows/Onboarding',
  decorators: [inRouter()],
  args: { firstName: 'Mira', aiName: 'Mnemosyne' },
} satisfies Meta<OnboardingArgs>

const initial: OnboardingContext = initialOnboardingContext({
  account: { firstName: 'Mira', lastName: 'Okafor', email: 'mira@engram.example', password: 'Engram-2026' },
  setupToken: 'a'.repeat(64),
  userId: null,
  email: '',
  progress: null,
})
const answered: Partial<OnboardingContext> = {
  answers: {
    question1: 'weigh',
    question2: 'proportional',
    question3: 'supported',
    question4: 'cautious',
    question5: 'moderate',
  },
}
const finished: Partial<OnboardingContext> = { ...answered, account: null, isFinished: true }

const story = (
  value: StateValueFrom<typeof onboardingMachine>,
  context: Partial<OnboardingContext> | ((args: OnboardingArgs) => Partial<OnboardingContext>) = {},
) =>
  stateStory(
    onboardingMachine,
    value,
    (args: OnboardingArgs) => ({
      ...initial,
      fields: createFields({ aiName: args.aiName }),
      ...(typeof context === 'function' ? context(args) : context),
    }),
    (state, { firstName }) => <OnboardingView state={state} send={fn()} firstName={firstName} />,
  )

const failedAt = (at: CallState, message: string) => ({
  ...story('failed', (args) => ({ ...answered, failure: { at, message: args.message } })),
  args: { message },
})

export const Greeting = { ...story('greeting'), args: { aiName: '' } }
export const Naming = story('naming')
export const NameMissing = story('naming', {
  fields: { values: { aiName: '' }, errors: { aiName: 'Please provide an AI name' } },
})

export const Question1 = story('question1')
/** After returning: its answer is selected. */
export const Question2 = story('question2', answered)
export const Question3 = story('question3')
export const QuestionsIncomplete = story('question4', { problem: QUESTIONS_INCOMPLETE })
export const Question4 = story('question4')
export const Question5 = {
  ...story('question5'),
  args: { aiName: 'Donaudampfschifffahrtsgedächtnis ذاكرة الجميع' },
}

// The stories tagged 'behavior' have no pictures: each differs from Registering only in the text of the step.
export const Registering = story('registering', answered)
export const SigningUp = { ...story('signingUp', answered), tags: ['behavior'] }
export const Claiming = { ...story('claiming', answered), tags: ['behavior'] }
export const MarkingRegistered = { ...story('markingRegistered', answered), tags: ['behavior'] }
export const SigningOut = { ...story('signingOut', finished), tags: ['behavior'] }
export const Created = story('created', finished)

export const SavingProfile = story('savingProfile', answered)
export const Completed = story('completed', finished)
/** After 'Continue without saving'. */
export const Unsaved = story('unsaved', finished)

export const FailedRegistering = failedAt('registering', '')
export const FailedMarkingRegistered = {
  ...failedAt('markingRegistered', PROVIDER_OFFLINE),
  tags: ['behavior'],
}
export const FailedSigningUp = {
  ...failedAt('signingUp', 'Signups not allowed for this instance'),
  tags: ['behavior'],
}
export const FailedClaiming = { ...failedAt('claiming', PROVIDER_OFFLINE), tags: ['behavior'] }
export const FailedSigningOut = { ...failedAt('signingOut', PROVIDER_OFFLINE), tags: ['behavior'] }
export const FailedSavingProfile = failedAt('savingProfile', 'Internal Server Error')
