import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog/ConfirmDialog.tsx'
import { longName } from './support/frame.tsx'

const meta = {
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete field-notes.md?',
    children: 'The document and its passages are removed. This cannot be undone.',
    confirmLabel: 'Delete document',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { title: 'Sign out?', children: 'Drafts on this device are removed.', confirmLabel: 'Sign out' },
}
export const Danger: Story = {
  args: { danger: true },
  play: async ({ args }) => {
    const no = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(no).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = { args: { danger: true, busy: true } }
export const LongText: Story = { args: { danger: true, title: `Delete ${longName}?` } }
