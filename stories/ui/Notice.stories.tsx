import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Notice, type NoticeProps } from '../../src/ui/Notice/Notice.tsx'
import { each, inWidth, listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftWith, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  parameters: componentDocs(`A message box on a page that says what happened and what to do.

**Tone.** \`error\` for a failure, \`warning\` for a limitation of the page, \`success\` for a result that stays
relevant, \`info\` for anything else. Errors and warnings interrupt a screen reader; the others wait for a pause.

**Use instead:** a toast for a temporary message; the error of a field for one input; ErrorState if the content itself
could not be loaded.

**Dismissing.** Pass \`onDismiss\` only for messages that users may ignore. The message of an unresolved failure
stays.`),
  args: {
    tone: 'error',
    title: 'Invalid email or password.',
    children: 'Check both, then type your password again.',
  },
  argTypes: { action: { control: false } },
  render: inWidth(560, each(Notice, {})),
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

const notConnected = {
  tone: 'warning',
  title: 'Backend not connected.',
  children: 'Your documents cannot be reached right now.',
} as const

export const Default: Story = {}

export const States: Story = {
  render: listed(
    Notice,
    { px: 560, fill: true },
    {
      tone: 'info',
      title: 'Personal data scope.',
      children: 'These figures count only documents that you uploaded.',
    },
    { tone: 'success', title: 'Your password is saved.', children: 'Use it to sign in.' },
    { ...notConnected },
    {},
  ),
}

export const WithActions: Story = {
  args: { title: undefined, tone: 'info' },
  render: listed(
    Notice,
    { px: 560, fill: true },
    { children: 'One line, and nothing to do.' },
    { onDismiss: fn(), children: 'Saved on this device.' },
    { ...notConnected, action: <Button size="small">Retry</Button> },
    {
      tone: 'error',
      title: 'The answer did not arrive.',
      action: <Button size="small">Send again</Button>,
      onDismiss: fn(),
      children:
        'The connection broke while your documents were read. Nothing was lost: your question stands below, and every earlier answer keeps its evidence.',
    },
  ),
}

function Dismissible({ onDismiss, ...props }: NoticeProps) {
  const [isShown, setShown] = useState(true)
  const dismiss = () => {
    setShown(false)
    onDismiss?.()
  }
  return isShown && <Notice {...props} onDismiss={dismiss} />
}

export const Dismissed: Story = {
  tags: ['behavior'],
  args: { tone: 'info', title: 'Saved on this device.', children: undefined, onDismiss: fn() },
  render: (args) => <Dismissible {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved on this device.')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const RightToLeft: Story = rightToLeftWith({
  tone: 'warning',
  title: arabic.word,
  action: <Button size="small">{arabic.action}</Button>,
  onDismiss: fn(),
  children: arabic.sentence,
})

export const Stress: Story = stress(() => (
  <>
    <Notice tone="error" title={longWord} action={<Button size="small">Retry</Button>} onDismiss={fn()}>
      {longWord}
    </Notice>
    <Notice onDismiss={fn()}>Saved on this device.</Notice>
  </>
))
