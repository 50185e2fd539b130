import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from '../../src/ui/ConfirmDialog/ConfirmDialog.tsx'
import { findOpenedDialog } from '../support/findOpenedDialog.ts'
import { each } from './support/examples.tsx'
import { longName, longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressInPortal } from './support/requiredStories.tsx'

function WithTrigger(args: ConfirmDialogProps) {
  const [open, setOpen] = useState(args.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete field-notes.md</Button>
      <ConfirmDialog
        {...args}
        open={open}
        onConfirm={() => {
          setOpen(false)
          args.onConfirm()
        }}
        onCancel={() => {
          setOpen(false)
          args.onCancel()
        }}
      />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: componentDocs(
    `A question that the user must answer before an action is performed.

**When.** The action cannot be undone or affects another person. Do not use it for frequent actions: users confirm
them without reading. The title is the question; the confirm button names the action: 'Delete document', not 'OK'.

**Danger.** The confirm button has the danger color and the cancel button has the initial focus, so that Enter does
not delete anything.

**While the action runs** set \`busy\`; the dialog stays open until it is closed by the caller. If the action fails,
set \`error\` to the reason; the dialog stays open.

**Use instead:** Dialog for anything with fields; a toast for an action that can be undone.`,
    '360px',
  ),
  args: {
    open: false,
    title: 'Delete field-notes.md?',
    children: 'The document and its passages are removed. This cannot be undone.',
    confirmLabel: 'Delete document',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

const openDialog: Partial<Story> = {
  play: async () => void (await findOpenedDialog(undefined, 'alertdialog')),
}

export const Default: Story = {}

export const Danger: Story = { ...openDialog, args: { open: true } }

export const Plain: Story = {
  ...openDialog,
  args: {
    open: true,
    danger: false,
    title: 'Sign out?',
    children: 'Drafts on this device are removed.',
    confirmLabel: 'Sign out',
  },
}

export const Busy: Story = { ...openDialog, args: { open: true, busy: true } }

export const Failed: Story = {
  ...openDialog,
  args: { open: true, error: 'The document could not be removed. Please try again.' },
}

export const RightToLeft: Story = {
  ...openDialog,
  ...rightToLeft(
    each(ConfirmDialog, {
      open: true,
      dir: 'rtl',
      lang: 'ar',
      title: arabic.action,
      confirmLabel: arabic.action,
      cancelLabel: arabic.word,
      children: arabic.sentence,
    }),
  ),
}

export const Stress: Story = stressInPortal('dialog', (args: ConfirmDialogProps) => (
  <ConfirmDialog
    {...args}
    open
    data-testid="dialog"
    style={{ maxWidth: 320 }}
    title={`Delete ${longName}?`}
    confirmLabel={longWord}
    error={longWord}
  >
    {longWord}
  </ConfirmDialog>
))

export const FocusesCancel: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete field-notes.md?' })
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const FocusesConfirm: Story = {
  tags: ['behavior'],
  args: { danger: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const confirmButton = await screen.findByRole('button', { name: 'Delete document' })
    await waitFor(() => expect(confirmButton).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const StaysOpenWhileBusy: Story = {
  tags: ['behavior'],
  args: { open: true, busy: true },
  play: async ({ args }) => {
    const dialog = await findOpenedDialog(undefined, 'alertdialog')
    await userEvent.keyboard('{Escape}')
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
