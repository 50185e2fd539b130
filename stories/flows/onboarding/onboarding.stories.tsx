import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fromPromise } from 'xstate'
import { QUESTIONS_INCOMPLETE } from '../../../src/domain/onboarding.ts'
import { OnboardingView } from '../../../src/flows/onboarding/OnboardingView.tsx'
import type { CallState, OnboardingContext } from '../../../src/flows/onboarding/onboarding.context.ts'
import { onboardingMachine } from '../../../src/flows/onboarding/onboarding.machine.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Onboarding' } satisfies Meta

const view = (state: ViewState<typeof onboardingMachine>) => (
  <MemoryRouter>
    <OnboardingView state={state} send={fn()} firstName="Mira" contactEmail="hello@engram.example" />
  </MemoryRouter>
)

const answers = {
  question1: 'weigh',
  question2: 'proportional',
  question3: 'supported',
  question4: 'cautious',
  question5: 'moderate',
}

const base: OnboardingContext = {
  fields: createFields({ aiName: 'Mnemosyne' }),
  answers: {},
  account: { firstName: 'Mira', lastName: 'Okafor', email: 'mira@engram.example', password: 'Engram-2026' },
  setupToken: 'a'.repeat(64),
  userId: null,
  resumeAt: null,
  problem: null,
  failure: null,
  isFinished: false,
}
const ending = { ...base, answers }
const spent = { ...ending, account: null, isFinished: true }

const failedAt = (at: CallState, message: string) =>
  stateStory(onboardingMachine, 'failed', { ...ending, failure: { at, message } }, view)

export const Greeting = stateStory(
  onboardingMachine,
  'greeting',
  { ...base, fields: createFields({ aiName: '' }) },
  view,
)
export const Naming = stateStory(onboardingMachine, 'naming', base, view)
export const NameMissing = stateStory(
  onboardingMachine,
  'naming',
  { ...base, fields: { values: { aiName: '' }, errors: { aiName: 'Please provide an AI name' } } },
  view,
)

export const Question1 = stateStory(onboardingMachine, 'question1', base, view)
/** After returning: its answer is selected. */
export const Question2 = stateStory(onboardingMachine, 'question2', ending, view)
export const Question3 = stateStory(onboardingMachine, 'question3', base, view)
export const QuestionsIncomplete = stateStory(
  onboardingMachine,
  'question4',
  { ...base, problem: QUESTIONS_INCOMPLETE },
  view,
)
export const Question4 = stateStory(onboardingMachine, 'question4', base, view)
export const Question5 = stateStory(
  onboardingMachine,
  'question5',
  { ...base, fields: createFields({ aiName: 'Donaudampfschifffahrtsgedächtnis ذاكرة الجميع' }) },
  view,
)

export const Registering = stateStory(onboardingMachine, 'registering', ending, view)
export const MarkingRegistered = stateStory(onboardingMachine, 'markingRegistered', ending, view)
export const SigningUp = stateStory(onboardingMachine, 'signingUp', ending, view)
export const MarkingCreated = stateStory(onboardingMachine, 'markingCreated', spent, view)
export const SigningOut = stateStory(onboardingMachine, 'signingOut', spent, view)
export const Created = stateStory(onboardingMachine, 'created', spent, view)

export const SavingProfile = stateStory(onboardingMachine, 'savingProfile', ending, view)
export const Completed = stateStory(onboardingMachine, 'completed', spent, view)

const network =
  'Network error: Unable to connect to the account service. Please check your internet connection and try again.'

export const FailedRegistering = failedAt('registering', '')
export const FailedMarkingRegistered = failedAt('markingRegistered', network)
export const FailedSigningUp = failedAt('signingUp', 'Signups not allowed for this instance')
export const FailedMarkingCreated = failedAt('markingCreated', network)
export const FailedSigningOut = failedAt('signingOut', network)
export const FailedSavingProfile = failedAt('savingProfile', 'Internal Server Error')
// No pictures: each differs from Registering only in the text of the step.
MarkingRegistered.tags = ['behavior']
SigningUp.tags = ['behavior']
MarkingCreated.tags = ['behavior']
SigningOut.tags = ['behavior']
FailedMarkingRegistered.tags = ['behavior']
FailedSigningUp.tags = ['behavior']
FailedMarkingCreated.tags = ['behavior']
FailedSigningOut.tags = ['behavior']

const succeeds = <Input,>() => fromPromise<void, Input>(async () => {})

/** The first registration fails. */
function liveMachine() {
  let attempts = 0
  return onboardingMachine.provide({
    actors: {
      register: fromPromise(async () => {
        attempts += 1
        if (attempts === 1) throw new Error('Bad Gateway')
      }),
      markRegistered: succeeds(),
      signUp: succeeds(),
      signOut: succeeds(),
    },
  })
}

/** The running machine, with fake calls. */
function Live() {
  const [machine] = useState(liveMachine)
  const [state, send] = useMachine(machine, {
    input: { account: base.account, setupToken: null, userId: null, progress: null },
  })
  return (
    <MemoryRouter>
      <OnboardingView state={state} send={send} firstName="Mira" contactEmail="hello@engram.example" />
    </MemoryRouter>
  )
}

const question = (place: number) => new RegExp(`Step ${place} of 7`)

export const ByKeyboard: StoryObj = {
  tags: ['behavior'],
  render: () => <Live />,
  play: async ({ canvas }) => {
    const isAt = (place: number) => expect(canvas.getByText(question(place))).toBeVisible()
    await expect(document.body).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }))
    await expect(canvas.getByRole('textbox', { name: 'AI name' })).toHaveFocus()
    await userEvent.keyboard('  {Enter}')
    await expect(canvas.getByText('Please provide an AI name')).toBeVisible()
    await userEvent.keyboard('Ada{Enter}')
    await isAt(3)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What should Ada do first?')
    await expect(canvas.getByRole('radio', { name: 'Doubt both' })).toHaveFocus()

    // Arrow keys move, Enter chooses; number keys choose directly.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await isAt(3)
    await userEvent.keyboard('{Enter}')
    await isAt(4)
    await userEvent.keyboard('2')
    await isAt(5)

    // The previous answer is selected after returning.
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await isAt(4)
    const chosen = canvas.getByRole('radio', { name: 'One voice in ten' })
    await expect(chosen).toBeChecked()
    await expect(chosen).toHaveFocus()
    await userEvent.keyboard(' ')
    await isAt(5)
    await userEvent.keyboard('1')
    await isAt(6)

    // A double click answers one question.
    await userEvent.dblClick(canvas.getByRole('radio', { name: 'Cautiously' }))
    await isAt(7)
    await userEvent.keyboard('3')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('could not be registered'),
    )
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bad Gateway')
    await userEvent.click(canvas.getByRole('button', { name: 'Change your answers' }))
    await expect(canvas.getByRole('textbox', { name: 'AI name' })).toHaveValue('Ada')
    await userEvent.keyboard('{Enter}31122')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Account created successfully!'),
    )
  },
}
