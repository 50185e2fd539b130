import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs } from '../../src/ui/Tabs/Tabs.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
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
  tags: ['autodocs'],
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
  render: () => (
    <Stack gap={48}>
      <Width>
        <Tabs label="Settings, at the start" tabs={many} />
      </Width>
      <Width>
        <Tabs label="Settings, in the middle" tabs={many} defaultValue="Notifications" />
      </Width>
      <Width>
        <Tabs label="Settings, at the end" tabs={many} defaultValue="Sessions" />
      </Width>
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <Tabs
    label={arabic.word}
    defaultValue="two"
    tabs={[
      { value: 'one', label: arabic.word, count: 12, content: arabic.sentence },
      { value: 'two', label: arabic.action, count: 3, content: arabic.sentence },
      { value: 'three', label: arabic.name, content: arabic.sentence },
    ]}
  />
))

export const Stress: Story = stress(() => (
  <>
    <Tabs
      label="Access"
      tabs={[{ value: 'long', label: longWord, count: 1284, content: longWord }, ...tabs]}
      defaultValue="long"
    />
    <Tabs label="Settings" tabs={many} defaultValue="Data and privacy" />
  </>
))

export const Keyboard: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab(/Waiting/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Approved/)).toHaveFocus()
    await expect(tab(/Approved/)).toHaveAttribute('aria-selected', 'true')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('approved')
    // The disabled tab is focused, not selected.
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Rejected/)).toHaveFocus()
    await expect(tab(/Rejected/)).toHaveAttribute('aria-disabled', 'true')
    await expect(tab(/Approved/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(tab(/Users/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Waiting/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(tab(/Waiting/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: /Waiting/ })).toHaveFocus()
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
    await expect(approved).toHaveAttribute('aria-selected', 'false')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(approved).toHaveAttribute('aria-selected', 'true')
  },
}

export const ArrowKeysFollowTextDirection: Story = {
  tags: ['behavior'],
  ...RightToLeft,
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(first).toHaveFocus()
  },
}
