import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PATHS, REQUEST_HASH } from '../../../src/domain/paths.ts'
import { ANSWERS_KEPT } from '../../../src/flows/waitlist/applicationForm.ts'
import { liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'
import { recordRequests } from '../../support/recordRequests.ts'

const SUBMIT = 'POST waitlist_submissions'
const requests = recordRequests()
const app = liveApp({ world: 'demo', path: PATHS.home + REQUEST_HASH, handlers: [requests.handler] })

/** The application form on the landing page. */
export default {
  title: 'Behavior/Waitlist',
  tags: ['live'],
  ...app,
  async beforeEach(context: StoryContext) {
    const end = await app.beforeEach(context)
    requests.clear()
    return end
  },
} satisfies Meta

type Canvas = ReturnType<typeof within>

/** The card of the form, after its code has loaded. */
async function findForm(): Promise<Canvas> {
  return within(await screen.findByRole('region', { name: 'Private Demo Access' }))
}

const box = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const progress = (canvas: Canvas) => canvas.getByRole('progressbar', { name: 'Progress' })

const choose = (canvas: Canvas, label: string, option: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), option)

async function fillAboutYou(canvas: Canvas, email = 'noor@lab.example') {
  await userEvent.type(box(canvas, 'First name'), 'Noor')
  await userEvent.type(box(canvas, 'Last name'), 'Haddad')
  await userEvent.type(box(canvas, 'Email'), email)
  await choose(canvas, 'Professional role', 'Researcher')
}

/** Fills all eight fields, returns to the first step once, and submits. */
export const FillAndSubmit: StoryObj = {
  async play() {
    const canvas = await findForm()
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

    const heading = await canvas.findByRole('heading', { name: 'Application received' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText('noor@lab.example')).toBeVisible()
    const announcements = screen.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(announcements).toContain("Application received. We'll review it within 48 hours.")
    await expect(requests.count(SUBMIT)).toBe(1)
  },
}

/** Enter shows the missing fields although Continue is disabled. */
export const EnterShowsMissingFields: StoryObj = {
  async play() {
    const canvas = await findForm()
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
  },
}

/** A double click on Continue does not submit the second step, and a held Enter submits once. */
export const DoubleClickSubmitsOnce: StoryObj = {
  async play() {
    const canvas = await findForm()
    await fillAboutYou(canvas)
    await userEvent.dblClick(button(canvas, 'Continue'))
    await waitFor(() => expect(box(canvas, 'Organization')).toHaveFocus())
    await userEvent.keyboard('{Enter>3}')
    await canvas.findByRole('heading', { name: 'Application received' })
    await expect(requests.count(SUBMIT)).toBe(1)
  },
}

/** After a failure the values are kept, and the submit button keeps the focus. */
export const RetryAfterFailure: StoryObj = {
  async play() {
    const canvas = await findForm()
    await fillAboutYou(canvas)
    await userEvent.click(button(canvas, 'Continue'))
    await userEvent.type(box(canvas, 'Organization'), 'Sleep Lab')
    setFaults(['rest/waitlist_submissions:network'])
    await userEvent.click(button(canvas, 'Submit application'))
    await screen.findByRole('dialog', { name: 'Submission failed' })
    setFaults([])
    await expect(button(canvas, 'Submit application')).toHaveFocus()
    await expect(box(canvas, 'Organization')).toHaveValue('Sleep Lab')
    await expect(box(canvas, 'Organization')).not.toHaveAttribute('readonly')
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Application received' })
  },
}

/** A known email address can be replaced by another one. */
export const RetryWithOtherEmail: StoryObj = {
  async play() {
    const canvas = await findForm()
    await fillAboutYou(canvas, 'bo.ng@sundial.example')
    await userEvent.click(button(canvas, 'Continue'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit application' }))
    const heading = await canvas.findByRole('heading', { name: 'Already registered' })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.click(button(canvas, 'Use another email'))
    await waitFor(() => expect(box(canvas, 'Email')).toHaveFocus())
    await userEvent.type(box(canvas, 'Email'), '{Control>}a{/Control}noor@home.example{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit application' }))
    await canvas.findByText('noor@home.example')
  },
}

/** Exit keeps the typed values and focuses the page's main button. */
export const ExitKeepsAnswers: StoryObj = {
  async play() {
    const canvas = await findForm()
    await userEvent.click(button(canvas, 'Exit'))
    const [mainButton] = screen.getAllByRole('button', { name: 'Request Demo Access' }).slice(-1)
    await expect(mainButton).toHaveFocus()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.type(box(canvas, 'First name'), 'Noor')
    await userEvent.click(button(canvas, 'Exit'))
    await screen.findByRole('dialog', { name: ANSWERS_KEPT.title })
    await expect(box(canvas, 'First name')).toHaveValue('Noor')
  },
}
