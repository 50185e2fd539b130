import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from '../../src/ui/Progress/Progress.tsx'
import { listed } from './support/examples.tsx'
import { longName, longWord, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  parameters: componentDocs(`The completed share of a task: label, percentage and bar.

**Tone.** \`evidence\` for a task that adds evidence, such as processing a document. \`neutral\` for all other tasks. \`failure\` if the task stopped; give
the reason in \`valueText\`, because color alone is not enough.

**Unknown progress.** With \`value={null}\` a segment moves through the bar; with reduced motion the whole bar fades
in and out.

**Use instead:** Spinner if there is no room for a bar; StatusPie for the status of a document.`),
  args: { label: 'reading-list-annotated.md', value: 62 },
  decorators: [
    (Story) => (
      <Width px={440}>
        <Story />
      </Width>
    ),
  ],
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: listed(
    Progress,
    { gap: 24, fill: true },
    { label: 'Nothing yet', value: 0 },
    { label: 'In progress' },
    { label: 'Complete', value: 100, valueText: 'Indexed' },
    { label: 'Failed', value: 38, tone: 'failure', valueText: 'Upload timeout' },
    { label: 'Unknown', value: null },
    { label: 'Neutral', value: 45, tone: 'neutral' },
    { label: 'Neutral, unknown', value: null, tone: 'neutral', valueText: 'Preparing' },
    { label: 'Bar only', barOnly: true },
    { label: longName },
  ),
}

/** Looks like `States` in pictures, which are all taken with reduced motion. */
export const ReducedMotion: Story = { ...States, tags: ['behavior'], globals: { motion: 'reduce' } }

export const AccessibleValue: Story = {
  tags: ['behavior'],
  args: { value: 61.6 },
  render: listed(
    Progress,
    { fill: true },
    {},
    { label: 'Preparing', value: null },
    { label: 'Transcript', value: 38, tone: 'failure', valueText: 'Upload timeout', barOnly: true },
  ),
  play: async ({ canvas }) => {
    const bar = (name: string) => canvas.getByRole('progressbar', { name })
    await expect(bar('reading-list-annotated.md')).toHaveAttribute('aria-valuenow', '61.6')
    await expect(bar('reading-list-annotated.md')).toHaveAttribute('aria-valuetext', '62\u00a0%')
    await expect(bar('Preparing')).not.toHaveAttribute('aria-valuenow')
    await expect(bar('Preparing')).toHaveAttribute('aria-valuetext', 'In progress')
    await expect(bar('Transcript')).toHaveAttribute('aria-valuetext', 'Upload timeout')
  },
}

export const RightToLeft: Story = rightToLeft(
  listed(Progress, { fill: true }, { label: arabic.file }, { label: arabic.word, value: null }),
)

export const Stress: Story = stressOf(
  Progress,
  { label: longName },
  { label: 'Transcript', value: 38, tone: 'failure', valueText: longWord },
)
