import type { Meta, StoryObj } from '@storybook/react-vite'
import { CounterStrip } from '../../src/ui/CounterStrip/CounterStrip.tsx'
import { listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'

const documents = [
  { label: 'Total Documents', value: '149' },
  { label: 'Indexed', value: '141', shape: 'check' },
  { label: 'Processing', value: '3', shape: 'partial' },
  { label: 'Failed', value: '2', shape: 'cross' },
] as const

const graph = [
  { label: 'Total Nodes', value: '12,481' },
  { label: 'Total Relationships', value: '38,902' },
  { label: 'Avg. Relations per Node', value: '3.12' },
  { label: 'Documents Processed', value: '143' },
]

const access = [
  { label: 'Total', value: '214' },
  { label: 'Pending Review', value: '17', shape: 'pending' },
  { label: 'Approved', value: '23', shape: 'half' },
  { label: 'Registered', value: '31', shape: 'threeQuarters' },
  { label: 'Active Users', value: '118', shape: 'check' },
  { label: 'Rejected', value: '25', shape: 'slash' },
] as const

const meta = {
  title: 'Components/Data/CounterStrip',
  component: CounterStrip,
  parameters:
    componentDocs(`A few numbers in one panel, above the list that they summarize. Their icons are the
legend of the list.

With \`onPress\`, each counter is a toggle button, such as a filter of the list below.

The numbers are in one row if there is room, in two columns on phones, and in one column at large text sizes. A value
of null is loading.

**Use instead:** DataTable to compare numbers across many items.`),
  args: { items: documents },
} satisfies Meta<typeof CounterStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The counters of the knowledge base, the dashboard and the admin area. */
export const States: Story = {
  render: listed(
    CounterStrip,
    { fill: true, gap: 24 },
    {},
    { items: graph },
    { items: access },
    {
      items: access.map((item, index) => ({ ...item, pressed: index === 1, onPress: () => {} })),
      'aria-label': 'Applications by status',
    },
  ),
}

export const Loading: Story = {
  render: listed(
    CounterStrip,
    { fill: true, gap: 24 },
    { items: documents.map((item) => ({ ...item, value: null })) },
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <CounterStrip items={documents.map((item, index) => ({ ...item, label: `${arabic.word} ${index + 1}` }))} />
))

export const Stress: Story = stressOf(
  CounterStrip,
  { items: [...documents, { label: longWord, value: '1,248,112,408' }] },
  { items: graph },
)
