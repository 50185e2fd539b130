import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import { longWord, Row, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stressOf } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: componentDocs(`An indicator for a wait of unknown length.

**Label.** Set it unless text beside the spinner says what is loading. The label is announced, and shown with
\`showLabel\`. Without a label the spinner is decorative and has the text color of its container, as in a busy Button.

**Reduced motion.** The ring does not turn; it fades in and out slowly.

**Use instead:** Skeleton if the shape of the content is known; Progress if the progress can be measured.`),
  args: { label: 'Loading your documents', showLabel: true },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const sizes = ['small', 'medium', 'large'] as const

export const States: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Row key={size}>
          <Spinner size={size} label="Loading" />
          <Spinner size={size} label={`Loading, ${size}`} showLabel />
        </Row>
      ))}
      <Row>
        <Button variant="primary" busy>
          Signing in
        </Button>
        <Button busy>Saving</Button>
      </Row>
    </Stack>
  ),
}

/** Looks like `States` in pictures, which are all taken with reduced motion. */
export const ReducedMotion: Story = { ...States, tags: ['behavior'], globals: { motion: 'reduce' } }

export const Announced: Story = {
  tags: ['behavior'],
  args: { showLabel: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your documents')
  },
}

export const RightToLeft: Story = rightToLeftOf(Spinner, { label: arabic.action })

export const Stress: Story = stressOf(Spinner, { size: 'large' }, { label: longWord })
