import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { type ReactNode, StrictMode, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { WaitlistValues } from '../../../src/domain/waitlistForm.ts'
import { REQUIRED_FIELDS_MISSING } from '../../../src/domain/waitlistForm.ts'
import type { SubmissionOutcome } from '../../../src/flows/waitlist/applicationForm.ts'
import {
  ALREADY_REGISTERED,
  ANSWERS_KEPT,
  EMPTY_VALUES,
  SUBMISSION_FAILED,
  validateAllFields,
} from '../../../src/flows/waitlist/applicationForm.ts'
import { WaitlistView } from '../../../src/flows/waitlist/WaitlistView.tsx'
import { waitlistMachine } from '../../../src/flows/waitlist/waitlist.machine.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import { fromCall } from '../../../src/lib/xstate/fromCall.ts'
import { useEmitted } from '../../../src/lib/xstate/useEmitted.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import ToastRegion from '../../../src/ui/Toasts/ToastRegion.tsx'
import { toasts } from '../../../src/ui/Toasts/toasts.ts'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Waitlist' } satisfies Meta

/** As wide as beside the heading of the landing page, which stands over it. */
function OnThePage({ children }: { children: ReactNode }) {
  return (
    <main style={{ boxSizing: 'content-box', maxWidth: 560, margin: '0 auto', padding: 16 }}>{children}</main>
  )
}

const view = (state: ViewState<typeof waitlistMachine>) => (
  <OnThePage>
    <WaitlistView state={state} send={fn()} />
  </OnThePage>
)

/** With what the Screen says when it comes to this state. */
const saying = (story: StoryObj, say: () => void, title: string): StoryObj => ({
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
    say()
    await screen.findByRole('dialog', { name: title })
  },
})

const typed = (values: Partial<WaitlistValues>) => ({
  fields: createFields({ ...EMPTY_VALUES, ...values }),
  focus: null,
})
const wrong = (values: Partial<WaitlistValues>) => ({
  fields: validateAllFields(createFields({ ...EMPTY_VALUES, ...values })),
  focus: null,
})

const you = {
  firstName: 'Anneliese',
  lastName: 'Oyelaran-Fitzgerald',
  email: 'anneliese.oyelaran-fitzgerald@longview-research.example',
  role: 'researcher',
}
const all = {
  ...you,
  organization: 'Longview Institute for Sleep and Memory Research, Leuven',
  researchArea: 'neuroscience',
  useCase:
    'Two hundred papers on sleep and memory that contradict each other. I want to ask what holds, what does not, and on which page each of them says so.',
  timeline: 'short-term',
}

export const AboutYou = stateStory(waitlistMachine, 'aboutYou', typed({}), view)

export const AboutYouFilled = stateStory(waitlistMachine, 'aboutYou', typed(you), view)

export const RequiredFieldsMissing = saying(
  stateStory(waitlistMachine, 'aboutYou', wrong({ firstName: 'Anneliese', email: '   ' }), view),
  () => toasts.error(REQUIRED_FIELDS_MISSING.title, REQUIRED_FIELDS_MISSING.text),
  REQUIRED_FIELDS_MISSING.title,
)

export const InvalidEmail = stateStory(
  waitlistMachine,
  'aboutYou',
  wrong({ ...you, email: 'anneliese@longview' }),
  view,
)

export const AboutProject = stateStory(waitlistMachine, 'aboutProject', typed(you), view)

export const UseCaseTooLong = stateStory(
  waitlistMachine,
  'aboutProject',
  wrong({ ...all, useCase: `${all.useCase} ${all.useCase} ${all.useCase}` }),
  view,
)

export const Submitting = stateStory(waitlistMachine, 'submitting', typed(all), view)

export const Submitted = stateStory(waitlistMachine, 'submitted', typed(all), view)

export const AlreadyRegistered = saying(
  stateStory(waitlistMachine, 'alreadyRegistered', typed(all), view),
  () => toasts.warning(ALREADY_REGISTERED.title, ALREADY_REGISTERED.text),
  ALREADY_REGISTERED.title,
)

export const Failed = saying(
  stateStory(waitlistMachine, 'failed', typed(all), view),
  () => toasts.error(SUBMISSION_FAILED.title, SUBMISSION_FAILED.text),
  SUBMISSION_FAILED.title,
)

interface LiveProps {
  /** What comes of each submission in turn; null is a failure. The last comes of all further ones. */
  outcomes: (SubmissionOutcome | null)[]
  onExit?: () => void
}

const submitted = fn()

/** The form with its machine running, for what only happens in motion. Strict, as in the app. */
function Live({ outcomes, onExit = fn() }: LiveProps) {
  const [machine] = useState(() => {
    const left = [...outcomes]
    return waitlistMachine.provide({
      actors: {
        submitApplication: fromCall(async ({ input }) => {
          submitted(input)
          const outcome = left.length > 1 ? left.shift() : left[0]
          await Promise.resolve()
          if (!outcome) throw new Error('Service Unavailable')
          return outcome
        }),
        notifyTeam: fromCall(async () => {}),
      },
    })
  })
  const [state, send, actor] = useMachine(machine)
  useEmitted(actor, {
    'notification.raised': ({ tone, title, text }) => toasts[tone](title, text),
    'exit.requested': onExit,
  })
  return (
    <OnThePage>
      <WaitlistView state={state} send={send} />
      <ToastRegion timeout={0} />
    </OnThePage>
  )
}

const live = (props: LiveProps, play: (canvas: Canvas) => Promise<void>): StoryObj => ({
  tags: ['behavior'],
  render: () => (
    <StrictMode>
      <Live {...props} />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear()
    await play(within(canvasElement))
  },
})

type Canvas = ReturnType<typeof within>

const box = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const progress = (canvas: Canvas) => canvas.getByRole('progressbar', { name: 'Progress' })

const choose = (canvas: Canvas, label: string, option: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), option)

async function fillAboutYou(canvas: Canvas) {
  await userEvent.type(box(canvas, 'First name'), 'Noor')
  await userEvent.type(box(canvas, 'Last name'), 'Haddad')
  await userEvent.type(box(canvas, 'Email'), 'noor@lab.example')
  await choose(canvas, 'Professional role', 'Researcher')
}

/** Fills all eight fields, and finds what the form says of them on the way. */
export const FillAndSubmit = live({ outcomes: ['accepted'] }, async (canvas) => {
  await expect(button(canvas, 'Continue')).toBeDisabled()
  await expect(progress(canvas)).toHaveAttribute('aria-valuetext', '0 of 8 fields')
  await fillAboutYou(canvas)
  await expect(progress(canvas)).toHaveAttribute('aria-valuetext', '4 of 8 fields')
  await userEvent.click(button(canvas, 'Continue'))
  await waitFor(() => expect(box(canvas, 'Organization')).toHaveFocus())
  await expect(canvas.getByRole('group', { name: 'Step 2 of 2 · About your project' })).toBeVisible()

  await userEvent.type(box(canvas, 'Organization'), 'Sleep Lab')
  await choose(canvas, 'Research area', 'Neuroscience')
  await userEvent.type(box(canvas, 'Intended use case'), 'What holds?{Enter}And what does not?')
  await expect(canvas.getByText('30 / 300')).toBeVisible()
  await choose(canvas, 'Timeline', 'Flexible')
  await expect(progress(canvas)).toHaveAttribute('aria-valuetext', '8 of 8 fields')

  await userEvent.click(button(canvas, 'Back'))
  await waitFor(() => expect(box(canvas, 'First name')).toHaveFocus())
  await expect(canvas.getByRole('combobox', { name: 'Professional role' })).toHaveValue('researcher')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit application' }))

  const heading = await canvas.findByRole('heading', { name: 'Your application is in' })
  await waitFor(() => expect(heading).toHaveFocus())
  await expect(canvas.getByText('noor@lab.example')).toBeVisible()
  await expect(canvas.getByRole('status')).toHaveTextContent('Your application is in.')
  await expect(submitted).toHaveBeenCalledOnce()
})

/** Enter asks for what is missing, though the button cannot be pressed. */
export const EnterShowsMissingFields = live({ outcomes: ['accepted'] }, async (canvas) => {
  await userEvent.type(box(canvas, 'First name'), 'Noor')
  await userEvent.type(box(canvas, 'Last name'), '   ')
  await userEvent.type(box(canvas, 'Email'), 'noor@lab{Enter}')
  await waitFor(() => expect(box(canvas, 'Last name')).toHaveFocus())
  await screen.findByRole('dialog', { name: 'Required fields missing' })
  await expect(box(canvas, 'Last name')).toHaveAccessibleDescription('Please enter your last name.')
  await expect(button(canvas, 'Continue')).toBeDisabled()

  await userEvent.type(box(canvas, 'Last name'), 'Haddad{Enter}')
  const role = canvas.getByRole('combobox', { name: 'Professional role' })
  await waitFor(() => expect(role).toHaveFocus())
  await choose(canvas, 'Professional role', 'Other')
  await userEvent.click(button(canvas, 'Continue'))
  await waitFor(() => expect(box(canvas, 'Email')).toHaveFocus())
  await expect(box(canvas, 'Email')).toHaveAccessibleDescription(/^Please enter a complete email address/)
})

/** Continue pressed twice in a row does not send the second step, nor does Enter held down. */
export const DoubleClickSubmitsOnce = live({ outcomes: ['accepted'] }, async (canvas) => {
  await fillAboutYou(canvas)
  await userEvent.dblClick(button(canvas, 'Continue'))
  await waitFor(() => expect(box(canvas, 'Organization')).toHaveFocus())
  await userEvent.keyboard('{Enter>3}')
  await expect(submitted).toHaveBeenCalledOnce()
  await canvas.findByRole('heading', { name: 'Your application is in' })
  await expect(submitted).toHaveBeenCalledOnce()
})

/** Nothing is lost by a failure, and the button that tried keeps the focus to try again. */
export const RetryAfterFailure = live({ outcomes: [null, 'accepted'] }, async (canvas) => {
  await fillAboutYou(canvas)
  await userEvent.click(button(canvas, 'Continue'))
  await userEvent.type(box(canvas, 'Organization'), 'Sleep Lab')
  await userEvent.click(button(canvas, 'Submit application'))
  await screen.findByRole('dialog', { name: 'Submission failed' })
  await expect(button(canvas, 'Submit application')).toHaveFocus()
  await expect(box(canvas, 'Organization')).toHaveValue('Sleep Lab')
  await expect(box(canvas, 'Organization')).not.toHaveAttribute('readonly')
  await userEvent.keyboard('{Enter}')
  await canvas.findByRole('heading', { name: 'Your application is in' })
})

/** A slip of the keys hit somebody else's application: another address goes through. */
export const RetryWithOtherEmail = live({ outcomes: ['duplicate', 'accepted'] }, async (canvas) => {
  await fillAboutYou(canvas)
  await userEvent.click(button(canvas, 'Continue'))
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit application' }))
  const heading = await canvas.findByRole('heading', { name: 'Already registered' })
  await waitFor(() => expect(heading).toHaveFocus())
  await userEvent.click(button(canvas, 'Use another email'))
  await waitFor(() => expect(box(canvas, 'Email')).toHaveFocus())
  await userEvent.type(box(canvas, 'Email'), '{Control>}a{/Control}noor@home.example{Enter}')
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit application' }))
  await canvas.findByText('noor@home.example')
})

const exited = fn()

/** Exit loses nothing, and says so where there is something to lose. */
export const ExitKeepsAnswers = live({ outcomes: ['accepted'], onExit: exited }, async (canvas) => {
  exited.mockClear()
  await userEvent.click(button(canvas, 'Exit'))
  await expect(exited).toHaveBeenCalledOnce()
  await expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.type(box(canvas, 'First name'), 'Noor')
  await userEvent.click(button(canvas, 'Exit'))
  await expect(exited).toHaveBeenCalledTimes(2)
  await screen.findByRole('dialog', { name: ANSWERS_KEPT.title })
  await expect(box(canvas, 'First name')).toHaveValue('Noor')
})
