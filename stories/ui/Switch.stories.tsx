import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Card } from '../../src/ui/Card/Card.tsx'
import { Switch } from '../../src/ui/Switch/Switch.tsx'
import { controlled } from './support/controlled.tsx'
import { each, inRow, inWidth, listed } from './support/examples.tsx'
import { longWord, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const Controlled = controlled(Switch, 'checked', 'onCheckedChange')

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: componentDocs(`Turns a setting on or off, with immediate effect.

**Layout.** In settings the switch is a row: the label at the start, the switch at the end. With \`hideLabel\` only
the switch is shown, for example if the label is a table header.

**Label.** It names the setting, without a verb: 'Email notifications'.

**Use instead:** SegmentedControl if neither option means 'off'.`),
  args: {
    label: 'Email notifications',
    hint: 'When a document is indexed or fails.',
    checked: true,
    onCheckedChange: fn(),
  },
  render: inWidth(440, each(Controlled, {})),
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const rows = ['Off', 'On', 'Invalid'] as const

export const States: Story = statesTable({ rows }, (row, args) => (
  <Switch {...args} hideLabel checked={row === 'On'} error={row === 'Invalid' ? 'Not saved' : null} />
))

export const InSettings: Story = {
  render: inWidth(560, (args) => (
    <Card title="Notifications">
      <Stack fill>
        {each(
          Controlled,
          {},
          { label: 'Weekly summary', hint: 'What changed in your graph, on Mondays.', checked: false },
          {
            label: 'Sound when an answer is ready',
            hint: undefined,
            error: 'Your choice could not be saved. Please try again.',
          },
          {
            label: 'Push notifications',
            hint: 'Not available in this browser.',
            disabled: true,
            checked: false,
          },
          { label: 'Security alerts', hint: 'Always on.', disabled: true },
        )(args)}
      </Stack>
    </Card>
  )),
}

/** The status of saving, after the label. */
export const Saved: Story = { args: { labelEnd: 'Saved' } }

export const WithoutVisibleLabel: Story = {
  args: { hideLabel: true },
  render: inRow(each(Controlled, {}, { checked: false })),
}

export const Toggles: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Email notifications' })
    await expect(control).toHaveAccessibleDescription('When a document is indexed or fails.')
    await userEvent.click(canvas.getByText('Email notifications'))
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = rightToLeft(
  listed(
    Controlled,
    { px: 440, fill: true },
    { label: arabic.action, hint: arabic.sentence },
    { label: arabic.word, hint: undefined, checked: false },
  ),
)

export const Stress: Story = stressOf(
  Controlled,
  {},
  { label: longWord, hint: undefined, error: longWord, checked: false },
)
