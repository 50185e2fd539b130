import { useEffect, useState } from 'react'
import { occurrencesOf, type TextSpan } from '../../lib/text/occurrences.ts'
import type { Pdf, PdfText } from './pdf.ts'
import { markTexts, type QuoteMark } from './quoteMarks.ts'
import { measure } from './useReadingTarget.ts'

/** A match on one page. */
export interface PdfMatch {
  page: number
  span: TextSpan
  texts: readonly PdfText[]
}

interface Found {
  pdf: Pdf
  query: string
  matches: readonly PdfMatch[]
  isComplete: boolean
}

const TYPING_PAUSE_MS = 150
/** The matches are shown each time that so many pages have been searched. */
const PAGES_AT_ONCE = 10
/** The texts of each page that was searched. */
const textsOf = new WeakMap<Pdf, Map<number, readonly PdfText[]>>()

/** Searches all pages of a document, in order. */
export function usePdfSearch(pdf: Pdf | undefined, query: string) {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (pdf === undefined || query === '') return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const matches: PdfMatch[] = []
      for (let page = 1; page <= pdf.pages; page += 1) {
        const texts = await readPage(pdf, page)
        if (!isCurrent) return
        const spans = occurrencesOf(
          texts.map(({ str }) => str),
          query,
        )
        matches.push(...spans.map((span) => ({ page, span, texts })))
        const isComplete = page === pdf.pages
        if (isComplete || page % PAGES_AT_ONCE === 0)
          setFound({ pdf, query, matches: [...matches], isComplete })
      }
    }, TYPING_PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [pdf, query])
  const isFound = query !== '' && found?.pdf === pdf && found?.query === query
  return {
    matches: isFound && found !== null ? found.matches : NO_MATCHES,
    isSearching: query !== '' && !(isFound && found?.isComplete),
  }
}

export const NO_MATCHES: readonly PdfMatch[] = []

/** A page that cannot be read has no texts. */
async function readPage(pdf: Pdf, page: number): Promise<readonly PdfText[]> {
  const stored = textsOf.get(pdf) ?? new Map<number, readonly PdfText[]>()
  textsOf.set(pdf, stored)
  const texts =
    stored.get(page) ??
    (await pdf.loadPage(page).then(
      (loaded) => loaded.texts(),
      () => [],
    ))
  stored.set(page, texts)
  return texts
}

/** The lines of a match. */
export function marksOf({ span: { start, end }, texts }: PdfMatch): QuoteMark[] {
  const covered = texts.slice(start.text, end.text + 1).map((text, index) => ({
    text,
    from: index === 0 ? start.offset : 0,
    to: start.text + index === end.text ? end.offset : text.str.length,
  }))
  return markTexts(covered, measure)
}
