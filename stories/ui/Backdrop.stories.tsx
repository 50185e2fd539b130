import type { Meta, StoryObj } from '@storybook/react-vite'
import { Backdrop } from '../../src/ui/Backdrop/Backdrop.tsx'

const meta = {
  title: 'UI/Backdrop',
  component: Backdrop,
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

export const Default: Story = {}
export const OtherSeed: Story = { args: { seed: 42 } }
