import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ContextFrom, StateValueFrom } from 'xstate'
import { createDocument } from '../../mocks/factories/document.ts'
import type { Source } from '../../src/api/types.ts'
import { PassagePanel } from '../../src/flows/chat/evidence/PassagePanel.tsx'
import { CitedDocumentView } from '../../src/modules/document-viewer/CitedDocumentView.tsx'
import { DocumentButtons } from '../../src/modules/document-viewer/DocumentButtons.tsx'
import { DocumentDialog } from '../../src/modules/document-viewer/DocumentDialog.tsx'
import type { DocumentViewProps } from '../../src/modules/document-viewer/DocumentView.tsx'
import type { DocumentContent } from '../../src/modules/document-viewer/documentContent.ts'
import { documentFileMachine } from '../../src/modules/document-viewer/documentFile.machine.ts'
import type { WordNode } from '../../src/modules/document-viewer/word/wordTree.ts'
import { inRouter } from '../support/inApp.tsx'
import { stateStory } from '../support/stateStory.tsx'
import { createBarPdf, RANGE_PAGE } from '../ui/support/pdf.ts'

export default { title: 'Modules/Document viewer', decorators: [inRouter()] } satisfies Meta

const source = {
  filename: 'tides.pdf',
  page: 2,
  heading: 'The spring range',
  confidence: 0.91,
  salience: 0.64,
  excerpt: 'The spring range at the landing is 3.4 metres, the neap range 1.6.',
  context:
    'The spring range at the landing is 3.4 metres, the neap range 1.6. Boats of more than two metres wait for half tide.',
}
const LONG_NAME =
  'Tide tables of the outer mole and the inner harbor, with the notes of the keeper, revised edition 1924.pdf'

const pdf: DocumentContent = {
  kind: 'pdf',
  bytes: createBarPdf(
    ['The tides at the landing', 'High water comes fifty minutes later', 'each day.'],
    RANGE_PAGE,
  ),
}
const [LINE_LEFT, LINE_TOP, LETTER] = [48, 120, 4.5]
/** A page without text of its own, whose words were recognized. */
const scan: DocumentContent = {
  kind: 'pdf',
  bytes: createBarPdf([], []),
  readScan: async (page) => ({
    angle: 1.2,
    words: source.excerpt.split(' ').map((text, i, { length }) => ({
      text,
      x: LINE_LEFT + source.excerpt.split(' ').slice(0, i).join(' ').length * LETTER,
      y: LINE_TOP + page,
      width: text.length * LETTER,
      height: 8,
      ends_line: i === length - 1,
    })),
  }),
}
const markdown: DocumentContent = {
  kind: 'markdown',
  text: `# Tides at Skarholm

High water comes fifty minutes later each day.

## Range

The spring range at the **landing** is 3.4 metres, the neap range 1.6. Boats of more than two metres wait for half tide.

- Storm petrels nest in the wall.
- Gannets do not land.

| Month | Spring range |
| ----- | ------------ |
| March | 3.6 metres   |
| June  | 3.1 metres   |
`,
}
const text: DocumentContent = {
  kind: 'text',
  text: `TIDES\n\nHigh water comes fifty minutes later each day.\n\n${source.context}\n\nWind: west, 4`,
}
const element = (tagName: string, ...children: (WordNode | string)[]): WordNode => ({
  type: 'element',
  tagName,
  properties: tagName === 'a' ? { href: 'https://tides.example/' } : {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
})
const cells = (name: 'th' | 'td', ...values: string[]) =>
  element('tr', ...values.map((value) => element(name, element('p', value))))
const word: DocumentContent = {
  kind: 'word',
  tree: {
    type: 'root',
    children: [
      element('h1', 'Tides at Skarholm'),
      element('p', 'See the ', element('a', 'tables of the harbor'), '.'),
      element('h2', 'Range'),
      element('p', 'The spring range at the ', element('strong', 'landing'), source.excerpt.slice(31)),
      element('ol', element('li', 'Read the gauge.'), element('li', 'Wait for half tide.')),
      element('table', cells('th', 'Month', 'Range'), cells('td', 'March', '3.6 metres')),
    ],
  },
}

type Machine = typeof documentFileMachine
type View = (props: DocumentViewProps, cited: typeof source) => ReactNode
type DocumentArgs = Pick<Source, 'filename' | 'excerpt' | 'is_scan'>
type StoryOptions = Partial<DocumentArgs & ContextFrom<Machine>>

/** A document at a cited passage, in the evidence column. */
const inColumn: View = (props, cited) => (
  <main style={{ width: 'min(540px, 100%)', height: '100dvh' }}>
    <PassagePanel
      source={cited}
      document={<CitedDocumentView {...props} cited={cited} confidence={cited.confidence} />}
      onClose={fn()}
    />
  </main>
)

/** A document that was opened from the Knowledge Base. */
const inDialog: View = (props) => <DocumentDialog {...props} open onClose={fn()} />

const story = (
  value: StateValueFrom<Machine>,
  view: View,
  content: DocumentContent | null = null,
  { filename = source.filename, excerpt = source.excerpt, is_scan = false, ...context }: StoryOptions = {},
) =>
  stateStory<Machine, DocumentArgs>(
    documentFileMachine,
    value,
    (args) => ({
      query: { name: args.filename, documentId: null },
      data: null,
      failure: null,
      ...context,
    }),
    (state, args) => view({ state, send: fn(), content }, { ...source, ...args }),
    { filename, excerpt, is_scan },
  )

const waitForMarks = async () => {
  await waitFor(() => expect(document.querySelector('[data-mark]')).not.toBeNull())
}
const waitForPages = async () => {
  await screen.findByRole('group', { name: /^Page 1 of/, busy: false })
}

export const Loading = story('loading', inColumn)
export const LoadingInDialog = story('loading', inDialog)
export const Showing = story({ loaded: 'showing' }, inColumn, pdf)
Showing.play = waitForMarks
/** Not pictured: looks like Showing, on a page without text of its own. */
export const ShowingScan = story({ loaded: 'showing' }, inColumn, scan, { is_scan: true })
ShowingScan.tags = ['behavior']
ShowingScan.play = async ({ canvas }) => {
  await waitForMarks()
  await expect(canvas.getByText('p. 2, read from a scan')).toBeVisible()
  const page = await canvas.findByRole('group', { name: 'Page 2 of tides.pdf' })
  window.getSelection()?.selectAllChildren(page)
  await expect(window.getSelection()?.toString()).toContain('The spring range at the landing is 3.4 metres')
}
export const ShowingMarkdown = story({ loaded: 'showing' }, inColumn, markdown, { filename: 'tides.md' })
export const ShowingText = story({ loaded: 'showing' }, inColumn, text, { filename: 'tides.txt' })
export const ShowingWord = story({ loaded: 'showing' }, inColumn, word, { filename: 'tides.docx' })
export const QuotationNotFound = story({ loaded: 'showing' }, inColumn, text, {
  filename: 'tides.txt',
  excerpt: 'The neap range is 9 metres.',
})
export const PdfInDialog = story({ loaded: 'showing' }, inDialog, pdf)
PdfInDialog.play = waitForPages
/** What the file says about itself, and what can be done with it. */
export const FactsInDialog = story(
  { loaded: 'showing' },
  (props) => (
    <DocumentDialog
      {...props}
      open
      onClose={fn()}
      buttons={<DocumentButtons document={createDocument({ is_indexed: true })} onExclude={fn()} />}
      document={createDocument({
        summary: 'The gauge at the mole measures the height of the tide every six minutes.',
        suggested_questions: ['How high is the neap tide?', 'When is the gauge read?'],
        metadata: {
          author: 'Signe Holt, Ruth Egge',
          created: '2025-03',
          modified: '2026-02-17',
          page_count: 2,
          language: 'en-GB',
        },
      })}
    />
  ),
  pdf,
)
FactsInDialog.play = async () => {
  await waitForPages()
  const facts = 'Signe Holt, Ruth Egge · Created Mar 2025 · Changed Feb 17, 2026 · 2 pages · British English'
  const [line] = screen.getAllByText(
    (_, element) => element?.tagName === 'P' && element.textContent === facts,
  )
  await expect(line).toBeVisible()
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  await expect(summary.getByText(/^The gauge at the mole/)).toBeVisible()
  await expect(summary.getByRole('link', { name: 'When is the gauge read?' })).toHaveAttribute(
    'href',
    '/chat',
  )
}
export const LongNameInDialog = story({ loaded: 'showing' }, inDialog, pdf, { filename: LONG_NAME })
LongNameInDialog.play = waitForPages
export const MarkdownInDialog = story({ loaded: 'showing' }, inDialog, markdown, { filename: 'tides.md' })
export const TextInDialog = story({ loaded: 'showing' }, inDialog, text, { filename: 'tides.txt' })
export const WordInDialog = story({ loaded: 'showing' }, inDialog, word, { filename: 'tides.docx' })
const findRange = (region: RegExp) => async () => {
  ;(await screen.findByRole('region', { name: region })).focus()
  await userEvent.keyboard('{Control>}f{/Control}')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find in document' }), 'RANGE{Enter}')
  await expect(await screen.findByText(/^2 of [2-9]$/, { selector: 'search span' })).toBeVisible()
}
/** The second match is the current one. */
export const FoundInPdf = story({ loaded: 'showing' }, inDialog, pdf)
FoundInPdf.play = async () => {
  await waitForPages()
  await findRange(/^Pages of/)()
}
export const FoundInMarkdown = story({ loaded: 'showing' }, inColumn, markdown, { filename: 'tides.md' })
FoundInMarkdown.play = findRange(/^Text of/)
export const NothingFound = story({ loaded: 'showing' }, inColumn, text, { filename: 'tides.txt' })
NothingFound.play = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Find in document' }))
  await userEvent.keyboard('zeppelin')
  await expect(await screen.findByText('Not found', { selector: 'search span' })).toBeVisible()
}
export const Absent = story({ loaded: 'unavailable' }, inColumn, null, { data: 'absent' })
export const Ambiguous = story({ loaded: 'unavailable' }, inColumn, null, { data: 'ambiguous' })
export const Unsupported = story({ loaded: 'unavailable' }, inDialog, null, {
  filename: 'tides.rtf',
  data: 'unsupported',
})
export const Unreadable = story({ loaded: 'unavailable' }, inDialog, null, {
  filename: 'tides.docx',
  data: 'unreadable',
})
export const Failed = story('failed', inColumn, null, { failure: 'Server error. Please try again later.' })
export const FailedInDialog = story('failed', inDialog, null, {
  failure: 'Server error. Please try again later.',
})
