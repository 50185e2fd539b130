import type { Meta, StoryObj } from '@storybook/react-vite'
import { Backdrop } from '../../src/ui/Backdrop/Backdrop.tsx'

const meta = {
  title: 'Components/Brand/Backdrop',
  component: Backdrop,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Backdrop>
export default meta
type Story = StoryObj<typeof meta>

const labels = [
  { name: 'Sleep spindles', confidence: 0.864 },
  { name: 'Hippocampal replay', confidence: 0.934 },
  { name: 'Dream recall bias', confidence: 0.287 },
  { name: 'Schema theory', confidence: 0.684 },
]

export const Default: Story = { args: { labels, frozenAt: 6 } }
export const Dotted: Story = { globals: { motion: 'reduce' } }
