import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CodeField } from '../../src/ui/CodeField/CodeField.tsx'
import { Link } from '../../src/ui/Link/Link.tsx'
import { controlled } from './support/controlled.tsx'
import { each, inWidth, listed } from './support/examples.tsx'
import { longWord, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { fieldStates } from './support/states.tsx'

const Controlled = controlled(CodeField, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/CodeField',
  component: CodeField,
  parameters: componentDocs(`A one-time code: the six digits of an authenticator app or of a text message.

**It is one input**, not six: the code can be pasted, corrected and read aloud, and phones fill it in from the text
message. Pasted spaces, dashes, letters and extra digits are removed.

**Completion.** \`onComplete\` is called with the last digit, so that the code can be verified immediately. Keep the
submit button for users who correct a digit. After a wrong code, clear the field, set \`error\` and focus the field.

**Use instead:** TextField for codes with letters; PasswordField for secrets that are valid longer than a minute.`),
  args: { label: 'Code', value: '', onValueChange: fn(), onComplete: fn() },
  argTypes: { labelEnd: { control: false } },
  render: (args) => (
    <Width px={368}>
      <Controlled {...args} />
    </Width>
  ),
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: 'The six digits your authenticator app shows now.' } }

export const States: Story = fieldStates(Controlled, 256, {
  Empty: {},
  Begun: { value: '492' },
  Complete: { value: '492039' },
  Invalid: { error: 'Incorrect code. Enter the current code from your app.' },
  'Read only': { value: '492039', readOnly: true },
  Disabled: { value: '492039', disabled: true },
})

export const AcceptsDigitsOnly: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')

    await userEvent.click(input)
    await userEvent.keyboard('4a9 2')
    await expect(input).toHaveValue('492')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('0397')
    await expect(input).toHaveValue('492039')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('492039')

    await userEvent.clear(input)
    await userEvent.paste(' 118-204 ')
    await expect(input).toHaveValue('118204')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('118204')
    await expect(args.onComplete).toHaveBeenLastCalledWith('118204')
  },
}

export const CustomLength: Story = {
  tags: ['behavior'],
  args: { length: 8 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }))
    await userEvent.paste('1182 0499 1')
    await expect(args.onComplete).toHaveBeenCalledWith('11820499')
  },
}

export const RightToLeft: Story = rightToLeft(
  inWidth(368, each(Controlled, { label: arabic.word, value: '492039', hint: arabic.sentence })),
)

export const Stress: Story = stress(
  listed(
    Controlled,
    { fill: true },
    {
      value: '492039',
      labelEnd: (
        <Link href="#again" tone="quiet" standalone>
          Send another
        </Link>
      ),
    },
    { label: longWord, value: '4920', error: longWord },
  ),
)
