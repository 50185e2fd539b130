import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Drawer } from '../../src/ui/Drawer/Drawer.tsx'
import { Mark } from '../../src/ui/Mark/Mark.tsx'

const meta = {
  title: 'UI/Drawer',
  component: Drawer,
  args: { open: true, onOpenChange: fn(), title: 'Sessions', children: <p>What the drawer holds.</p> },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Left: Story = {}
export const Right: Story = { args: { side: 'right' } }
export const WithHead: Story = { args: { title: 'Menu', head: <Mark wordmark="Engram" /> } }
