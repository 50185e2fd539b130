import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileUp, MessageSquare, Search, SlidersHorizontal, X } from 'lucide-react'
import { type CSSProperties, createElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Card } from '../../src/ui/Card/Card.tsx'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { longWord, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { interactionStates, statesTable, withPseudoClasses } from './support/states.tsx'

const row: CSSProperties = { padding: '12px 16px', borderBlockStart: '1px solid var(--color-line)' }
/** Without content, which is the title. */
const linkTo = (id: string) => createElement('a', { href: `#${id}` })
const mutedText: CSSProperties = { color: 'var(--color-muted)' }

const meta = {
  title: 'Components/Structure/Card',
  component: Card,
  parameters: componentDocs(`A panel with a thin border around related content. With a title it is a section
of the page, labeled by the title. \`render={<article />}\` makes it an article, \`render={<li />}\` a list
item.

**Padding.** Use the default. Use \`none\` for rows and tables that extend to the border.

**Links.** With \`link\`, the title is a link and the whole card is clickable.
Buttons in \`actions\` remain separate. Do not nest cards.

**Use instead:** Notice for a message; Accordion for collapsible content; no container if white space already groups
the content.`),
  args: { title: 'Uploads', note: '1 of 3 complete', children: 'Your documents, searchable in Chat.' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

const actions = [
  { icon: <FileUp size={16} />, title: 'Upload documents', text: 'PDF, TXT, MD or DOCX' },
  { icon: <MessageSquare size={16} />, title: 'Ask a question', text: 'Start a new chat over your graph' },
  { icon: <Search size={16} />, title: 'Find a document', text: 'Search files by name' },
  {
    icon: <SlidersHorizontal size={16} />,
    title: 'Tune the assistant',
    text: 'Contradiction tolerance is 0.7',
  },
] as const

export const Default: Story = {}

/** A card with a link; other cards have no interaction states. */
export const States: Story = {
  ...statesTable({ rows: ['link', 'link with actions'] }, (kind) => (
    <Card
      title="Ask a question"
      link={linkTo('chat')}
      render={<article />}
      actions={
        kind === 'link' ? undefined : (
          <IconButton label="Dismiss">
            <X aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <span style={mutedText}>Start a new chat</span>
    </Card>
  )),
  ...withPseudoClasses({
    hover: '[data-interaction="hover"] article',
    focusVisible: interactionStates.parameters.pseudo.focusVisible,
    focus: interactionStates.parameters.pseudo.focus,
    active: '[data-interaction="active"] article',
  }),
}

export const Variants: Story = {
  render: () => (
    <Stack fill width={640}>
      <Card>Without a title: only a panel.</Card>
      <Card
        title="Uploads"
        note="1 of 3 complete"
        actions={
          <Button size="small" variant="quiet" edge="end">
            Cancel all
          </Button>
        }
        padding="none"
      >
        <ul style={{ marginBlockStart: 12 }}>
          <li style={row}>reading-list-annotated.md</li>
          <li style={row}>Tse_2007_Schemas-and-memory-consolidation.pdf</li>
        </ul>
      </Card>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 16 }}>
        {actions.map(({ icon, title, text }) => (
          <Card key={title} render={<li />} title={title} level={3} link={linkTo(title)} note={icon}>
            <span style={mutedText}>{text}</span>
          </Card>
        ))}
      </ul>
    </Stack>
  ),
}

const onAction = fn()

export const ClickableAnywhere: Story = {
  tags: ['behavior'],
  render: () => (
    <Card
      title="Ask a question"
      link={linkTo('chat')}
      actions={
        <IconButton label="Dismiss" onClick={onAction}>
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      Start a new chat over your graph
    </Card>
  ),
  play: async ({ canvas }) => {
    onAction.mockClear()
    const card = canvas.getByRole('region', { name: 'Ask a question' })
    const link = canvas.getByRole('link', { name: 'Ask a question' })
    const onLinkClick = fn((event: Event) => event.preventDefault())
    link.addEventListener('click', onLinkClick)

    const { left, bottom } = card.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 8, bottom - 8)).toBe(link)

    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(onAction).toHaveBeenCalledTimes(1)
    await expect(onLinkClick).not.toHaveBeenCalled()

    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onLinkClick).toHaveBeenCalledTimes(1)
  },
}

export const RightToLeft: Story = rightToLeft(() => (
  <Card
    title={arabic.word}
    note={arabic.name}
    actions={
      <Button size="small" variant="quiet" edge="end">
        {arabic.action}
      </Button>
    }
  >
    {arabic.sentence}
  </Card>
))

export const Stress: Story = stress(() => (
  <>
    <Card title={longWord} note={longWord} actions={<Button size="small">{longWord}</Button>}>
      {longWord}
    </Card>
    <Card render={<article />} title={longWord} link={linkTo('chat')} padding="none">
      {longWord}
    </Card>
  </>
))
