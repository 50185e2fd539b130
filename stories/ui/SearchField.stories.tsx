import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { SearchField } from '../../src/ui/SearchField/SearchField.tsx'
import { controlled } from './support/controlled.tsx'
import { each, inWidth } from './support/examples.tsx'
import { longName, longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftWith, stressOf } from './support/requiredStories.tsx'
import { fieldStates } from './support/states.tsx'

const Controlled = controlled(SearchField, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  parameters: componentDocs(`Filters the visible items while the user types: documents, chat sessions,
questions.

**Keyboard.** The \`shortcut\` focuses the field, except from another text field or a dialog. Use it for one search
field per page. Escape and the clear button empty the field. If the field is empty, Escape is left to the surrounding
dialog or drawer.

**Result count.** Show the number of results beside the list and in an Announcement, and show an EmptyState if there
are none.`),
  args: { label: 'Search by file name', value: '', shortcut: '/', onValueChange: fn() },
  render: inWidth(296, each(Controlled, {})),
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = fieldStates(Controlled, 240, {
  Empty: { shortcut: undefined },
  'With a shortcut': {},
  Filled: { value: 'consolidation', shortcut: undefined },
  Disabled: { disabled: true },
})

export const LongText: Story = { args: { value: longName } }

export const FocusedByShortcut: Story = {
  tags: ['behavior'],
  render: (args) => (
    <>
      <Controlled {...args} />
      <Button disabled focusableWhenDisabled>
        Send
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Send' }).focus()
    const input = canvas.getByRole('searchbox', { name: 'Search by file name' })
    await userEvent.keyboard('/')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('and/or')
    await expect(input).toHaveValue('and/or')
  },
}

const onOuterKeyDown = fn()
const ref = fn()

export const EscapeClearsFirst: Story = {
  tags: ['behavior'],
  args: { value: 'replay' },
  render: (args) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: represents a dialog that closes on Escape.
    <div onKeyDown={onOuterKeyDown}>
      <Controlled {...args} ref={ref} />
    </div>
  ),
  play: async ({ canvas }) => {
    onOuterKeyDown.mockClear()
    const input = canvas.getByRole('searchbox')
    await expect(ref).toHaveBeenCalledWith(input)
    await userEvent.click(input)
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(onOuterKeyDown).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onOuterKeyDown).toHaveBeenCalledOnce()

    await userEvent.keyboard('gist')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
}

export const RightToLeft: Story = rightToLeftWith({
  label: arabic.word,
  value: arabic.file,
  shortcut: undefined,
})

export const Stress: Story = stressOf(Controlled, {}, { value: longWord, shortcut: undefined })
