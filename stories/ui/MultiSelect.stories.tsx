import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { MultiSelect, type MultiSelectProps } from '../../src/ui/MultiSelect/MultiSelect.tsx'
import { useOpened } from './support/controlled.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressInPortal } from './support/requiredStories.tsx'

const options = [
  { value: '1', label: 'lantern-protocol.pdf' },
  { value: '2', label: 'night-log-week-14.txt' },
  { value: '3', label: 'Klinzing_Niethard_Born_2019_Systems-consolidation-review_final-version.pdf' },
  { value: '4', label: 'pilot-results.md', note: 'Excluded from answers', disabled: true },
]

function Controlled(props: MultiSelectProps) {
  const { props: opened } = useOpened(props)
  const [values, setValues] = useState(props.values)
  const change = (next: string[]) => {
    setValues(next)
    props.onValuesChange(next)
  }
  return (
    <MultiSelect
      {...props}
      {...opened}
      values={values}
      onValuesChange={change}
      summary={`${values.length} chosen`}
    />
  )
}

const meta = {
  title: 'Components/Forms/MultiSelect',
  component: MultiSelect,
  parameters: {
    ...componentDocs(
      `Several of many options, in a popup list with a search.

**Options.** Each has a name, which is shortened in the middle. The button says what is chosen; at most 200 options are
shown, and the search finds the others.

**Use instead:** Select for one option; Menu for actions.

**Keyboard.** Arrow keys move, Enter chooses or removes an option, and the search stays. Tab reaches the buttons below the
list, Escape closes it and returns the focus.`,
      '480px',
    ),
    a11y: {
      config: {
        rules: [
          // Base UI's focus guards beside the list move the focus on immediately.
          { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' },
        ],
      },
    },
  },
  args: {
    label: 'Search documents',
    trigger: <Button aria-label="Documents">Documents</Button>,
    options,
    values: [],
    onValuesChange: fn(),
    open: false,
    onOpenChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = { args: { open: true, values: ['2'] } }

export const NothingFound: Story = {
  args: { open: true },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search documents' }), 'tungsten')
    await expect(await screen.findByText('Nothing found')).toBeVisible()
  },
}

export const Chooses: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Documents' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Search documents' }))
    await userEvent.type(popup.getByRole('combobox'), 'n')
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['1', '2'])
    await expect(popup.getByRole('combobox')).toHaveValue('n')
    await userEvent.click(popup.getByRole('button', { name: 'Choose all' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['1', '2', '3'])
    await userEvent.click(popup.getByRole('button', { name: 'Choose none' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(document.querySelector('style[data-href*="base-ui"]')).toBeNull()
  },
}

export const RightToLeft: Story = rightToLeft((args: MultiSelectProps) => (
  <Controlled
    {...args}
    open
    options={[{ value: '1', label: arabic.file }]}
    values={['1']}
    label={arabic.action}
  />
))

export const Stress: Story = stressInPortal('popup', (args: MultiSelectProps) => (
  <Controlled
    {...args}
    open
    data-testid="popup"
    options={[{ value: '1', label: longWord, note: longWord, disabled: true }]}
  />
))
