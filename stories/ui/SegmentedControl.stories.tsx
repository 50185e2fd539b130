import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, Sun } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl } from '../../src/ui/SegmentedControl/SegmentedControl.tsx'
import { controlled } from './support/controlled.tsx'
import { each, inRow } from './support/examples.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const options = ['All', 'Pending', 'Processing', 'Completed', 'Failed'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const themes = [
  { value: 'dark', label: [<Moon key="icon" aria-hidden="true" />, ' Dark'] },
  { value: 'light', label: [<Sun key="icon" aria-hidden="true" />, ' Light'] },
]

const Controlled = controlled(SegmentedControl<string>, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl<string>,
  parameters: componentDocs(`One of a few options, all visible: a filter, a view, a theme.

**Labels.** One or two words each; an icon may precede them. Options that do not fit wrap to a second row.

**Use instead:** Tabs if each option opens its own panel; Select for six or more options; Switch for on and off.

**Keyboard.** The group is one tab stop; arrow keys change the selection.`),
  args: { label: 'Status', options, value: 'all', onValueChange: fn() },
  render: inRow(each(Controlled, {})),
} satisfies Meta<typeof SegmentedControl<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const rows = ['Chosen', 'Not chosen'] as const

export const States: Story = statesTable({ rows }, (row, args) => (
  <SegmentedControl {...args} options={options.slice(0, 1)} value={row === 'Not chosen' ? '' : 'all'} />
))

export const Variants: Story = {
  render: (args) => (
    <Stack>
      <Controlled {...args} disabled />
      <Controlled
        {...args}
        options={options.map((option) => ({ ...option, disabled: option.value === 'failed' }))}
      />
      <Controlled {...args} label="Theme" value="dark" options={themes} />
      <Width>
        <Controlled {...args} />
      </Width>
    </Stack>
  ),
}

export const Selects: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Status' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Pending' }))
    await expect(canvas.getByRole('radio', { name: 'Pending' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pending')
  },
}

export const RightToLeft: Story = rightToLeft(
  inRow(
    each(Controlled, {
      options: [
        { value: 'all', label: arabic.word },
        { value: 'upload', label: arabic.action },
      ],
    }),
  ),
)

export const Stress: Story = stressOf(
  Controlled,
  {},
  { label: 'Long', options: [...options.slice(0, 2), { value: 'long', label: longWord }], value: 'long' },
)
