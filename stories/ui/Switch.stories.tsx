import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Card } from '../../src/ui/Card/Card.tsx'
import { Switch } from '../../src/ui/Switch/Switch.tsx'
import { controlled } from './support/controlled.tsx'
import { longWord, Row, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const Controlled = controlled(Switch, 'checked', 'onCheckedChange')

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: componentDocs(`Turns a setting on or off, with immediate effect.

**Layout.** In settings the switch is a row: the label at the start, the switch at the end. With \`hideLabel\` only
the switch is shown, for example if the label is a table header.

**Label.** It names the setting, without a verb: 'Email notifications'.

**Use instead:** Checkbox in a form that is submitted; SegmentedControl if neither option means 'off'.`),
  args: {
    label: 'Email notifications',
    hint: 'When a document is indexed or fails.',
    checked: true,
    onCheckedChange: fn(),
  },
  render: (args) => (
    <Width px={440}>
      <Controlled {...args} />
    </Width>
  ),
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const rows = ['Off', 'On', 'Invalid'] as const

export const States: Story = statesTable({ rows }, (row, args) => (
  <Switch {...args} hideLabel checked={row === 'On'} error={row === 'Invalid' ? 'Not saved' : null} />
))

export const InSettings: Story = {
  render: (args) => (
    <Width px={560}>
      <Card title="Notifications">
        <Stack fill>
          <Controlled {...args} />
          <Controlled
            {...args}
            label="Weekly summary"
            hint="What changed in your graph, on Mondays."
            checked={false}
          />
          <Controlled
            {...args}
            label="Sound when an answer is ready"
            hint={undefined}
            error="Your choice could not be saved. Please try again."
          />
          <Controlled
            {...args}
            label="Push notifications"
            hint="Not available in this browser."
            disabled
            checked={false}
          />
          <Controlled {...args} label="Security alerts" hint="Always on." disabled />
        </Stack>
      </Card>
    </Width>
  ),
}

/** The status of saving, after the label. */
export const Saved: Story = { args: { labelEnd: 'Saved' } }

export const WithoutVisibleLabel: Story = {
  args: { hideLabel: true },
  render: (args) => (
    <Row>
      <Controlled {...args} />
      <Controlled {...args} checked={false} />
    </Row>
  ),
}

export const KeyboardAndLabel: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Email notifications' })
    await expect(control).toHaveAccessibleDescription('When a document is indexed or fails.')
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByText('Email notifications'))
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(3)
  },
}

export const RightToLeft: Story = rightToLeft((args) => (
  <Width px={440}>
    <Stack fill>
      <Controlled {...args} label={arabic.action} hint={arabic.sentence} />
      <Controlled {...args} label={arabic.word} hint={undefined} checked={false} />
    </Stack>
  </Width>
))

export const Stress: Story = stress(() => (
  <>
    <Controlled
      label="Email notifications"
      hint="When a document is indexed or fails."
      checked
      onCheckedChange={fn()}
    />
    <Controlled label={longWord} error={longWord} checked={false} onCheckedChange={fn()} />
  </>
))
