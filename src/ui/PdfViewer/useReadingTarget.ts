import { useEffect, useState } from 'react'
import type { LoadedPage } from './pdf.ts'
import { NO_TARGET, type ReadingTarget, readingTarget } from './readingTarget.ts'

interface FoundTarget {
  loadedPage: LoadedPage
  quote: string | undefined
  target: ReadingTarget
}

/** Where a quotation is on a page. Undefined while the page's text loads. */
export function useReadingTarget(
  loadedPage: LoadedPage | null | undefined,
  quote: string | undefined,
): ReadingTarget | undefined {
  const [found, setFound] = useState<FoundTarget | null>(null)
  useEffect(() => {
    if (!loadedPage) return
    let isCurrent = true
    const finish = (target: ReadingTarget) => isCurrent && setFound({ loadedPage, quote, target })
    loadedPage.texts().then(
      (texts) => finish(readingTarget(texts, quote, measure)),
      // The page itself is still displayed without its text.
      () => finish(NO_TARGET),
    )
    return () => {
      isCurrent = false
    }
  }, [loadedPage, quote])
  if (loadedPage === null) return NO_TARGET
  return found?.loadedPage === loadedPage && found?.quote === quote ? found?.target : undefined
}

/** Width of a text in a font family, in arbitrary units. */
export function measure(text: string, family = 'sans-serif'): number {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return text.length
  context.font = `100px ${family}`
  return context.measureText(text).width
}
