import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NativeSelect } from '../../src/ui/NativeSelect/NativeSelect.tsx'
import { controlled, inForm } from './support/controlled.tsx'
import { each, inWidth, listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftWith, stress } from './support/requiredStories.tsx'
import { fieldStates } from './support/states.tsx'

const roles = ['Researcher', 'Investor', 'Journalist', 'Technologist', 'Entrepreneur', 'Consultant', 'Other']
const options = roles.map((label) => ({ value: label.toLowerCase(), label }))

const Controlled = controlled(NativeSelect<string>, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/NativeSelect',
  component: NativeSelect<string>,
  parameters: componentDocs(`One of many options, in the list that the operating system shows: a wheel on
phones, a menu on desktops.

**When.** On the public pages: its code is a twentieth of the size of Select, it is familiar, and the browser can fill
it in.

**Use instead:** Select inside the app, and for options with notes or groups; RadioCards if each option needs an
explanation.

**Keyboard.** The keys are those of the operating system. The placeholder says what to do and cannot be selected.`),
  args: {
    label: 'Professional role',
    options,
    value: null,
    placeholder: 'Select your role',
    onValueChange: fn(),
  },
  render: inWidth(368, each(Controlled, {})),
} satisfies Meta<typeof NativeSelect<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  args: { hideLabel: true },
  ...fieldStates(Controlled, 208, {
    'Nothing chosen': {},
    Chosen: { value: 'technologist' },
    Invalid: { error: 'Please select your role.' },
    Disabled: { value: 'technologist', disabled: true },
  }),
}

export const RightToLeft: Story = rightToLeftWith({
  label: arabic.word,
  hint: arabic.sentence,
  value: '1',
  options: [{ value: '1', label: arabic.name }],
})

export const Stress: Story = stress(
  listed(
    Controlled,
    { fill: true, gap: 24 },
    {
      label: longWord,
      value: '1',
      placeholder: '',
      options: [{ value: '1', label: longWord }],
      error: longWord,
    },
    { label: 'Role', placeholder: longWord },
  ),
)

export const SubmitsWithItsForm: Story = {
  tags: ['behavior'],
  args: { name: 'role', required: true, error: 'Please select your role.', hint: 'As on your card.' },
  render: inForm(Controlled),
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Professional role' })
    await expect(select).toBeInvalid()
    await expect(select).toBeRequired()
    await expect(select).toHaveAccessibleDescription('Please select your role.')
    await expect(select).toHaveDisplayValue('Select your role')
    await userEvent.click(canvas.getByText('Professional role'))
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Investor')
    await expect(args.onValueChange).toHaveBeenCalledWith('investor')
    await expect(canvas.getByTestId('form')).toHaveFormValues({ role: 'investor' })
  },
}
