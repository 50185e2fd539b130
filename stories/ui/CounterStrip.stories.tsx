import type { Meta, StoryObj } from '@storybook/react-vite'
import { CounterStrip } from '../../src/ui/CounterStrip/CounterStrip.tsx'
import { Width } from './support/frame.tsx'

const documents = [
  { label: 'Total Documents', value: 149 },
  { label: 'Indexed', value: 141, shape: 'check' },
  { label: 'Processing', value: 3, shape: 'partial' },
  { label: 'Failed', value: 2, shape: 'cross' },
] as const

const graph = [
  { label: 'Knowledge Nodes', value: '12,408', note: 'in your graph' },
  { label: 'Connections', value: '38,211' },
  { label: 'Documents', value: '149' },
  { label: 'Chat Sessions', value: '27' },
]

const meta = {
  title: 'UI/CounterStrip',
  component: CounterStrip,
  parameters: { layout: 'padded' },
  args: { items: documents },
} satisfies Meta<typeof CounterStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Compact: Story = {}
export const Large: Story = { args: { items: graph, size: 'large' } }
export const Loading: Story = { args: { items: documents.map((item) => ({ ...item, value: null })) } }
export const Narrow: Story = {
  render: (args) => (
    <Width>
      <CounterStrip {...args} />
    </Width>
  ),
}
