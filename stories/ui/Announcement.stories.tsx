import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Announcement } from '../../src/ui/Announcement/Announcement.tsx'
import { StatusRegion } from '../../src/ui/Announcement/StatusRegion.tsx'
import { Button } from '../../src/ui/Button/Button.tsx'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog/ConfirmDialog.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Feedback/Announcement',
  component: Announcement,
  tags: ['behavior'],
  parameters: componentDocs(`Announces a change to screen readers that is otherwise only visible: three
documents match, a row was deleted, an answer arrived.

The app renders one \`<StatusRegion>\` around everything. A component renders \`<Announcement>\` with a text, or with
no children if there is nothing to announce. The text is announced when it appears and whenever it changes.

**When.** Something changed on the page outside the focused element.

**Use instead:** Notice or ErrorState for a failure, which interrupts the screen reader; a toast for a result that is
shown nowhere on the page; nothing if the focus moves to the change.`),
  args: { children: '3 documents match' },
} satisfies Meta<typeof Announcement>
export default meta
type Story = StoryObj<typeof meta>

function TextWithAnnouncement({ words, children }: { words: string; children: ReactNode }) {
  return (
    <p style={{ position: 'relative' }}>
      {words} {children}
    </p>
  )
}

export const Default: Story = {
  render: (args) => (
    <TextWithAnnouncement words="The list below got shorter.">
      <Announcement {...args} />
    </TextWithAnnouncement>
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <TextWithAnnouncement words={arabic.word}>
    <Announcement>{arabic.sentence}</Announcement>
  </TextWithAnnouncement>
))

export const Stress: Story = stress(() => (
  <TextWithAnnouncement words="What follows is not seen.">
    <Announcement>{longWord}</Announcement>
  </TextWithAnnouncement>
))

function TwoAnnouncements() {
  const [count, setCount] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Find one more</Button>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Announcement>{count > 0 && `${count} found`}</Announcement>
      <Announcement>{isOpen && 'A question is open'}</Announcement>
      <ConfirmDialog
        open={isOpen}
        title="Continue?"
        confirmLabel="Continue"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}

/** The one status region exists before the first announcement and stays exposed while a dialog is open. */
export const UsesTheStatusRegion: Story = {
  render: () => (
    <StatusRegion>
      <TwoAnnouncements />
    </StatusRegion>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    await expect(region).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: 'Find one more' }))
    await expect(region).toHaveTextContent('1 found')
    await userEvent.click(canvas.getByRole('button', { name: 'Find one more' }))
    await expect(region).toHaveTextContent('2 found')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('alertdialog')
    await expect(screen.getAllByRole('status')).toEqual([region])
    await expect(region).toHaveTextContent('2 found')
    await expect(region).toHaveTextContent('A question is open')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(region).not.toHaveTextContent('question'))
  },
}
