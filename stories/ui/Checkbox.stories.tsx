import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from '../../src/ui/Checkbox/Checkbox.tsx'
import { controlled, inForm } from './support/controlled.tsx'
import { listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const Controlled = controlled(Checkbox, 'checked', 'onCheckedChange')

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters:
    componentDocs(`A yes-or-no value that is submitted with a form, or one of several rows that are selected.

**Label.** It describes the checked state, so that unchecked means the opposite. The hint may contain a link; the
label may not, because pressing it toggles the checkbox.

**Indeterminate** is for a checkbox that represents several others, while some of them are checked.

**Use instead:** Switch for a setting that takes effect immediately; RadioCards or Select if only one option can be
selected.`),
  args: { label: 'Keep the weaker claim visible', checked: true, onCheckedChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const rows = ['Off', 'On', 'Some', 'Invalid'] as const

export const States: Story = statesTable({ rows }, (row, args) => (
  <Checkbox
    {...args}
    label="Notify me"
    checked={row === 'On'}
    indeterminate={row === 'Some'}
    error={row === 'Invalid' ? 'Please tick this' : null}
  />
))

export const HintErrorAndDisabled: Story = {
  render: listed(
    Controlled,
    { px: 368 },
    { hint: 'Both sides of a contradiction stay in the answer, the weaker one in gray.' },
    {
      label: 'I have the right to upload these documents',
      checked: false,
      required: true,
      error: 'Please confirm before you upload',
    },
    { disabled: true, hint: 'Your assistant always does.' },
    { disabled: true, checked: false, label: 'Hide it' },
    { disabled: true, indeterminate: true, label: 'Some of them' },
    { hideLabel: true, label: 'Choose this document' },
  ),
}

export const SubmitsWithItsForm: Story = {
  tags: ['behavior'],
  args: { checked: false, name: 'weaker', hint: 'In gray' },
  render: inForm(Controlled),
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep the weaker claim visible' })
    await expect(box).toHaveAccessibleDescription('In gray')
    await userEvent.click(canvas.getByText('Keep the weaker claim visible'))
    await expect(canvas.getByTestId('form')).toHaveFormValues({ weaker: true })
    await expect(args.onCheckedChange).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = rightToLeftOf(Controlled, { label: arabic.action, hint: arabic.sentence })

export const Stress: Story = stress(() => (
  <>
    <Controlled label="Keep the weaker claim visible" hint="Both sides stay in the answer." />
    <Controlled label={longWord} hint={longWord} />
  </>
))
