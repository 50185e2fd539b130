import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mark } from '../../src/ui/Mark/Mark.tsx'

const meta = { title: 'UI/Mark', component: Mark, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Mark
>
export default meta
type Story = StoryObj<typeof meta>

export const Sign: Story = {}
export const WithWordmark: Story = { args: { wordmark: 'Engram' } }
