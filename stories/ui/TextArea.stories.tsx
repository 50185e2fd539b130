import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUp } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { TextArea } from '../../src/ui/TextArea/TextArea.tsx'
import { controlled } from './support/controlled.tsx'
import { each, inWidth, listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftWith, stress } from './support/requiredStories.tsx'
import { fieldStates } from './support/states.tsx'

const Controlled = controlled(TextArea, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  parameters: componentDocs(`Text of more than one line: a use case, a message, a question. The box grows
with the text from \`minRows\` to \`maxRows\`, then it scrolls.

**Use instead:** TextField for one line of text.

**Enter** inserts a line break. A composer that sends on Enter handles \`onKeyDown\` and says so below the field.

**Limits.** \`maxCharacters\` shows a counter and does not truncate: users can shorten a text that they pasted.`),
  args: {
    label: 'What would you use it for?',
    value: '',
    placeholder: 'The documents you have, and what you want to know of them',
    minRows: 3,
    maxCharacters: 300,
    onValueChange: fn(),
  },
  argTypes: { labelEnd: { control: false }, end: { control: false } },
  render: inWidth(520, each(Controlled, {})),
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

const question =
  'Is sleep actually causing systems consolidation,\nor does it only happen to coincide with it?\n\nInclude my interviews.'
const sample = {
  label: 'Question',
  placeholder: 'Ask about your documents',
  minRows: undefined,
  maxCharacters: undefined,
}

const send = (
  <IconButton label="Send" variant="primary" size="medium">
    <ArrowUp aria-hidden="true" />
  </IconButton>
)

export const Default: Story = {}

export const States: Story = {
  args: { ...sample, minRows: 2 },
  ...fieldStates(Controlled, 256, {
    Empty: {},
    Filled: { value: 'Which of my documents address replay directly?' },
    Invalid: { value: 'Hi', error: 'Please describe the issue' },
    'Read only': { value: 'Which of my documents address replay directly?', readOnly: true },
    Disabled: { value: 'Sent.', disabled: true },
  }),
}

export const Sizes: Story = {
  args: sample,
  render: listed(
    Controlled,
    { px: 520, fill: true, gap: 24 },
    { label: 'One line', hideLabel: true, end: send },
    { label: 'Grown', value: question, hideLabel: true, end: send },
    { label: 'Scrolls from the third line on', value: question, maxRows: 3 },
    { label: 'At least four lines', minRows: 4, required: true, hint: 'In your own words.' },
  ),
}

export const WithCounter: Story = {
  args: { ...sample, value: question },
  render: listed(
    Controlled,
    { px: 520, fill: true, gap: 24 },
    { maxCharacters: 300, hint: 'A sentence or two is enough.' },
    { maxCharacters: 125 },
    { maxCharacters: 100, error: 'Please shorten your question to 100 characters' },
  ),
}

export const CounterAnnouncements: Story = {
  tags: ['behavior'],
  args: { maxCharacters: 10, placeholder: '' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'What would you use it for?' })
    const status = canvas.getByRole('status')
    await expect(area).toHaveAccessibleDescription('0 of 10 characters')
    await userEvent.type(area, 'memories')
    await expect(canvas.getByText('8 / 10')).toBeVisible()
    await expect(status).toBeEmptyDOMElement()
    await userEvent.type(area, '!!')
    await expect(status).toHaveTextContent('Close to the limit of 10 characters.')
    await userEvent.type(area, '!')
    await expect(status).toHaveTextContent('Over the limit of 10 characters.')
    await expect(area).toHaveValue('memories!!!')
    await expect(area).toHaveAccessibleDescription('11 of 10 characters')
    await userEvent.type(area, '{Backspace>4/}')
    await expect(status).toBeEmptyDOMElement()
  },
}

export const RightToLeft: Story = rightToLeftWith({
  ...sample,
  label: arabic.word,
  value: arabic.sentence,
  maxCharacters: 300,
  end: send,
})

export const Stress: Story = {
  args: sample,
  ...stress(
    each(
      Controlled,
      { value: question, maxCharacters: 300, hint: 'In your own words.', end: send },
      { label: longWord, value: longWord, error: longWord, maxCharacters: 20 },
    ),
  ),
}
