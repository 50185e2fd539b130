import { useEffect, useState } from 'react'
import type { PdfSheet } from './pdf.ts'
import { type QuoteMark, quoteMarks } from './quoteMarks.ts'

/** Where a quotation stands on a page; nowhere where there is none of either, or it cannot be told. */
export function useQuoteMarks(sheet: PdfSheet | null, quote: string | undefined): readonly QuoteMark[] {
  const [found, setFound] = useState<{ sheet: PdfSheet; quote: string; marks: QuoteMark[] } | null>(null)
  useEffect(() => {
    if (sheet === null || !quote) return
    let isWanted = true
    sheet.texts().then(
      (texts) => isWanted && setFound({ sheet, quote, marks: quoteMarks(texts, quote, measure) }),
      // A page whose letters cannot be read has been drawn all the same.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [sheet, quote])
  return found !== null && found.sheet === sheet && found.quote === quote ? found.marks : []
}

/** How wide a text is in a family, in any unit. */
function measure(text: string, family = 'sans-serif'): number {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return text.length
  context.font = `100px ${family}`
  return context.measureText(text).width
}
