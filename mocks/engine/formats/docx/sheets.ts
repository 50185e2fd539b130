import { countWords } from '../../text/wordSpans.ts'
import { type Draft, draft, type Sheet } from '../compose.ts'
import { toSections } from '../sections.ts'
import type { DocxBlock, DraftBlock } from './paragraph.ts'

/** Manual page breaks further apart than this do not mark every page. */
const MAX_WORDS_ON_PAGE = 1000

/**
 * The pages if the file contains the layout's page breaks, or if its manual breaks mark every page; otherwise the sections.
 * Footnotes and endnotes are at the end of both.
 */
export function toSheets(blocks: readonly DocxBlock[]): Sheet[] {
  const isRendered = blocks.some((block) => block.kind === 'pageBreak' && block.isRendered)
  const pages = toPages(blocks)
  const isMarked = isRendered || pages.every((page) => wordsIn(page) <= MAX_WORDS_ON_PAGE)
  if (pages.length > 1 && isMarked)
    return pages.map((page, i) => ({
      number: i + 1,
      drafts: joinCode([...draftsOf(page), ...notesOf(page)]),
    }))
  const drafts: Draft[] = []
  let section: DraftBlock[] = []
  for (const block of pages.flat()) {
    if (block.draft.kind === 'heading') {
      for (const note of notesOf(section)) drafts.push(note)
      section = []
    }
    drafts.push(block.draft)
    section.push(block)
  }
  return toSections(joinCode([...drafts, ...notesOf(section)]))
}

function toPages(blocks: readonly DocxBlock[]): DraftBlock[][] {
  const pages: DraftBlock[][] = [[]]
  let sinceManual = 0
  for (const block of blocks) {
    if (block.kind === 'draft') {
      pages.at(-1)?.push(block)
      sinceManual += 1
    } else if (!block.isRendered) {
      pages.push([])
      sinceManual = 0
      // A layout break right after a manual one marks the same page.
    } else if (sinceManual > 0 || pages.length === 1) pages.push([])
  }
  return pages
}

function draftsOf(page: readonly DraftBlock[]): Draft[] {
  return page.map(({ draft }) => draft)
}

function notesOf(page: readonly DraftBlock[]): Draft[] {
  return page.flatMap(({ notes }) => notes.map((note) => draft('paragraph', note)))
}

function wordsIn(page: readonly DraftBlock[]): number {
  return page.reduce((sum, { draft }) => sum + countWords(draft.text), 0)
}

/** Each line of code is a paragraph in Word. */
function joinCode(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = []
  for (const next of drafts) {
    const above = joined.at(-1)
    if (next.kind === 'code' && above?.kind === 'code')
      joined[joined.length - 1] = { ...above, text: `${above.text}\n${next.text}` }
    else joined.push(next)
  }
  return joined
}
