import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Card } from '../../src/ui/Card/Card.tsx'
import { ErrorState, type ErrorStateProps } from '../../src/ui/ErrorState/ErrorState.tsx'
import { listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stressOf } from './support/requiredStories.tsx'

const InCard = (args: ErrorStateProps) => (
  <Card padding="none">
    <ErrorState {...args} />
  </Card>
)

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
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
  render: (args) => <InCard {...args} />,
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: listed(
    InCard,
    { fill: true, gap: 24 },
    { busy: true },
    { action: <Button variant="quiet">Contact Us</Button> },
    {
      title: 'This session was deleted',
      text: 'Choose another one, or begin a new chat.',
      level: 3,
      onRetry: undefined,
    },
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

export const RightToLeft: Story = rightToLeftOf(InCard, {
  title: arabic.word,
  text: arabic.sentence,
  retryLabel: arabic.action,
})

export const Stress: Story = stressOf(
  ErrorState,
  { title: longWord, text: longWord, action: <Button>{longWord}</Button> },
  { size: 'large', text: undefined, busy: true },
)
