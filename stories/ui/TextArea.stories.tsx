import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUp } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { TextArea, type TextAreaProps } from '../../src/ui/TextArea/TextArea.tsx'
import { controlled } from './support/controlled.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const Controlled = controlled(TextArea, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  tags: ['autodocs'],
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
  render: (args) => (
    <Width px={520}>
      <Controlled {...args} />
    </Width>
  ),
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

const question =
  'Is sleep actually causing systems consolidation,\nor does it only happen to coincide with it?\n\nInclude my interviews.'
const sample = { label: 'Question', placeholder: 'Ask about your documents', onValueChange: fn() }

const variants = {
  Empty: { value: '' },
  Filled: { value: 'Which of my documents address replay directly?' },
  Invalid: { value: 'Hi', error: 'Please describe the issue' },
  'Read only': { value: 'Which of my documents address replay directly?', readOnly: true },
  Disabled: { value: 'Sent.', disabled: true },
} satisfies Record<string, Partial<TextAreaProps>>
const rows = Object.keys(variants) as (keyof typeof variants)[]

const send = (
  <IconButton label="Send" variant="primary" size="medium">
    <ArrowUp aria-hidden="true" />
  </IconButton>
)

export const Default: Story = {}

export const States: Story = statesTable({ rows, interactions: ['rest', 'hover', 'focus'] }, (row) => (
  <Width px={256}>
    <Controlled {...sample} {...variants[row]} minRows={2} />
  </Width>
))

export const Sizes: Story = {
  render: () => (
    <Width px={520}>
      <Stack fill gap={24}>
        <Controlled {...sample} label="One line" value="" hideLabel end={send} />
        <Controlled {...sample} label="Grown" value={question} hideLabel end={send} />
        <Controlled {...sample} label="Scrolls from the third line on" value={question} maxRows={3} />
        <Controlled
          {...sample}
          label="At least four lines"
          value=""
          minRows={4}
          required
          hint="In your own words."
        />
      </Stack>
    </Width>
  ),
}

export const WithCounter: Story = {
  render: () => (
    <Width px={520}>
      <Stack fill gap={24}>
        <Controlled {...sample} value={question} maxCharacters={300} hint="A sentence or two is enough." />
        <Controlled {...sample} value={question} maxCharacters={125} />
        <Controlled
          {...sample}
          value={question}
          maxCharacters={100}
          error="Please shorten your question to 100 characters"
        />
      </Stack>
    </Width>
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

export const RightToLeft: Story = rightToLeft(() => (
  <Width px={520}>
    <Controlled {...sample} label={arabic.word} value={arabic.sentence} maxCharacters={300} end={send} />
  </Width>
))

export const Stress: Story = stress(() => (
  <>
    <Controlled {...sample} value={question} maxCharacters={300} hint="In your own words." end={send} />
    <Controlled {...sample} label={longWord} value={longWord} error={longWord} maxCharacters={20} />
  </>
))
