import type { Meta, StoryObj } from '@storybook/react-vite'
import { MetricCard } from '../../src/ui/MetricCard/MetricCard.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Data/MetricCard',
  component: MetricCard,
  tags: ['autodocs'],
  parameters: componentDocs(`One important number of a page: a label, the number, and a note that says what
it counts.

Pass a formatted value ('12,481', '3.12'). Null means loading: a skeleton takes the height of the value, so that the
layout does not shift. A note that is loading is also null.

**Use instead:** CounterStrip for two or more related numbers; ConfidenceMeter for evidence; Progress for a running
task.`),
  args: { label: 'Total Nodes', value: '12,481', note: 'Claims, people, methods' },
  decorators: [
    (Story) => (
      <Width px={320}>
        <Story />
      </Width>
    ),
  ],
} satisfies Meta<typeof MetricCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Both sizes, with and without icon and note. */
export const States: Story = {
  render: (args) => (
    <Stack fill>
      <MetricCard {...args} />
      <MetricCard label="Avg. Relations per Node" value="3.12" />
      <MetricCard size="compact" label="Indexed" value="141" shape="check" />
      <MetricCard size="compact" label="Failed" value="2" shape="cross" note="Their rows say why" />
    </Stack>
  ),
}

/** The skeleton has the height of the loaded card. */
export const Loading: Story = {
  render: (args) => (
    <Stack fill>
      <MetricCard {...args} value={null} />
      <MetricCard {...args} value={null} note={null} />
      <MetricCard {...args} />
      <MetricCard size="compact" label="Indexed" value={null} shape="check" />
      <MetricCard size="compact" label="Indexed" value="141" shape="check" />
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <MetricCard label={arabic.word} value="12,481" shape="partial" note={arabic.sentence} />
))

export const Stress: Story = stress(() => (
  <>
    <MetricCard label={longWord} value="1,248,112,408" note={longWord} />
    <MetricCard label="Total Relationships" value={null} note={null} shape="pending" />
  </>
))
