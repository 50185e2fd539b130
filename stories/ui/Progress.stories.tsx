import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from '../../src/ui/Progress/Progress.tsx'
import { longName, longWord, Stack, Width } from './support/frame.tsx'
import { arabic, RightToLeft as Rtl } from './support/rightToLeft.tsx'
import { stress } from './support/stress.tsx'

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `How much of a task is done: label, percent and bar.

**Tone.** \`evidence\` for what becomes evidence, such as a document on its way into the graph: its colour is the step
of the data scale that the document has reached. \`neutral\` for all else. \`failure\` where it stopped; say in
\`valueText\` what happened, colour alone does not.

**Unknown.** \`value={null}\` while nobody can count: a part of the bar runs through, and under reduced motion the whole
bar breathes.

**Use instead** a Spinner where there is no room for a bar, a StatusPie for how far a document has come.`,
      },
    },
  },
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
  render: () => (
    <Stack gap={24} fill>
      <Progress label="Nothing yet" value={0} />
      <Progress label="Under way" value={62} />
      <Progress label="Complete" value={100} step={6} valueText="Indexed" />
      <Progress label="Failed" value={38} tone="failure" valueText="Upload timeout" />
      <Progress label="Unknown" value={null} />
      <Progress label="Neutral" value={45} tone="neutral" />
      <Progress label="Neutral, unknown" value={null} tone="neutral" valueText="Preparing" />
      <Progress label="Bar only" value={62} barOnly />
      <Progress label={longName} value={62} />
    </Stack>
  ),
}

export const ReducedMotion: Story = { ...States, globals: { motion: 'reduce' } }

export const AccessibleValue: Story = {
  tags: ['behavior'],
  args: { value: 61.6 },
  render: (args) => (
    <Stack fill>
      <Progress {...args} />
      <Progress label="Preparing" value={null} />
      <Progress label="Transcript" value={38} tone="failure" valueText="Upload timeout" barOnly />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bar = (name: string) => canvas.getByRole('progressbar', { name })
    await expect(bar('reading-list-annotated.md')).toHaveAttribute('aria-valuenow', '61.6')
    await expect(bar('reading-list-annotated.md')).toHaveAttribute('aria-valuetext', '62\u00a0%')
    await expect(bar('Preparing')).not.toHaveAttribute('aria-valuenow')
    await expect(bar('Preparing')).toHaveAttribute('aria-valuetext', 'Under way')
    await expect(bar('Transcript')).toHaveAttribute('aria-valuetext', 'Upload timeout')
  },
}

export const RightToLeft: Story = {
  render: () => (
    <Rtl>
      <Stack fill>
        <Progress label={arabic.file} value={62} />
        <Progress label={arabic.word} value={null} />
      </Stack>
    </Rtl>
  ),
}

export const Stress: Story = stress(() => (
  <>
    <Progress label={longName} value={62} />
    <Progress label="Transcript" value={38} tone="failure" valueText={longWord} />
  </>
))
