import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchField } from '../../src/ui/SearchField/SearchField.tsx'
import { Width } from './support/frame.tsx'

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  parameters: { layout: 'padded' },
  args: { label: 'Search by file name', value: '', shortcut: '/', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Width px={296}>
        <SearchField {...args} value={value} onValueChange={setValue} />
      </Width>
    )
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'consolidation' } }
export const ByShortcut: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search by file name' })
    await userEvent.keyboard('/')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('and/or')
    await expect(input).toHaveValue('and/or')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
  },
}
