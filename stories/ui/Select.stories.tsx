import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Select, type SelectProps } from '../../src/ui/Select/Select.tsx'
import { controlled, inForm } from './support/controlled.tsx'
import { each, listed } from './support/examples.tsx'
import { longWord, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const roles = ['Researcher', 'Investor', 'Journalist', 'Technologist', 'Entrepreneur', 'Consultant', 'Other']
const options = roles.map((label) => ({ value: label.toLowerCase(), label }))

const retention = [
  { value: '30', label: '30 days', note: 'For a trial' },
  { value: '90', label: '90 days', note: 'A quarter of field work' },
  { value: '365', label: 'One year' },
  { value: 'unlimited', label: 'Unlimited', note: 'Not part of your plan', disabled: true },
]

const groups = [
  {
    label: 'Systems consolidation',
    options: [
      { value: 'sharp-wave', label: 'Sharp-wave ripples' },
      { value: 'spindles', label: 'Sleep spindles' },
    ],
  },
  {
    label: 'Reconsolidation',
    options: [
      { value: 'prediction-error', label: 'Prediction error' },
      { value: 'lability', label: 'Window of lability' },
    ],
  },
]

const participants = Array.from({ length: 200 }, (_, index) => ({
  value: String(index + 1),
  label: `Participant ${String(index + 1).padStart(3, '0')}`,
}))

const Value = controlled(Select<string>, 'value', 'onValueChange')

const Controlled = (props: SelectProps<string>) => (
  <Width px={368}>
    <Value {...props} />
  </Width>
)

const meta = {
  title: 'Components/Forms/Select',
  component: Select<string>,
  parameters: {
    ...componentDocs(`One of many options, in a popup list.

**Options.** Each has a label. Add a \`note\` only if the label does not explain the option. Group more than about ten
options by kind. No selection is \`null\` or an empty string; the \`placeholder\` then says what to do.

**Use instead:** NativeSelect on the public pages, where code size matters and phones have their own lists;
SegmentedControl for two to five short labels that can stay visible; RadioCards if each option needs an explanation;
Switch for on and off; Menu for actions.

**Keyboard.** Enter, Space and the arrow keys open the list. Arrow keys, Home, End and the first letters move to an
option, Enter selects it, Escape closes the list without a change. While the list is closed, the first letters select
an option directly.`),
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
    label: 'Professional role',
    options,
    value: null,
    placeholder: 'Choose a role',
    onValueChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select<string>>
export default meta
type Story = StoryObj<typeof meta>

const getTrigger = () => screen.getByRole('combobox')
const findList = () => screen.findByRole('listbox')
const openList = async () => {
  await userEvent.click(getTrigger())
  await findList()
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

export const Default: Story = {}

const rows = ['Nothing chosen', 'Chosen', 'Invalid'] as const

export const States: Story = statesTable({ rows }, (row, args) => (
  <Width px={208}>
    <Select
      {...args}
      hideLabel
      value={row === 'Nothing chosen' ? null : 'technologist'}
      error={row === 'Invalid' ? 'Please choose another role' : null}
    />
  </Width>
))

export const Open: Story = { args: { value: 'journalist' }, play: openList }

export const NotesAndDisabled: Story = {
  args: { label: 'Keep conversations for', options: retention, value: '90' },
  play: openList,
}

export const Groups: Story = {
  args: { label: 'Line of evidence', options: groups, value: 'prediction-error' },
  play: openList,
}

export const LongList: Story = {
  args: { label: 'Participant', options: participants, value: '117' },
  play: async () => {
    await openList()
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Participant 117' })).toHaveAttribute('data-highlighted'),
    )
  },
}

export const InAForm: Story = {
  render: listed(
    Controlled,
    { gap: 24 },
    { required: true, hint: 'We shape the first questions of your assistant after it.' },
    { error: 'Please choose your role' },
    { value: 'consultant', disabled: true },
    { value: 'x', options: [{ value: 'x', label: `Consultant for ${longWord}` }] },
  ),
}

export const Selects: Story = {
  tags: ['behavior'],
  args: { label: 'Keep conversations for', options: retention, value: '90' },
  play: async ({ args }) => {
    await openList()
    await expect(screen.getByRole('option', { name: /Unlimited/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('option', { name: /One year/ }))
    await expectClosed()
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenCalledWith('365')
    await expect(getTrigger()).toHaveTextContent('One year')
    await waitFor(() => expect(getTrigger()).toHaveFocus())
  },
}

export const SubmitsWithItsForm: Story = {
  tags: ['behavior'],
  args: { name: 'role', value: 'investor', error: 'Please choose another role' },
  render: inForm(Controlled),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('form')).toHaveFormValues({ role: 'investor' })
    await expect(getTrigger()).toHaveAccessibleName('Professional role')
    await expect(getTrigger()).toBeInvalid()
    await expect(getTrigger()).toHaveAccessibleDescription('Please choose another role')
    await userEvent.click(canvas.getByText('Professional role'))
    await expect(getTrigger()).toHaveFocus()
  },
}

export const AddsNoStyleElement: Story = {
  tags: ['behavior'],
  play: async () => {
    await openList()
    await expect(document.querySelector('style[data-href*="base-ui"]')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  },
}

export const RightToLeft: Story = {
  ...rightToLeft(
    each(Controlled, {
      label: arabic.word,
      value: '1',
      hint: arabic.sentence,
      options: [
        { value: '1', label: arabic.name, note: arabic.word },
        { value: '2', label: arabic.action },
      ],
    }),
  ),
  play: openList,
}

export const Stress: Story = stressOf(
  Controlled,
  {
    label: longWord,
    value: '1',
    options: [{ value: '1', label: longWord }],
    error: longWord,
    placeholder: undefined,
  },
  { label: 'Role', placeholder: longWord },
)
