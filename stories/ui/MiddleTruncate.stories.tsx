import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MiddleTruncate } from '../../src/ui/MiddleTruncate/MiddleTruncate.tsx'
import { each, inStack, inWidth } from './support/examples.tsx'
import { longName, longWord, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Data/MiddleTruncate',
  component: MiddleTruncate,
  parameters: componentDocs(`A document name on one line. If it does not fit, its middle is truncated, between
words where possible, because the version and the file extension are at the end.

Assistive technology reads the full name, and the \`title\` shows it on hover. The name keeps its own text direction
on pages with the opposite direction.

**Use instead:** plain text if the name may wrap, as on phones.`),
  args: { text: longName },
} satisfies Meta<typeof MiddleTruncate>
export default meta
type Story = StoryObj<typeof meta>

const names = (...others: string[]) =>
  [
    longName,
    `${longWord}.docx`,
    'notes.md',
    'No extension but rather a long name without any dot',
    ...others,
  ].map((text) => ({ text }))
const arabicName = `${arabic.sentence.replace('.', '')} ${arabic.file}`

export const Default: Story = { render: inWidth(320, each(MiddleTruncate, {})) }

export const States: Story = {
  render: inStack({ gap: 24 }, (args) =>
    [640, 288, 160, 72].map((px) => (
      <Width key={px} px={px}>
        {each(MiddleTruncate, ...names())(args)}
      </Width>
    )),
  ),
}

export const RightToLeft: Story = rightToLeft(
  inStack({ gap: 24, fill: true }, (args) =>
    [320, 160].map((px) => (
      <Width key={px} px={px}>
        {each(MiddleTruncate, { text: arabic.file }, { text: arabicName }, { text: longName })(args)}
      </Width>
    )),
  ),
)

export const Stress: Story = stressOf(MiddleTruncate, ...names(arabicName))

const protocolName = 'lantern-protocol-of-the-first-weeks.pdf'

/** At every width the shown text is cut between words, has no gap and is not wider than its box. */
export const CutsBetweenWords: Story = {
  tags: ['behavior'],
  render: () => (
    <Width px={200}>
      <MiddleTruncate text={protocolName} data-testid="name" />
    </Width>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByTestId('name')
    const box = name.parentElement as HTMLElement
    await expect(name).toHaveAttribute('title', protocolName)
    // With the fallback font, other cuts fit.
    await document.fonts.ready

    for (const width of [240, 200, 160, 120]) {
      box.style.width = `${width}px`
      await waitFor(async () => {
        const shown = canvas.getByText(/…/)
        const [start = '', end = ''] = shown.textContent.split('…')
        await expect(protocolName).toMatch(new RegExp(`^${start}[-.].*[-.]${end}$`))
        await expect(end).toMatch(/\.pdf$/)
        await expect(shown.clientWidth).toBeLessThanOrEqual(width)
        await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
      })
    }

    box.style.width = '400px'
    await waitFor(() => expect(canvas.queryByText(/…/)).toBeNull())
  },
}
