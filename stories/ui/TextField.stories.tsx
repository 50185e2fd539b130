import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../src/ui/Link/Link.tsx'
import { TextField } from '../../src/ui/TextField/TextField.tsx'
import { controlled } from './support/controlled.tsx'
import { each, inWidth, listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftWith, stress } from './support/requiredStories.tsx'
import { fieldStates } from './support/states.tsx'

const Controlled = controlled(TextField, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  parameters: componentDocs(`One line of text: a name, an address, a code.

**Use instead:** TextArea for more than one line; PasswordField for passwords; SearchField for search; Select for a
fixed set of values.

**Autofill.** Set \`type\`, \`autoComplete\` and \`inputMode\`: phones show the matching keyboard, and browsers
suggest saved values. Autofilled fields keep the colors of the theme.

**Limits.** \`maxCharacters\` shows a counter and does not truncate; describe problems in \`error\`. The placeholder
is an example, never the label.`),
  args: { label: 'Email', value: '', placeholder: 'name@example.org', type: 'email', onValueChange: fn() },
  argTypes: { labelEnd: { control: false }, end: { control: false } },
  render: inWidth(368, each(Controlled, {})),
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

const email = 'bartholomew.achterberg-nwosu@longview.example'

export const Default: Story = {}

export const States: Story = {
  args: { type: undefined },
  ...fieldStates(Controlled, 256, {
    Empty: {},
    Filled: { value: 'wilhelmina@example.org' },
    Invalid: { value: 'wilhelmina@', error: 'Please enter a valid email address' },
    'Read only': { value: 'wilhelmina@example.org', readOnly: true },
    Disabled: { value: 'wilhelmina@example.org', disabled: true },
  }),
}

export const LabelsAndMessages: Story = {
  args: { type: undefined },
  render: listed(
    Controlled,
    { px: 368, fill: true, gap: 24 },
    { required: true, hint: 'We write only about your access.' },
    {
      label: 'Access code',
      placeholder: '',
      value: '7F2K-99QD',
      labelEnd: (
        <Link href="#lost" tone="quiet" standalone>
          Lost it?
        </Link>
      ),
    },
    { label: 'Assistant’s name', placeholder: '', value: 'Mnemosyne', maxCharacters: 24 },
    {
      label: 'Assistant’s name',
      placeholder: '',
      value: 'Mnemosyne, mother of the muses',
      maxCharacters: 24,
      error: 'Please use 24 characters or fewer',
    },
    { value: email, end: <Mail size={16} aria-hidden="true" style={{ marginInline: 8 }} /> },
  ),
}

export const ReportsTypedText: Story = {
  tags: ['behavior'],
  args: { error: 'Please enter a valid email address', 'aria-describedby': 'why' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="why">Your invitation goes there.</p>
      </>
    ),
  ],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Your invitation goes there. Please enter a valid email address',
    )
    await userEvent.click(canvas.getByText('Email'))
    await expect(input).toHaveFocus()
    await userEvent.keyboard('ab')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ab')
  },
}

export const RightToLeft: Story = rightToLeftWith({
  type: undefined,
  label: arabic.word,
  value: arabic.name,
  required: true,
  hint: arabic.sentence,
  maxCharacters: 60,
  labelEnd: <span>{arabic.action}</span>,
})

export const Stress: Story = {
  args: { type: undefined },
  ...stress(
    each(
      Controlled,
      { required: true, value: email, hint: 'We write only about your access.', maxCharacters: 120 },
      { label: longWord, value: longWord, error: longWord },
    ),
  ),
}
