import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from '../../src/ui/Kbd/Kbd.tsx'
import { Row, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Actions/Kbd',
  component: Kbd,
  parameters: componentDocs(`A key of the keyboard, beside the action it performs. Use words for keys with a
name (Enter, Shift) and the letter for all others.

Render one \`Kbd\` per key of a key combination. If the shortcut is announced in another way (\`aria-keyshortcuts\`),
hide it from assistive technology with \`aria-hidden\`.

**Use instead:** the \`shortcut\` property of MenuItem inside a Menu.`),
  args: { children: 'N' },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <p>
      Press <Kbd {...args} /> for a new chat.
    </p>
  ),
}

export const States: Story = {
  render: () => (
    <Stack>
      <Row>
        {['/', 'N', '1', 'Esc', 'Shift', 'Backspace'].map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </Row>
      <p>
        <Kbd>Enter</Kbd> send, <Kbd>Shift</Kbd> <Kbd>Enter</Kbd> new line
      </p>
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <p>
    <Kbd>Shift</Kbd> <Kbd>Enter</Kbd> {arabic.action}
  </p>
))

export const Stress: Story = stress(() => (
  <>
    <p>
      <Kbd>Enter</Kbd> send, <Kbd>Shift</Kbd> <Kbd>Enter</Kbd> new line
    </p>
    <Row>
      <Kbd>/</Kbd>
      <Kbd>Backspace</Kbd>
    </Row>
  </>
))
