import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog, type DialogProps } from '../../src/ui/Dialog/Dialog.tsx'
import { TextField } from '../../src/ui/TextField/TextField.tsx'
import { findOpenedDialog } from '../support/findOpenedDialog.ts'
import { useOpened } from './support/controlled.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressInPortal } from './support/requiredStories.tsx'

function WithTrigger(args: DialogProps) {
  const { setOpen, props } = useOpened(args)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log in as an admin</Button>
      <Dialog
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Sign In
            </Button>
          </>
        }
        {...args}
        {...props}
      />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: componentDocs(
    `A short task above the page, which is inert meanwhile: signing in, reviewing an application,
writing a note.

**When.** The task is short, needs nothing from the page, and returns the user to the same place. Set \`width="wide"\` for two
columns or long text. Title and footer stay visible while the body scrolls. On phones the dialog is a sheet at the
bottom edge.

**Use instead:** ConfirmDialog for a yes-or-no question; Drawer for navigation; a page for a task that takes longer
than a minute.

**Forms.** Give the form an \`id\`, and the button in the footer \`type="submit"\` and \`form\` with that id.`,
    '420px',
  ),
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Admin login',
    description: 'For administrators.',
    children: <TextField label="Email" value="" onValueChange={fn()} />,
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const openDialog: Partial<Story> = { play: async () => void (await findOpenedDialog()) }

const paragraphs = (
  <>
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].map((place) => (
      <p key={place}>
        The {place} note. Reactivation in slow-wave sleep comes before the shift toward neocortical retrieval,
        and disturbing it degrades later recall. The generative account gives a mechanism: replayed episodes
        train a second network, which then reconstructs the event from gist.
      </p>
    ))}
  </>
)

export const Default: Story = {}

export const Open: Story = { ...openDialog, args: { open: true } }

export const Wide: Story = { ...openDialog, args: { open: true, width: 'wide' } }

export const WithoutFooter: Story = { ...openDialog, args: { open: true, footer: null } }

/** Header and footer stay visible; a border shows that the body scrolls. */
export const Scrolling: Story = {
  ...openDialog,
  args: { open: true, title: 'Notes on the request', children: paragraphs },
}

function ReviewDialog() {
  const [confirming, setConfirming] = useState(true)
  return (
    <Dialog
      open
      onOpenChange={fn()}
      title="Review the request"
      description="Wilhelmina Vandenbroeck asked for access."
      footer={
        <>
          <Button variant="danger" onClick={() => setConfirming(true)}>
            Reject
          </Button>
          <Button variant="primary">Approve</Button>
        </>
      }
    >
      <TextField label="Note" value="Sleep lab, Leuven" onValueChange={fn()} />
      <ConfirmDialog
        open={confirming}
        danger
        title="Reject the request?"
        confirmLabel="Reject request"
        onConfirm={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
      >
        An email says so. The request can be made again.
      </ConfirmDialog>
    </Dialog>
  )
}

/** A ConfirmDialog above the dialog, which is dimmed. */
export const ConfirmOnTop: Story = {
  render: () => (
    <>
      <Button>Review</Button>
      <ReviewDialog />
    </>
  ),
  play: async () => {
    const confirmDialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(confirmDialog).getByText('Cancel')).toHaveFocus())
  },
}

export const RightToLeft: Story = {
  ...openDialog,
  ...rightToLeft(() => (
    <Dialog
      open
      dir="rtl"
      lang="ar"
      onOpenChange={fn()}
      title={arabic.action}
      description={arabic.sentence}
      footer={
        <>
          <Button>{arabic.word}</Button>
          <Button variant="primary">{arabic.action}</Button>
        </>
      }
    >
      <p>{arabic.sentence}</p>
    </Dialog>
  )),
}

/** The dialog is in a portal, so its own `play` measures the overflow. */
export const Stress: Story = stressInPortal('dialog', () => (
  <Dialog
    open
    data-testid="dialog"
    style={{ maxWidth: 320 }}
    onOpenChange={fn()}
    title={longWord}
    description={longWord}
    footer={
      <>
        <Button>Cancel</Button>
        <Button variant="primary">{longWord}</Button>
      </>
    }
  >
    <p>{longWord}</p>
  </Dialog>
))

export const RestoresFocus: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Log in as an admin' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Admin login' })
    await expect(dialog).toHaveAccessibleDescription('For administrators.')
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const ClosesOnOutsidePress: Story = {
  tags: ['behavior'],
  args: { open: true },
  play: async ({ args }) => {
    const dialog = await findOpenedDialog()
    await userEvent.click(dialog)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
}

export const ScrollsByTheKeyboard: Story = {
  tags: ['behavior'],
  args: { open: true, title: 'Notes', children: paragraphs },
  play: async () => {
    const body = await screen.findByRole('region', { name: 'Notes' })
    await waitFor(() => expect(body).toHaveFocus())
  },
}
