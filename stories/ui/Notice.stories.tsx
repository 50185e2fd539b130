import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Notice, type NoticeProps } from '../../src/ui/Notice/Notice.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  tags: ['autodocs'],
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
  render: (args) => (
    <Width px={560}>
      <Notice {...args} />
    </Width>
  ),
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <Width px={560}>
      <Stack fill>
        <Notice tone="info" title="Personal data scope.">
          These figures count only documents that you uploaded.
        </Notice>
        <Notice tone="success" title="Your password is saved.">
          Use it to sign in.
        </Notice>
        <Notice tone="warning" title="Backend not connected.">
          Your documents cannot be reached right now.
        </Notice>
        <Notice tone="error" title="Invalid email or password.">
          Check both, then type your password again.
        </Notice>
      </Stack>
    </Width>
  ),
}

export const WithActions: Story = {
  render: () => (
    <Width px={560}>
      <Stack fill>
        <Notice tone="info">One line, and nothing to do.</Notice>
        <Notice tone="info" onDismiss={fn()}>
          Saved on this device.
        </Notice>
        <Notice tone="warning" title="Backend not connected." action={<Button size="small">Retry</Button>}>
          Your documents cannot be reached right now.
        </Notice>
        <Notice
          tone="error"
          title="The answer did not arrive."
          action={<Button size="small">Send again</Button>}
          onDismiss={fn()}
        >
          The connection broke while your documents were read. Nothing was lost: your question stands below,
          and every earlier answer keeps its evidence.
        </Notice>
      </Stack>
    </Width>
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

export const RightToLeft: Story = rightToLeft(() => (
  <Width px={560}>
    <Notice
      tone="warning"
      title={arabic.word}
      action={<Button size="small">{arabic.action}</Button>}
      onDismiss={fn()}
    >
      {arabic.sentence}
    </Notice>
  </Width>
))

export const Stress: Story = stress(() => (
  <>
    <Notice tone="error" title={longWord} action={<Button size="small">Retry</Button>} onDismiss={fn()}>
      {longWord}
    </Notice>
    <Notice onDismiss={fn()}>Saved on this device.</Notice>
  </>
))
