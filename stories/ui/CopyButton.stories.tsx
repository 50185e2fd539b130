import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CopyButton } from '../../src/ui/CopyButton/CopyButton.tsx'
import { each, inRow } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  parameters: componentDocs(`Copies a text to the clipboard, such as a key or an id beside it. It shows and
announces "Copied" until the text changes.

It renders nothing if the browser does not allow the page to copy; users can select the text on the page. Variants and
sizes are those of Button.

**Use instead:** Menu if a text can be copied in several formats.`),
  args: { text: 'JBSW Y3DP', what: 'key', size: 'small' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = statesTable({ rows: ['whole', 'brief'] }, (form) =>
  form === 'whole' ? (
    <CopyButton text="JBSW" what="key" />
  ) : (
    <CopyButton text="JBSW" what="key" brief size="small" variant="quiet" />
  ),
)

export const RightToLeft: Story = {
  args: { text: arabic.sentence, what: arabic.word },
  ...rightToLeft(
    inRow(each(CopyButton, { size: undefined }, { brief: true, size: 'small', variant: 'quiet' })),
  ),
}

export const Stress: Story = stress(() => <CopyButton text={longWord} what={longWord} />)

/** Replaces the clipboard, because writing to it needs a permission. */
export const CopiesText: Story = {
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const written: string[] = []
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    })
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
      await expect(await canvas.findByText('The key is copied.')).toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus()
      await expect(written).toEqual([args.text])
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    }
  },
}
