import { useEffect, useState } from 'react'
import type { LoadedPage } from './pdf.ts'
import { type QuoteMark, quoteMarks } from './quoteMarks.ts'

interface FoundQuote {
  loadedPage: LoadedPage
  quote: string
  marks: QuoteMark[] | null
}

/**
 * The rectangles of a quotation on a page, null if the page does not contain it. None without page or quotation, or if
 * the text is unreadable.
 */
export function useQuoteMarks(
  loadedPage: LoadedPage | null,
  quote: string | undefined,
): readonly QuoteMark[] | null {
  const [found, setFound] = useState<FoundQuote | null>(null)
  useEffect(() => {
    if (loadedPage === null || !quote) return
    let isCurrent = true
    loadedPage.texts().then(
      (texts) => isCurrent && setFound({ loadedPage, quote, marks: quoteMarks(texts, quote, measure) }),
      // The page itself is still displayed without its text.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [loadedPage, quote])
  return found !== null && found.loadedPage === loadedPage && found.quote === quote ? found.marks : []
}

/** Width of a text in a font family, in arbitrary units. */
function measure(text: string, family = 'sans-serif'): number {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return text.length
  context.font = `100px ${family}`
  return context.measureText(text).width
}
