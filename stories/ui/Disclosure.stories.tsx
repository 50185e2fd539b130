import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Disclosure } from '../../src/ui/Disclosure/Disclosure.tsx'
import { each, inWidth, listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stressOf } from './support/requiredStories.tsx'
import { inBox, statesTable } from './support/states.tsx'

const padded = (text: string) => <p style={{ paddingInline: 16 }}>{text}</p>

const meta = {
  title: 'Components/Structure/Disclosure',
  component: Disclosure,
  parameters: componentDocs(`A collapsible section of a panel with a heading: hypotheses, sources, reasoning
nodes.

**When.** Readers use the section most of the time and may collapse it. It starts expanded. \`count\` shows the number
of items while it is collapsed.

**Use instead:** Accordion for several sections of one kind; Tabs if only one of a few panels is read at a time;
Dialog for content that interrupts the user.

The browser's find-in-page finds text in a collapsed section and expands it.`),
  args: {
    title: 'Hypotheses',
    count: 3,
    onOpenChange: fn(),
    children: padded('Hippocampal replay during slow-wave sleep causes the transfer.'),
  },
  render: inWidth(400, each(Disclosure, {})),
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = statesTable(
  { rows: ['open', 'folded'] },
  inBox(176, (row, args) => (
    <Disclosure {...args} defaultOpen={row === 'open'}>
      {padded('Replay causes the transfer.')}
    </Disclosure>
  )),
)

export const Several: Story = {
  render: listed(
    Disclosure,
    { gap: 0, width: 400, fill: true },
    { children: padded('Sleep spindles gate which traces are transferred.') },
    { title: 'Sources', count: 1284, defaultOpen: false, children: padded('Klinzing 2019') },
    { title: 'Without a count', count: undefined, children: padded('Nothing to count.') },
  ),
}

export const RightToLeft: Story = rightToLeftOf(
  Disclosure,
  { title: arabic.word, count: 3, children: padded(arabic.sentence) },
  { title: arabic.action, count: 1, defaultOpen: false, children: arabic.sentence },
)

export const Stress: Story = stressOf(Disclosure, { title: longWord, count: 1284, children: longWord })

export const FoldsAndUnfolds: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Hypotheses/ })
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** A collapsed panel has `hidden="until-found"`. */
export const OpensOnFindInPage: Story = {
  tags: ['behavior'],
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Hippocampal replay/)
    const panel = text.closest('[hidden]')
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'))
  },
}

/** With reduced motion there is no transition, not even a short one. */
export const ReducedMotion: Story = {
  tags: ['behavior'],
  globals: { motion: 'reduce' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const panel = canvas.getByText(/Hippocampal replay/).closest('[hidden]')
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    if (panel) await expect(getComputedStyle(panel).transitionDuration).toBe('0s')
  },
}
