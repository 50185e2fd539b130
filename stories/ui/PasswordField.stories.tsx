import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../src/ui/Link/Link.tsx'
import { PasswordField } from '../../src/ui/PasswordField/PasswordField.tsx'
import { Width } from './support/frame.tsx'

const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Password',
    value: '',
    placeholder: 'Enter your password',
    autoComplete: 'current-password',
    onValueChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Width px={368}>
        <PasswordField {...args} value={value} onValueChange={setValue} />
      </Width>
    )
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: {
    labelEnd: (
      <Link href="#forgot" tone="quiet" standalone>
        Forgot password
      </Link>
    ),
  },
}
export const Filled: Story = { args: { value: 'correct horse battery staple' } }
export const Shown: Story = {
  args: { value: 'correct horse' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}
export const WithError: Story = { args: { error: 'Password is required' } }
export const Disabled: Story = { args: { value: 'secret', disabled: true } }
