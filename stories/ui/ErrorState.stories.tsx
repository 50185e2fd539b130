import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Card } from '../../src/ui/Card/Card.tsx'
import { ErrorState, type ErrorStateProps } from '../../src/ui/ErrorState/ErrorState.tsx'
import { longWord, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  parameters: componentDocs(`Replaces content that could not be loaded. It is announced immediately.

**Text.** The title says what failed; the text gives the reason and the next step. Do not show an error code alone,
and do not blame the user.

**Retry.** Pass \`onRetry\` if another attempt can succeed, and \`busy\` during the attempt; the button keeps the
focus. Pass a second option, such as contacting support, as \`action\`.

**Use instead:** Notice if the content is visible and something about it failed; EmptyState if there is nothing to
load.`),
  args: {
    title: 'Failed to load documents',
    text: 'Network error. Please check your connection and try again.',
    onRetry: fn(),
  },
  argTypes: { action: { control: false } },
  render: (args) => (
    <Card padding="none">
      <ErrorState {...args} />
    </Card>
  ),
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: (args) => (
    <Stack fill gap={24}>
      <Card padding="none">
        <ErrorState {...args} busy />
      </Card>
      <Card padding="none">
        <ErrorState {...args} action={<Button variant="quiet">Contact Us</Button>} />
      </Card>
      <Card padding="none">
        <ErrorState
          title="This session was deleted"
          text="Choose another one, or begin a new chat."
          level={3}
        />
      </Card>
    </Stack>
  ),
}

export const FullPage: Story = {
  args: {
    size: 'large',
    level: 1,
    title: 'Backend Connection Issue',
    text: 'Questions are answered by the backend, and you are not connected to it. Sign in again to retry the connection.',
    retryLabel: 'Retry: sign in again',
  },
  render: (args) => <ErrorState {...args} />,
}

function WithEndlessRetry({ onRetry, ...props }: ErrorStateProps) {
  const [isBusy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    onRetry?.()
  }
  return <ErrorState {...props} onRetry={retry} busy={isBusy} />
}

export const RetryKeepsTheFocus: Story = {
  tags: ['behavior'],
  render: (args) => <WithEndlessRetry {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load documents')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await expect(retry).toHaveFocus()
    await expect(retry).toHaveAttribute('aria-busy', 'true')
  },
}

export const RightToLeft: Story = {
  args: { title: arabic.word, text: arabic.sentence, retryLabel: arabic.action },
  ...rightToLeft((args) => (
    <Card padding="none">
      <ErrorState {...args} />
    </Card>
  )),
}

export const Stress: Story = stress(() => (
  <>
    <ErrorState title={longWord} text={longWord} onRetry={fn()} action={<Button>{longWord}</Button>} />
    <ErrorState size="large" title="Failed to load documents" onRetry={fn()} busy />
  </>
))
