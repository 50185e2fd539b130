import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Dialog } from '../../src/ui/Dialog/Dialog.tsx'
import { TextField } from '../../src/ui/TextField/TextField.tsx'
import { longWord } from './support/frame.tsx'

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  parameters: { layout: 'padded' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Admin login',
    description: 'For those who look after the waitlist.',
    children: <TextField label="Email" value="" onValueChange={fn()} />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Sign In</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Wide: Story = { args: { width: 'wide' } }
export const WithoutFooter: Story = { args: { footer: undefined } }
export const LongText: Story = {
  args: {
    title: longWord,
    description: longWord,
    children: <p>{'A paragraph that is repeated until it scrolls. '.repeat(80)}</p>,
  },
}

export const HoldsAndReturnsFocus: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog', { name: 'Admin login' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}
