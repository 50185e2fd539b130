import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { adminWaitlistMachine } from '../../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import type {
  ActionProgress,
  ApplicationAction,
} from '../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import { applicationActionMachine } from '../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import { WaitlistTab } from '../../../src/flows/admin/waitlist/WaitlistTab.tsx'
import type { Application } from '../../../src/hosted/applications.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { adminProps, applicationOf, waitlistOf } from '../../support/applications.ts'
import { inPart, inRouter } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'
import { at, stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Admin/Row', decorators: [inPart, inRouter()] } satisfies Meta

const listed = (application: Application, actions: Readonly<Record<string, ActionProgress>>) =>
  at(adminWaitlistMachine, { listed: 'ready' }, waitlistOf({ applications: [application], actions }))

const list = (application: Application, progress: ActionProgress | null, hasBackend = true) => (
  <WaitlistTab
    {...adminProps}
    state={listed(application, progress ? { [application.id]: progress } : {})}
    hasBackend={hasBackend}
  />
)

interface RowArgs {
  firstName: string
  lastName: string
  reason: string | null
}

/** The row of an application with the status, while the action is in the state. */
function story(
  value: StateValueFrom<typeof applicationActionMachine>,
  status: Application['status'],
  action: ApplicationAction,
  reason: string | null = null,
): StoryObj<RowArgs> {
  const contextWith = (args: RowArgs) => {
    const application = applicationOf({
      first_name: args.firstName,
      last_name: args.lastName,
      status,
      interest: { researchArea: 'neuroscience', role: 'researcher' },
    })
    return { application, action, reason: args.reason, hasBackend: true }
  }
  const view = ({ context }: ViewState<typeof applicationActionMachine>) =>
    list(context.application, { state: value, action, reason: context.reason })
  return stateStory(applicationActionMachine, value, contextWith, view, {
    firstName: 'Una',
    lastName: 'Lindqvist',
    reason,
  })
}

const resting = (values: Parameters<typeof applicationOf>[0]): StoryObj => ({
  render: () => list(applicationOf({ first_name: 'Una', last_name: 'Lindqvist', ...values }), null),
})

/** An approved application whose setup email was not sent. */
export const EmailNotSent = resting({ status: 'approved', emailed_at: null, interest: '{}' })

export const Resending = story('running', 'approved', 'resend')
export const Resetting = story('running', 'registered', 'reset')
export const CleaningUp = story('running', 'active', 'cleanup')
export const CleanupIncomplete = resting({
  status: 'pending',
  interest: { researchArea: 'neuroscience', role: 'researcher' },
  cleanup_incomplete: true,
})

/** 'Failed to resend email' with the reason and a retry button. */
export const ResendFailed = story('failed', 'approved', 'resend', PROVIDER_OFFLINE)

/** 'Failed to update submission' with the reason and a retry button. */
export const ResetFailed = story('failed', 'registered', 'reset', PROVIDER_OFFLINE)

type Canvas = ReturnType<typeof within>

async function ask(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `${name}: Una Lindqvist` }))
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(within(dialog).getByText('Una Lindqvist')).toBeVisible())
  return within(dialog)
}

/** The confirmation of a reset. Cancel returns the focus to the Reset button. */
export const ConfirmingReset: StoryObj = {
  render: () => list(applicationOf({ status: 'registered' }), null),
  play: async ({ canvas }) => {
    adminProps.send.mockClear()
    const dialog = await ask(canvas, 'Reset')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset: Una Lindqvist' })).toHaveFocus())
    await expect(adminProps.send).not.toHaveBeenCalled()
    await ask(canvas, 'Reset')
  },
}

/** The confirmation of a cleanup without a backend token. */
export const ConfirmingCleanup: StoryObj = {
  render: () => list(applicationOf({ status: 'active' }), null, false),
  play: async ({ canvas }) => {
    await ask(canvas, 'Cleanup')
  },
}
