import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Checklist } from '../../src/ui/Checklist/Checklist.tsx'
import { PasswordField } from '../../src/ui/PasswordField/PasswordField.tsx'
import { each, inWidth } from './support/examples.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'

const rules = [
  { text: 'At least 8 characters', rule: /.{8}/su },
  { text: 'One uppercase letter', rule: /\p{Lu}/u },
  { text: 'One lowercase letter', rule: /\p{Ll}/u },
  { text: 'One number', rule: /\p{Nd}/u },
  { text: 'One special character', rule: /[^\p{L}\p{N}\s]/u },
]
const title = 'Password must contain:'
const checkRules = (password: string) => rules.map(({ text, rule }) => ({ text, met: rule.test(password) }))

const meta = {
  title: 'Components/Forms/Checklist',
  component: Checklist,
  parameters: componentDocs(`The requirements of a value, marked as met while the user types. Place it below a
PasswordField where a password is chosen.

**Every requirement stays visible**, met or not, so that the layout does not move during typing. The dashed ring, the
filled check and the cross differ in shape, not only in color.

**After a rejected submission** set \`invalid\`: unmet requirements are shown as errors. Do not set it earlier.

**Screen readers.** Each change is announced politely: the number of met requirements, then the unmet ones. Give the
list an \`id\` and reference it in the field's \`aria-describedby\`. It is not a group of checkboxes; its items cannot
be pressed.`),
  args: { title, items: checkRules('Hippo') },
} satisfies Meta<typeof Checklist>
export default meta
type Story = StoryObj<typeof meta>

function ChoosePassword({ initial = '' }: { initial?: string }) {
  const [password, setPassword] = useState(initial)
  return (
    <Width px={368}>
      <Stack fill>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          aria-describedby="requirements"
          value={password}
          onValueChange={setPassword}
        />
        <Checklist id="requirements" title={title} items={checkRules(password)} />
      </Stack>
    </Width>
  )
}

export const Default: Story = { render: inWidth(368, each(Checklist, {})) }

export const States: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        gap: 48,
      }}
    >
      {each(
        Checklist,
        { items: checkRules('') },
        {},
        { invalid: true },
        { items: checkRules('Hippocampus-1953') },
      )(args)}
    </div>
  ),
}

export const WithPassword: Story = { render: () => <ChoosePassword initial="Hippocampus" /> }

export const UpdatesWhileTyping: Story = {
  tags: ['behavior'],
  render: () => <ChoosePassword />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText('New password')
    const liveRegion = canvasElement.querySelector('[aria-live]')
    const height = canvas.getByRole('list', { name: title }).offsetHeight
    await expect(input).toHaveAccessibleDescription(/Password must contain: 0 of 5 met/)
    await expect(liveRegion).toHaveTextContent(
      '0 of 5 met. Missing: At least 8 characters, One uppercase letter, One lowercase letter, One number, One special character',
    )
    // Each key meets one more requirement.
    for (const [typed, met, text] of [
      ['h', 1, 'One lowercase letter'],
      ['H', 2, 'One uppercase letter'],
      ['1', 3, 'One number'],
      ['-', 4, 'One special character'],
      ['memo', 5, 'At least 8 characters'],
    ] as const) {
      await userEvent.type(input, typed)
      await expect(liveRegion).toHaveTextContent(`${met} of 5 met`)
      await expect(canvas.getByText(text).closest('li')).toHaveTextContent(`${text}, met`)
    }
    await expect(liveRegion).toHaveTextContent(/^5 of 5 met$/)
    await expect(canvas.getByRole('list', { name: title }).offsetHeight).toBe(height)
  },
}

export const RightToLeft: Story = rightToLeft(
  inWidth(
    368,
    each(Checklist, {
      title: arabic.word,
      items: [
        { text: arabic.action, met: true },
        { text: arabic.sentence, met: false },
      ],
    }),
  ),
)

export const Stress: Story = stressOf(Checklist, {
  invalid: true,
  items: [
    { text: longWord, met: true },
    { text: 'One special character', met: false },
  ],
})
