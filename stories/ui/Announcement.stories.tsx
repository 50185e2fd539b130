import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Announcement } from '../../src/ui/Announcement/Announcement.tsx'
import { StatusRegion } from '../../src/ui/Announcement/StatusRegion.tsx'
import { Button } from '../../src/ui/Button/Button.tsx'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog/ConfirmDialog.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, RightToLeft as Rtl } from './support/rightToLeft.tsx'
import { stress } from './support/stress.tsx'

const meta = {
  title: 'Components/Feedback/Announcement',
  component: Announcement,
  tags: ['autodocs', 'behavior'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `News that the eye sees by itself and a screen reader would miss: three answers match, the row is gone, the
answer is there.

\`<StatusRegion>\` stands once around the app. Whoever has news renders \`<Announcement>\` with the words, and without any
while there is nothing to tell. It is told when the words arrive and whenever they change.

**When.** Something on the page changed away from the focus.

**Use instead** a Notice or an ErrorState for a failure, which interrupt; a toast for what is done and has no place on the
page; nothing where the focus moves to the news.`,
      },
    },
  },
  args: { children: '3 documents match' },
} satisfies Meta<typeof Announcement>
export default meta
type Story = StoryObj<typeof meta>

/** What the one who announces is about. */
function Beside({ words, children }: { words: string; children: ReactNode }) {
  return (
    <p style={{ position: 'relative' }}>
      {words} {children}
    </p>
  )
}

export const Default: Story = {
  render: (args) => (
    <Beside words="The list below got shorter.">
      <Announcement {...args} />
    </Beside>
  ),
}

export const RightToLeft: Story = {
  render: () => (
    <Rtl>
      <Beside words={arabic.word}>
        <Announcement>{arabic.sentence}</Announcement>
      </Beside>
    </Rtl>
  ),
}

export const Stress: Story = stress(() => (
  <Beside words="What follows is not seen.">
    <Announcement>{longWord}</Announcement>
  </Beside>
))

function TwoWithNews() {
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
        title="Go on?"
        confirmLabel="Go on"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}

/** One region, there before anything is said, and in reach while a dialog hides the rest of the page. */
export const UsesTheStatusRegion: Story = {
  render: () => (
    <StatusRegion>
      <TwoWithNews />
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
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(region).not.toHaveTextContent('question'))
  },
}
