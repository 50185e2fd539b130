import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from '../../src/ui/Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../../src/ui/Checkbox/CheckboxGroup.tsx'
import { controlled, inForm } from './support/controlled.tsx'
import { each, listed } from './support/examples.tsx'
import { longWord, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const Controlled = controlled(Checkbox, 'checked', 'onCheckedChange')

const kinds = ['PDF', 'Plain text', 'Markdown', 'Word']
const kindBoxes = kinds.map((kind) => <Checkbox key={kind} label={kind} value={kind} />)

/** A group with a checkbox that selects all. */
function Kinds() {
  const [checkedKinds, setCheckedKinds] = useState(['PDF', 'Markdown'])
  return (
    <CheckboxGroup label="Search in" value={checkedKinds} onValueChange={setCheckedKinds}>
      <Checkbox
        label="All kinds of documents"
        checked={checkedKinds.length === kinds.length}
        indeterminate={checkedKinds.length > 0 && checkedKinds.length < kinds.length}
        onCheckedChange={(all) => setCheckedKinds(all ? kinds : [])}
      />
      {kindBoxes}
    </CheckboxGroup>
  )
}

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  parameters: componentDocs(`A yes-or-no value that is submitted with a form. A CheckboxGroup selects several
of a few options.

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

export const Groups: Story = {
  render: () => (
    <Stack gap={32}>
      <Kinds />
      {each(
        CheckboxGroup,
        { required: true, error: 'Choose at least one kind' },
        { disabled: true, value: ['PDF'] },
      )({ label: 'Search in', value: [], onValueChange: fn(), children: kindBoxes })}
    </Stack>
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

export const SelectAllCheckbox: Story = {
  tags: ['behavior'],
  render: () => <Kinds />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All kinds of documents' })
    await expect(canvas.getByRole('group', { name: 'Search in' })).toContainElement(all)
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
  },
}

export const RightToLeft: Story = rightToLeftOf(Controlled, { label: arabic.action, hint: arabic.sentence })

export const Stress: Story = stress(() => (
  <>
    <Controlled label="Keep the weaker claim visible" hint="Both sides stay in the answer." />
    <Controlled label={longWord} hint={longWord} />
    <CheckboxGroup label={longWord} error={longWord} value={[]} onValueChange={fn()}>
      <Checkbox label={longWord} value="one" />
    </CheckboxGroup>
  </>
))
