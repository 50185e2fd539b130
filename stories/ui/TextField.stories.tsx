import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../src/ui/Link/Link.tsx'
import { TextField } from '../../src/ui/TextField/TextField.tsx'
import { longWord, Width } from './support/frame.tsx'

const meta = {
  title: 'UI/TextField',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Email', value: '', placeholder: 'you@example.org', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Width px={368}>
        <TextField
          {...args}
          value={value}
          onValueChange={(next) => {
            setValue(next)
            args.onValueChange(next)
          }}
        />
      </Width>
    )
  },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'bartholomew.achterberg-nwosu@longview.example' } }
export const WithHint: Story = { args: { hint: 'We write only about your access.' } }
export const WithError: Story = {
  args: { value: 'not an address', error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address')
  },
}
export const WithLinkAtLabel: Story = {
  args: {
    label: 'Access code',
    labelEnd: (
      <Link href="#forgot" tone="quiet" standalone>
        Lost it?
      </Link>
    ),
  },
}
export const Disabled: Story = { args: { disabled: true, value: 'wilhelmina@example.org' } }
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const LongText: Story = { args: { label: longWord, error: longWord, value: longWord } }
export const Focused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ab')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ab')
  },
}
