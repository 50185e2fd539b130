import { useEffect, useState } from 'react'
import type { PdfSheet } from './pdf.ts'
import { type QuoteMark, quoteMarks } from './quoteMarks.ts'

/** The rectangles of a quotation on a page; none without page or quotation, or if the text is unreadable. */
export function useQuoteMarks(sheet: PdfSheet | null, quote: string | undefined): readonly QuoteMark[] {
  const [found, setFound] = useState<{ sheet: PdfSheet; quote: string; marks: QuoteMark[] } | null>(null)
  useEffect(() => {
    if (sheet === null || !quote) return
    let isWanted = true
    sheet.texts().then(
      (texts) => isWanted && setFound({ sheet, quote, marks: quoteMarks(texts, quote, measure) }),
      // The page itself is still displayed without its text.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [sheet, quote])
  return found !== null && found.sheet === sheet && found.quote === quote ? found.marks : []
}

/** Width of a text in a font family, in arbitrary units. */
function measure(text: string, family = 'sans-serif'): number {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return text.length
  context.font = `100px ${family}`
  return context.measureText(text).width
}
