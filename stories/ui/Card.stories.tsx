import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../src/ui/Card/Card.tsx'
import { longWord, Width } from './support/frame.tsx'

const meta = {
  title: 'UI/Card',
  component: Card,
  parameters: { layout: 'padded' },
  args: { title: 'Uploads', note: '1 of 3 complete', children: 'What the panel holds.' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Plain: Story = { args: { title: undefined, note: undefined } }
export const Narrow: Story = {
  render: (args) => (
    <Width>
      <Card {...args} title={longWord} />
    </Width>
  ),
}
