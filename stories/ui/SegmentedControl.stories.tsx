import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, Sun } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl } from '../../src/ui/SegmentedControl/SegmentedControl.tsx'
import { controlled } from './support/controlled.tsx'
import { longWord, Row, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const options = ['All', 'Pending', 'Processing', 'Completed', 'Failed'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const themes = [
  {
    value: 'dark',
    label: (
      <>
        <Moon aria-hidden="true" /> Dark
      </>
    ),
  },
  {
    value: 'light',
    label: (
      <>
        <Sun aria-hidden="true" /> Light
      </>
    ),
  },
]

const Controlled = controlled(SegmentedControl<string>, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl<string>,
  tags: ['autodocs'],
  parameters: componentDocs(`One of a few options, all visible: a filter, a view, a theme.

**Labels.** One or two words each; an icon may precede them. Options that do not fit wrap to a second row.

**Use instead:** Tabs if each option opens its own panel; Select for six or more options; Switch for on and off.

**Keyboard.** The group is one tab stop; arrow keys change the selection.`),
  args: { label: 'Status', options, value: 'all', onValueChange: fn() },
  render: (args) => (
    <Row>
      <Controlled {...args} />
    </Row>
  ),
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

export const KeyboardNavigation: Story = {
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const option = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(option('All')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(option('Pending')).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(option('Failed')).toBeChecked()
  },
}

export const RightToLeft: Story = rightToLeft((args) => (
  <Row>
    <Controlled
      {...args}
      options={[
        { value: 'all', label: arabic.word },
        { value: 'upload', label: arabic.action },
      ]}
    />
  </Row>
))

export const Stress: Story = stress(() => (
  <>
    <Controlled label="Status" options={options} value="all" onValueChange={fn()} />
    <Controlled
      label="Long"
      options={[...options.slice(0, 2), { value: 'long', label: longWord }]}
      value="long"
      onValueChange={fn()}
    />
  </>
))
