import { sentences } from '../text/sentences.ts'
import type { Block, BlockKind, ExtractedPage } from '../types.ts'

/** A block before its position in the page and its place in the document's sections are known. */
export interface Draft {
  readonly kind: BlockKind
  /** Lines only inside code. */
  readonly text: string
  /**
   * Of a heading: smaller numbers are further out. Of an item: its depth in nested lists, from 0. Of a paragraph: 1 if it is
   * part of an item.
   */
  readonly level: number
  /** See `Block.context`. Items and rows without one get their lead-in sentence. */
  readonly context: string | null
  /** Of a row below the names of its columns: its cells, also empty ones, and the names. */
  readonly table?: { readonly names: readonly string[]; readonly cells: readonly string[] }
}

/** The blocks of one page, or of one section in formats without pages. */
export interface Sheet {
  readonly number: number | null
  readonly drafts: readonly Draft[]
}

const MAX_HEADING_LENGTH = 1000

interface Section {
  readonly title: string
  readonly level: number
}

export function draft(kind: BlockKind, text: string, context: string | null = null, level = 0): Draft {
  return { kind, text, level, context }
}

/**
 * The pages of a document: their texts, with the section titles and lead-in sentences of their blocks. Yields after each page,
 * see `runInSlices`.
 */
export function* composePages(sheets: readonly Sheet[]): Generator<void, ExtractedPage[]> {
  const path: Section[] = []
  const leadIns = new LeadIns()
  const pages: ExtractedPage[] = []
  for (const { number, drafts } of sheets) {
    const above = path.at(-1)?.title ?? null
    const blocks: Block[] = []
    let first: string | null = null
    let text = ''
    let previous: Draft | undefined
    for (const given of drafts) {
      const next = isTooLong(given) ? { ...given, kind: 'paragraph' as const, level: 0 } : given
      if (next.text === '') continue
      if (previous !== undefined) text += isTight(previous, next) ? '\n' : '\n\n'
      if (next.kind === 'heading')
        while (path.length > 0 && (path.at(-1)?.level ?? 0) >= next.level) path.pop()
      const context = leadIns.contextOf(next)
      const headings = path.map(({ title }) => title)
      blocks.push({
        kind: next.kind,
        start: text.length,
        end: text.length + next.text.length,
        headings,
        context,
      })
      text += next.text
      if (next.kind === 'heading') {
        path.push({ title: next.text, level: next.level })
        first ??= next.text
      }
      previous = next
    }
    pages.push({ number, heading: first ?? above, text, blocks })
    yield
  }
  return pages
}

/** A whole text marked as a heading is none, and would be read again with each passage below it. */
function isTooLong({ kind, text }: Draft): boolean {
  return kind === 'heading' && text.length > MAX_HEADING_LENGTH
}

/** Whether two blocks belong together: the items of a list, the rows of a table, a term and its text. */
function isTight(above: Draft, below: Draft): boolean {
  const isList = above.kind === below.kind && ['item', 'row', 'code', 'fragment'].includes(below.kind)
  return isList || above.kind === 'term' || (below.kind === 'item' && above.kind === 'paragraph')
}

/**
 * The lead-in sentences of lists and tables: the last sentence before the list, or the item above for a nested list; before a
 * table only a sentence that ends with a colon.
 */
class LeadIns {
  /** By the depth of the list. */
  readonly #sentences: (string | null)[] = []

  contextOf({ kind, text, level, context }: Draft): string | null {
    if (kind === 'item') {
      const leadIn = this.#sentences.slice(0, level + 1).findLast((sentence) => sentence !== null) ?? null
      this.#sentences.length = Math.min(this.#sentences.length, level + 1)
      this.#sentences[level + 1] = lastSentence(text.replace(MARK, ''))
      return context ?? leadIn
    }
    if (kind === 'paragraph' && level > 0) return context
    if (kind === 'row' && context === null) {
      const leadIn = this.#sentences[0] ?? null
      return leadIn?.endsWith(':') === true ? leadIn : null
    }
    if (kind === 'paragraph' || kind === 'term')
      this.#sentences.splice(0, Number.POSITIVE_INFINITY, lastSentence(text))
    else if (kind !== 'fragment' && kind !== 'code') this.#sentences.length = 0
    return context
  }
}

/** The mark of a list item: '-', '3.', '(b)'. */
const MARK = /^(?:[-•]|\(?(?:\d{1,3}|[a-z])[.)])\s/i

function lastSentence(text: string): string | null {
  const last = sentences(text).findLast(({ start, end }) => /\p{L}/u.test(text.slice(start, end)))
  return last === undefined ? null : text.slice(last.start, last.end)
}
