import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl } from '../../src/ui/SegmentedControl/SegmentedControl.tsx'
import { Row, Width } from './support/frame.tsx'

const options = ['All', 'Pending', 'Processing', 'Completed', 'Failed'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const meta = {
  title: 'UI/SegmentedControl',
  component: SegmentedControl,
  parameters: { layout: 'padded' },
  args: { label: 'Status', options, value: 'all', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Row>
        <SegmentedControl {...args} value={value} onValueChange={setValue} />
      </Row>
    )
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Pending' })).toBeChecked()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <Width>
        <Story />
      </Width>
    ),
  ],
}
