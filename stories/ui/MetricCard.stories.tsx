import type { Meta, StoryObj } from '@storybook/react-vite'
import { MetricCard } from '../../src/ui/MetricCard/MetricCard.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, RightToLeft as Rtl } from './support/rightToLeft.tsx'
import { stress } from './support/stress.tsx'

const meta = {
  title: 'Components/Data/MetricCard',
  component: MetricCard,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `One figure a page is about: its label, the figure, and a note saying what it counts.

Format the value before it comes here ('12,481', '3.12'). Null means that it is loading: a skeleton stands in its
line, so that nothing moves when it comes; a note that is loading too is null as well.

**Use instead** a CounterStrip for two or more figures that belong together, a ConfidenceMeter for evidence,
a Progress for work that is under way.`,
      },
    },
  },
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

/** Large and compact, with and without glyph and note. */
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

/** As high as what will stand here. */
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

export const RightToLeft: Story = {
  render: () => (
    <Rtl>
      <MetricCard label={arabic.word} value="12,481" shape="partial" note={arabic.sentence} />
    </Rtl>
  ),
}

export const Stress: Story = stress(() => (
  <>
    <MetricCard label={longWord} value="1,248,112,408" note={longWord} />
    <MetricCard label="Total Relationships" value={null} note={null} shape="pending" />
  </>
))
