import type { ExtractedDocument } from '../../types.ts'

/** `pages` is null in formats without pages. */
export interface DocumentLength {
  readonly words: number
  readonly pages: number | null
}

export function lengthOf(document: ExtractedDocument | undefined): DocumentLength {
  const { pages = [], metadata } = document ?? {}
  const words = pages.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0), 0)
  const numbered = pages.flatMap(({ number }) => number ?? [])
  return { words, pages: metadata?.pageCount ?? (numbered.length > 0 ? Math.max(...numbered) : null) }
}

/** '12 pages and 3,400 words' */
export function sayLength({ words, pages }: DocumentLength): string {
  const counted = (count: number, noun: string): string =>
    `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
  return pages === null ? counted(words, 'word') : `${counted(pages, 'page')} and ${counted(words, 'word')}`
}
