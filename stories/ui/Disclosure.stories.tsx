import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Disclosure } from '../../src/ui/Disclosure/Disclosure.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const meta = {
  title: 'Components/Structure/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
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
    children: (
      <p style={{ paddingInline: 16 }}>Hippocampal replay during slow-wave sleep causes the transfer.</p>
    ),
  },
  render: (args) => (
    <Width px={400}>
      <Disclosure {...args} />
    </Width>
  ),
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = statesTable({ rows: ['open', 'folded'] }, (row, args) => (
  <div style={{ width: 176 }}>
    <Disclosure {...args} defaultOpen={row === 'open'}>
      <p style={{ paddingInline: 16 }}>Replay causes the transfer.</p>
    </Disclosure>
  </div>
))

export const Several: Story = {
  render: () => (
    <Stack gap={0} width={400} fill>
      <Disclosure title="Hypotheses" count={3}>
        <p style={{ paddingInline: 16 }}>Sleep spindles gate which traces are transferred.</p>
      </Disclosure>
      <Disclosure title="Sources" count={1284} defaultOpen={false}>
        <p style={{ paddingInline: 16 }}>Klinzing 2019</p>
      </Disclosure>
      <Disclosure title="Without a count">
        <p style={{ paddingInline: 16 }}>Nothing to count.</p>
      </Disclosure>
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <>
    <Disclosure title={arabic.word} count={3}>
      <p style={{ paddingInline: 16 }}>{arabic.sentence}</p>
    </Disclosure>
    <Disclosure title={arabic.action} count={1} defaultOpen={false}>
      {arabic.sentence}
    </Disclosure>
  </>
))

export const Stress: Story = stress(() => (
  <Disclosure title={longWord} count={1284}>
    {longWord}
  </Disclosure>
))

export const Keyboard: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Hypotheses/ })
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard(' ')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
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
