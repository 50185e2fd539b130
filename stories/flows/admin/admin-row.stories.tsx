import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { adminWaitlistMachine } from '../../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import { NO_BACKEND } from '../../../src/flows/admin/waitlist/applicationAction.actors.ts'
import type {
  ActionProgress,
  ApplicationAction,
} from '../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import { applicationActionMachine } from '../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import { WaitlistTab } from '../../../src/flows/admin/waitlist/WaitlistTab.tsx'
import type { Application } from '../../../src/hosted/applications.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { adminProps, submissionOf, waitlistOf } from '../../support/applications.ts'
import { Part } from '../../support/inApp.tsx'
import { at, stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Admin/Row' } satisfies Meta

const listed = (submission: Application, rows: Readonly<Record<string, ActionProgress>>) =>
  at(adminWaitlistMachine, { listed: 'ready' }, waitlistOf({ submissions: [submission], rows }))

/** The list of this one application, whose row is at this. */
const list = (submission: Application, work: ActionProgress | null, hasBackend = true) => (
  <MemoryRouter>
    <Part>
      <WaitlistTab
        {...adminProps}
        state={listed(submission, work ? { [submission.id]: work } : {})}
        hasBackend={hasBackend}
      />
    </Part>
  </MemoryRouter>
)

const view = ({
  value,
  context: { submission, action, reason },
}: ViewState<typeof applicationActionMachine>) =>
  list(submission, value === 'resting' ? null : { state: value, action, reason })

function rowOf(status: Application['status'], action: ApplicationAction, reason: string | null = null) {
  const submission = submissionOf({ status, interest: { researchArea: 'neuroscience', role: 'researcher' } })
  return { submission, action, reason, hasBackend: true }
}

const NETWORK =
  'Network error: Unable to connect to the account service. Please check your internet connection and try again.'

/** Approved, and the e-mail with the setup link never went out. */
export const Unnotified = stateStory(
  applicationActionMachine,
  'resting',
  { ...rowOf('approved', 'resend'), submission: submissionOf({ status: 'approved', emailed_at: null }) },
  view,
)

export const Resending = stateStory(applicationActionMachine, 'resending', rowOf('approved', 'resend'), view)
export const Resetting = stateStory(applicationActionMachine, 'resetting', rowOf('registered', 'reset'), view)
export const Cleaning = stateStory(applicationActionMachine, 'cleaning', rowOf('active', 'cleanup'), view)
export const PartlyCleaned = stateStory(
  applicationActionMachine,
  'partlyCleaned',
  rowOf('pending', 'cleanup', NO_BACKEND),
  view,
)
export const Removing = stateStory(applicationActionMachine, 'removing', rowOf('pending', 'cleanup'), view)

/** 'Failed to resend email', with why, and a retry in its place. */
export const ResendFailed = stateStory(
  applicationActionMachine,
  'failed',
  rowOf('approved', 'resend', NETWORK),
  view,
)

/** 'Failed to update submission', likewise. */
export const ResetFailed = stateStory(
  applicationActionMachine,
  'failed',
  rowOf('registered', 'reset', NETWORK),
  view,
)

type Canvas = ReturnType<typeof within>

async function ask(canvas: Canvas, canvasElement: HTMLElement, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `${name}: Una Lindqvist` }))
  const page = within(canvasElement.ownerDocument.body)
  const dialog = await page.findByRole('alertdialog')
  await waitFor(() => expect(within(dialog).getByText('Una Lindqvist')).toBeVisible())
  return within(dialog)
}

/** What a reset removes. A no gives the focus back. */
export const ConfirmingReset: StoryObj = {
  render: () => list(submissionOf({ status: 'registered' }), null),
  play: async ({ canvas, canvasElement }) => {
    adminProps.send.mockClear()
    const dialog = await ask(canvas, canvasElement, 'Reset')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset: Una Lindqvist' })).toHaveFocus())
    await expect(adminProps.send).not.toHaveBeenCalled()
    await ask(canvas, canvasElement, 'Reset')
  },
}

/** What a cleanup removes, and what it cannot without the backend. */
export const ConfirmingCleanup: StoryObj = {
  render: () => list(submissionOf({ status: 'active' }), null, false),
  play: async ({ canvas, canvasElement }) => {
    await ask(canvas, canvasElement, 'Cleanup')
  },
}

/** A yes is sent with the application as it was seen, and the focus stays in the row. */
export const Confirmed: StoryObj = {
  tags: ['behavior'],
  render: () => list(submissionOf({ status: 'active' }), null),
  play: async ({ canvas, canvasElement }) => {
    adminProps.send.mockClear()
    const dialog = await ask(canvas, canvasElement, 'Cleanup')
    await expect(dialog.getByText(/the backend account of this address/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Clean up' }))
    await expect(adminProps.send).toHaveBeenCalledWith({
      type: 'action.requested',
      action: 'cleanup',
      submission: submissionOf({ status: 'active' }),
      hasBackend: true,
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset: Una Lindqvist' })).toHaveFocus())
  },
}
