import type { Meta, StoryObj } from '@storybook/react-vite'
import { MetricCard } from '../../src/ui/MetricCard/MetricCard.tsx'
import { listed } from './support/examples.tsx'
import { longWord, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stressOf } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Data/MetricCard',
  component: MetricCard,
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

const indexed = { size: 'compact', label: 'Indexed', shape: 'check', note: undefined } as const

export const Default: Story = {}

/** Both sizes, with and without icon and note. */
export const States: Story = {
  render: listed(
    MetricCard,
    { fill: true },
    {},
    { label: 'Avg. Relations per Node', value: '3.12', note: undefined },
    { ...indexed, value: '141' },
    { size: 'compact', label: 'Failed', value: '2', shape: 'cross', note: 'Their rows say why' },
  ),
}

/** The skeleton has the height of the loaded card. */
export const Loading: Story = {
  render: listed(
    MetricCard,
    { fill: true },
    { value: null },
    { value: null, note: null },
    {},
    { ...indexed, value: null },
    { ...indexed, value: '141' },
  ),
}

export const RightToLeft: Story = rightToLeftOf(MetricCard, {
  label: arabic.word,
  shape: 'partial',
  note: arabic.sentence,
})

export const Stress: Story = stressOf(
  MetricCard,
  { label: longWord, value: '1,248,112,408', note: longWord },
  { label: 'Total Relationships', value: null, note: null, shape: 'pending' },
)
