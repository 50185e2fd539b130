import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '../../src/ui/StatusBadge/StatusBadge.tsx'
import { StatusPie, type StatusShape } from '../../src/ui/StatusPie/StatusPie.tsx'
import { Row, Stack } from './support/frame.tsx'

const meta = {
  title: 'UI/StatusBadge',
  component: StatusBadge,
  parameters: { layout: 'padded' },
  args: { shape: 'check', label: 'Indexed' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

const words = {
  pending: 'Pending',
  quarter: 'Uploaded',
  partial: 'Processing',
  half: 'Halfway',
  threeQuarters: 'Ready to Index',
  nearly: 'Indexing',
  check: 'Indexed',
  cross: 'Failed',
  slash: 'Rejected',
} as const satisfies Record<StatusShape, string>
const shapes = Object.keys(words) as StatusShape[]

export const Default: Story = {}
export const Shapes: Story = {
  render: () => (
    <Stack gap={8}>
      {shapes.map((shape) => (
        <StatusBadge key={shape} shape={shape} label={words[shape]} />
      ))}
    </Stack>
  ),
}
export const PiesAlone: Story = {
  render: () => (
    <Row>
      {shapes.map((shape) => (
        <StatusPie key={shape} shape={shape} size={28} label={words[shape]} />
      ))}
    </Row>
  ),
}
