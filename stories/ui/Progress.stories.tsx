import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from '../../src/ui/Progress/Progress.tsx'
import { longName, Width } from './support/frame.tsx'

const meta = {
  title: 'UI/Progress',
  component: Progress,
  parameters: { layout: 'padded' },
  args: { label: 'reading-list-annotated.md', value: 62 },
  decorators: [
    (Story) => (
      <Width px={440}>
        <Story />
      </Width>
    ),
  ],
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Complete: Story = { args: { value: 100, step: 6 } }
export const Failed: Story = { args: { tone: 'failure' } }
export const Neutral: Story = { args: { tone: 'neutral', label: 'Profile' } }
export const Unknown: Story = { args: { value: null, label: 'Preparing' } }
export const BarOnly: Story = { args: { barOnly: true } }
export const LongText: Story = { args: { label: longName } }
