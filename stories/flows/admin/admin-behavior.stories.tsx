import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminView } from '../../../src/flows/admin/AdminView.tsx'
import { adminWaitlistMachine } from '../../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import type { AdminWaitlistContext } from '../../../src/flows/admin/waitlist/adminWaitlist.types.ts'
import { adminProps, applicationOf, waitlistOf } from '../../support/applications.ts'
import { inRouter } from '../../support/inApp.tsx'
import { at } from '../../support/stateStory.tsx'

export default {
  title: 'Behavior/Admin',
  tags: ['behavior'],
  decorators: [inRouter()],
  beforeEach: () => {
    adminProps.send.mockClear()
  },
} satisfies Meta

const listed = (context: Partial<AdminWaitlistContext>) => (
  <AdminView {...adminProps} state={at(adminWaitlistMachine, { listed: 'ready' }, waitlistOf(context))} />
)

/** Clearing the filters moves the focus from the removed button to the search field. */
export const ClearsFilters: StoryObj = {
  render: () => listed({ search: 'nobody' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(adminProps.send).toHaveBeenLastCalledWith({ type: 'filters.cleared' })
    await expect(canvas.getByRole('searchbox', { name: 'Search applications' })).toHaveFocus()
  },
}

/** Confirming sends the displayed application, and the focus stays in the row. */
export const ConfirmedCleanup: StoryObj = {
  render: () => listed({ applications: [applicationOf({ status: 'active' })] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cleanup: Una Lindqvist' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/the backend account for this email/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Clean up' }))
    await expect(adminProps.send).toHaveBeenCalledWith({
      type: 'action.requested',
      action: 'cleanup',
      application: applicationOf({ status: 'active' }),
      hasBackend: true,
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset: Una Lindqvist' })).toHaveFocus())
  },
}
