import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUp, Trash2 } from 'lucide-react'
import { fn } from 'storybook/test'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { Row } from './support/frame.tsx'

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { label: 'Delete notes.md', children: <Trash2 aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const Busy: Story = { args: { busy: true } }
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} size="small" />
      <IconButton {...args} size="medium" />
      <IconButton {...args} size="large" />
      <IconButton label="Send" variant="primary" size="medium">
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton label="Send" variant="primary" size="medium" disabled>
        <ArrowUp aria-hidden="true" />
      </IconButton>
    </Row>
  ),
}
