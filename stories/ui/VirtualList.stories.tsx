import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { VirtualList } from '../../src/ui/VirtualList/VirtualList.tsx'
import { listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stressOf } from './support/requiredStories.tsx'
import { withPseudoClasses } from './support/states.tsx'

interface Session {
  id: string
  title: string
  note: string
}

const titles = [
  'Does sleep strengthen schemas or only transfer them?',
  'Hippocampal replay after novel learning',
  'Which findings on dream recall contradict each other?',
  'Adaeze, second interview: what she says about reconsolidation',
  'Effect sizes of targeted memory reactivation',
]

const sessions = (count: number): readonly Session[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `session-${index + 1}`,
    title: `${index + 1}. ${titles[index % titles.length]}`,
    // Every third item is taller.
    note: index % 3 === 0 ? 'Answered from four documents, two of which disagree.' : '',
  }))

const itemStyle: CSSProperties = { padding: '8px 16px', borderBlockEnd: '1px solid var(--color-line)' }
const noteStyle: CSSProperties = { color: 'var(--color-faint)', fontSize: '0.78125rem', lineHeight: '1rem' }
const boxStyle: CSSProperties = {
  height: 360,
  border: '1px solid var(--color-line)',
  borderRadius: 8,
  background: 'var(--color-surface)',
}

const renderSession = ({ title, note }: Session) => (
  <div style={itemStyle}>
    <p style={{ overflowWrap: 'anywhere' }}>{title}</p>
    {note && <p style={noteStyle}>{note}</p>}
  </div>
)

const meta = {
  title: 'Components/Data/VirtualList',
  component: VirtualList<Session>,
  parameters: componentDocs(`A list that is too long to render completely: chat sessions, activity. Items can
have any height. Only items near the viewport are rendered, and the focused item stays rendered after it
scrolls away. Each item has its position and the size of the set for assistive technology.

The list has the height of its class or its layout and scrolls inside. Its box is focusable: the arrow, page, Home and
End keys scroll it.

**Use instead:** a plain list for up to about two hundred items, because find-in-page and printing then include all of
them; DataTable if items have several columns to compare.`),
  args: {
    label: 'Chat sessions',
    items: sessions(10_000),
    renderItem: renderSession,
    getKey: ({ id }) => id,
    style: boxStyle,
  },
} satisfies Meta<typeof VirtualList<Session>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  ...withPseudoClasses({ focusVisible: '#drawn', focus: '#drawn' }),
  args: { style: { ...boxStyle, height: 140 } },
  render: listed(
    VirtualList<Session>,
    { fill: true },
    { items: sessions(2) },
    { id: 'drawn', label: 'Earlier sessions', items: sessions(40) },
  ),
}

/** Only the items near the visible area are rendered. */
export const ScrollsToTheEnd: Story = {
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Chat sessions' })
    await canvas.findByText(/^1\. /)
    region.scrollTop = region.scrollHeight
    const last = await waitFor(() => {
      const found = canvasElement.querySelector('[aria-posinset="10000"]')
      if (!found) throw new Error('The last item is not in the page')
      return found
    })
    await expect(last).toHaveAttribute('aria-setsize', '10000')
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(100)
  },
}

export const KeepsTheFocusedItem: Story = {
  args: {
    renderItem: ({ title }: Session) => (
      <div style={itemStyle}>
        <Button size="small">{title}</Button>
      </div>
    ),
  },
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    const first = await canvas.findByRole('button', { name: /^1\. / })
    first.focus()
    region.scrollTop = region.scrollHeight
    await canvas.findByRole('button', { name: /^10000\. / })
    await expect(first).toHaveFocus()
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(100)
  },
}

export const RightToLeft: Story = rightToLeftOf(VirtualList<Session>, {
  label: arabic.word,
  items: sessions(40).map((session) => ({ ...session, title: arabic.sentence, note: arabic.name })),
})

export const Stress: Story = stressOf(VirtualList<Session>, {
  items: sessions(40).map((session) => ({ ...session, title: longWord })),
})
