import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { stepOf } from '../../src/domain/confidence.ts'
import { CitationChip } from '../../src/ui/CitationChip/CitationChip.tsx'
import Markdown from '../../src/ui/Markdown/Markdown.tsx'
import { each } from './support/examples.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'

const answer = `Most of your evidence supports a causal role, through replay. [1] It does not show that sleep is the only route.

The case for causation rests on timing and on **intervention**. Disturbing it *degrades* later recall. [1, 2] See \`spindles[3]\`.

## What cuts against it

> We blocked spindles and the animals still knew the arena.

- animals still recognized the arena [3]
- they lost only the order of events`

const allElements = `# What the documents hold

A paragraph with **weight**, *stress*, ~~a withdrawn claim~~ and [the review](https://example.org/review).[^replay]

## What they measured

1. sleep, in 14 animals
   - slow-wave sleep alone
   - spindles blocked
2. recall, after a night

### Still to be done

- [x] read the 2019 review
- [ ] compare the field notes

#### How it was computed

The share is \`kept / shown\`:

\`\`\`python
def share(kept, shown):
    return kept / shown if shown else None  # an absent measure is not nothing, and stays absent
\`\`\`

| Study | Year | Effect | Animals | Recall after a night, without spindles |
|---|--:|---|--:|---|
| Tse | 2007 | within two days | 24 | unchanged |
| Klinzing | 2019 | nightly | 14 | lost the order of events |

---

Nothing else bears on it.[^replay][^field]

[^replay]: Time-compressed reactivation of waking sequences.
[^field]: Week 11, the only primary record.`

const untrustedText = `<script>alert(1)</script>

<b>bold</b> [click](javascript:alert(1)) ![pixel](https://example.org/pixel.png) [data](data:text/html,x) [here](#main) [mail](mailto:a@example.org)`

const meta = {
  title: 'Components/Evidence/Markdown',
  component: Markdown,
  parameters: componentDocs(`The formatted text of an answer. The text comes from a model that read user
documents and is therefore untrusted: HTML is skipped, images are replaced by their alternative text, and
links work only for web and email addresses.

**Headings.** Use it on a page that already has two heading levels. Quoted text of a document has its own style.

**Citations.** \`renderCitation\` renders the markers \`[1]\` and \`[1, 2]\`. In code and links the markers stay text.

**Languages.** Each block has the text direction of its own text.

**Lazy loading.** It includes a parser and is a default export for \`lazy(() => import(…))\`.`),
  args: { text: answer },
  argTypes: { renderCitation: { control: false } },
  decorators: [
    (Story) => (
      <Width px={520}>
        <Story />
      </Width>
    ),
  ],
} satisfies Meta<typeof Markdown>
export default meta
type Story = StoryObj<typeof meta>

const confidences = [0.934, 0.841, 0.667]
const renderCitation = (number: number): ReactNode => (
  <CitationChip number={number} step={stepOf(confidences[number - 1] ?? 0)} active={number === 2} />
)

export const Default: Story = { args: { lead: true, renderCitation } }

export const States: Story = { args: { text: allElements } }

export const WithoutCitations: Story = { args: { lead: true } }

export const UntrustedContent: Story = {
  args: { text: untrustedText },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, b, img')).toBeNull()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'mail' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const CodeKeepsItsMarkers: Story = {
  tags: ['behavior'],
  args: { renderCitation },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Source/ })).toHaveLength(4)
    await expect(canvas.getByText('spindles[3]')).toBeVisible()
  },
}

export const HeadingLevels: Story = {
  tags: ['behavior'],
  args: {
    text: '### Begins deep\n\n##### Deeper\n\n# Top\n\n### Below\n\n## Between\n\nWords.[^1]\n\n[^1]: Note.',
  },
  decorators: [
    (Story) => (
      <>
        <h2>Answer</h2>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const levels = canvas
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
    await expect(levels).toEqual([
      'H2 Answer',
      'H3 Begins deep',
      'H4 Deeper',
      'H3 Top',
      'H4 Below',
      'H4 Between',
      'H4 Footnotes',
    ])
  },
}

export const WideContentScrollsByKeyboard: Story = {
  tags: ['behavior'],
  args: { text: allElements },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('group', { name: 'Code, python' })
    const link = canvas.getByRole('link', { name: 'the review' })
    link.focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(code).toHaveFocus()
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth)
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Table' })).toHaveFocus()
  },
}

export const FootnoteLinks: Story = {
  tags: ['behavior'],
  render: () => (
    <Stack>
      <Markdown text={allElements} />
      <Markdown text={allElements} data-testid="second" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const second = canvas.getByTestId('second')
    const reference = second.querySelector<HTMLElement>('a[aria-label="Footnote 2"]')
    await userEvent.click(reference ?? second)
    const note = document.activeElement
    await expect(second.contains(note)).toBe(true)
    await expect(note).toHaveTextContent('Week 11, the only primary record.')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(reference).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  args: {
    text: `An English answer that cites a note in Arabic. [1]

${arabic.sentence} [2]

- ${arabic.word}
- ${arabic.name}

> ${arabic.sentence}

| ${arabic.word} | ${arabic.action} |
|---|---|
| ${arabic.file} | 2019 |`,
    renderCitation,
  },
}

export const InARightToLeftPage: Story = {
  args: { text: `${arabic.sentence}\n\n- ${arabic.word}\n\nSleep spindles gate what is kept.\n\n\`a = b\`` },
  ...rightToLeft(each(Markdown, {})),
}

export const Stress: Story = stressOf(Markdown, {
  text: `# ${longWord}\n\n${longWord} [1]\n\n\`${longWord}\`\n\n- ${longWord}\n\n> ${longWord}\n\n${allElements}`,
  renderCitation,
})
