import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../src/ui/Link/Link.tsx'
import { PasswordField } from '../../src/ui/PasswordField/PasswordField.tsx'
import { controlled } from './support/controlled.tsx'
import { each, inWidth, listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftWith, stress } from './support/requiredStories.tsx'
import { fieldStates } from './support/states.tsx'

const Controlled = controlled(PasswordField, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  parameters: componentDocs(`A password input with a button that shows and hides the password, so that users
do not have to type it twice.

**When.** For sign-in (\`autoComplete="current-password"\`) and for choosing a password (\`new-password\`); password
managers use these values. If the password has requirements, place a Checklist below and reference its \`id\` in
\`aria-describedby\`.

**Pasting** always works. Spell checking, capitalization and autocorrection are off.`),
  args: {
    label: 'Password',
    value: '',
    placeholder: 'Enter your password',
    autoComplete: 'current-password',
    onValueChange: fn(),
  },
  argTypes: { labelEnd: { control: false } },
  render: inWidth(368, each(Controlled, {})),
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    labelEnd: (
      <Link href="#forgot" tone="quiet" standalone>
        Forgot password?
      </Link>
    ),
  },
}

export const States: Story = fieldStates(Controlled, 256, {
  Empty: {},
  Filled: { value: 'correct horse' },
  Invalid: { value: 'horse', error: 'Password must be at least 6 characters long' },
  'Read only': { value: 'correct horse', readOnly: true },
  Disabled: { value: 'correct horse', disabled: true },
})

export const PasswordVisible: Story = {
  args: { value: 'correct horse battery staple' },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
}

export const ShowsAndHides: Story = {
  tags: ['behavior'],
  args: { value: 'correct horse' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.click(input)
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('correct horse')
  },
}

export const RightToLeft: Story = rightToLeftWith({
  label: arabic.word,
  value: 'correct horse',
  hint: arabic.sentence,
})

export const Stress: Story = stress(
  listed(
    Controlled,
    { fill: true },
    { value: 'correct horse battery staple', labelEnd: <span>Forgot password?</span> },
    { label: longWord, value: 'horse', error: longWord },
  ),
)
