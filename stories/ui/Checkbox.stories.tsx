import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox, type CheckboxProps } from '../../src/ui/Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../../src/ui/Checkbox/CheckboxGroup.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

function Controlled({ checked = false, onCheckedChange, ...props }: CheckboxProps) {
  const [isChecked, setChecked] = useState(checked)
  return (
    <Checkbox
      {...props}
      checked={isChecked}
      onCheckedChange={(next) => {
        setChecked(next)
        onCheckedChange?.(next)
      }}
    />
  )
}

const kinds = ['PDF', 'Plain text', 'Markdown', 'Word']

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
      {kinds.map((kind) => (
        <Checkbox key={kind} label={kind} value={kind} />
      ))}
    </CheckboxGroup>
  )
}

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  tags: ['autodocs'],
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
  render: (args) => (
    <Width px={368}>
      <Stack>
        <Controlled
          {...args}
          hint="Both sides of a contradiction stay in the answer, the weaker one in gray."
        />
        <Controlled
          {...args}
          label="I have the right to upload these documents"
          checked={false}
          required
          error="Please confirm before you upload"
        />
        <Controlled {...args} disabled hint="Your assistant always does." />
        <Controlled {...args} disabled checked={false} label="Hide it" />
        <Checkbox {...args} disabled indeterminate label="Some of them" />
        <Controlled {...args} hideLabel label="Choose this document" />
      </Stack>
    </Width>
  ),
}

export const Groups: Story = {
  render: () => (
    <Stack gap={32}>
      <Kinds />
      <CheckboxGroup
        label="Search in"
        required
        error="Choose at least one kind"
        value={[]}
        onValueChange={fn()}
      >
        {kinds.map((kind) => (
          <Checkbox key={kind} label={kind} value={kind} />
        ))}
      </CheckboxGroup>
      <CheckboxGroup label="Search in" disabled value={['PDF']} onValueChange={fn()}>
        {kinds.map((kind) => (
          <Checkbox key={kind} label={kind} value={kind} />
        ))}
      </CheckboxGroup>
    </Stack>
  ),
}

export const KeyboardAndLabel: Story = {
  tags: ['behavior'],
  args: { checked: false, name: 'weaker', hint: 'In gray' },
  render: (args) => (
    <form data-testid="form">
      <Controlled {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep the weaker claim visible' })
    await expect(box).toHaveAccessibleDescription('In gray')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(canvas.getByTestId('form')).toHaveFormValues({ weaker: true })
    await userEvent.click(canvas.getByText('Keep the weaker claim visible'))
    await expect(box).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2)
  },
}

export const SelectAllCheckbox: Story = {
  tags: ['behavior'],
  render: () => <Kinds />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All kinds of documents' })
    const pdf = canvas.getByRole('checkbox', { name: 'PDF' })
    await expect(canvas.getByRole('group', { name: 'Search in' })).toContainElement(pdf)
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await userEvent.click(pdf)
    await expect(pdf).not.toBeChecked()
    await expect(all).toBePartiallyChecked()
  },
}

export const RightToLeft: Story = rightToLeft((args) => (
  <Controlled {...args} label={arabic.action} hint={arabic.sentence} />
))

export const Stress: Story = stress(() => (
  <>
    <Controlled label="Keep the weaker claim visible" hint="Both sides stay in the answer." />
    <Controlled label={longWord} hint={longWord} />
    <CheckboxGroup label={longWord} error={longWord} value={[]} onValueChange={fn()}>
      <Checkbox label={longWord} value="one" />
    </CheckboxGroup>
  </>
))
