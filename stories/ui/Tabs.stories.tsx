import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs } from '../../src/ui/Tabs/Tabs.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stressOf } from './support/requiredStories.tsx'
import { interactionStates, statesTable, withPseudoClasses } from './support/states.tsx'

const tabs = [
  { value: 'waiting', label: 'Waiting', count: 12, content: 'Twelve people wait for an answer.' },
  { value: 'approved', label: 'Approved', count: 141, content: 'They may sign up, or have done so.' },
  { value: 'rejected', label: 'Rejected', count: 0, disabled: true, content: 'Nobody.' },
  { value: 'users', label: 'Users', content: 'Everybody who has an account.' },
]

const many = [
  'Profile',
  'Preferences',
  'Contradictions',
  'Notifications',
  'Data and privacy',
  'Sessions',
].map((label) => ({ value: label, label, content: `What there is to say about ${label.toLowerCase()}.` }))

const meta = {
  title: 'Components/Structure/Tabs',
  component: Tabs<string>,
  parameters: componentDocs(`Several panels in one place, one of them visible.

**When.** There are two to six panels of equal importance and a reader needs one at a time: the lists of the admin
area, the sections of the settings. \`count\` shows the number of items in a panel.

**Use instead:** SegmentedControl to filter or sort one list; links if each panel has its own URL; Stepper if the
order matters; Disclosure if several panels are read together.

**Activation.** The arrow keys select a tab immediately. With \`activation="manual"\`, for panels that load data,
Enter or Space selects it. Disabled tabs are focusable with the arrow keys, so that screen readers announce them.`),
  args: { label: 'Access', tabs, onValueChange: fn() },
} satisfies Meta<typeof Tabs<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const focus = '[data-interaction="focus"] [role="tab"]'

export const States: Story = {
  ...statesTable({ rows: ['chosen', 'other', 'disabled'] }, (row) => (
    <Tabs
      label="Lists"
      value={row === 'chosen' ? 'one' : 'none'}
      tabs={[{ value: 'one', label: 'Waiting', count: 12, disabled: row === 'disabled', content: '' }]}
    />
  )),
  ...withPseudoClasses({ ...interactionStates.parameters.pseudo, focus, focusVisible: focus }),
}

/** The row scrolls horizontally, and the selected tab is scrolled into view. */
export const Overflowing: Story = {
  args: { tabs: many },
  render: (args) => (
    <Stack gap={48}>
      {[undefined, 'Notifications', 'Sessions'].map((selected, index) => (
        <Width key={selected ?? ''}>
          <Tabs
            {...args}
            label={`Settings, ${['at the start', 'in the middle', 'at the end'][index]}`}
            defaultValue={selected}
          />
        </Width>
      ))}
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeftOf(Tabs<string>, {
  label: arabic.word,
  defaultValue: 'two',
  tabs: [
    { value: 'one', label: arabic.word, count: 12, content: arabic.sentence },
    { value: 'two', label: arabic.action, count: 3, content: arabic.sentence },
    { value: 'three', label: arabic.name, content: arabic.sentence },
  ],
})

export const Stress: Story = stressOf(
  Tabs<string>,
  {
    tabs: [{ value: 'long', label: longWord, count: 1284, content: longWord }, ...tabs],
    defaultValue: 'long',
  },
  { label: 'Settings', tabs: many, defaultValue: 'Data and privacy' },
)

export const Selects: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await expect(canvas.getByRole('tablist', { name: 'Access' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Approved/)).toHaveAttribute('aria-selected', 'true')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('approved')
    await expect(canvas.getByRole('tabpanel', { name: /Approved/ })).toBeVisible()
    await expect(tab(/Rejected/)).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ManualActivation: Story = {
  tags: ['behavior'],
  args: { activation: 'manual' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const approved = canvas.getByRole('tab', { name: /Approved/ })
    await expect(approved).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(approved).toHaveAttribute('aria-selected', 'true')
  },
}
