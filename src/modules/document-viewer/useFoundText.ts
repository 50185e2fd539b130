import { type RefObject, useLayoutEffect, useState } from 'react'
import { occurrencesOf } from '../../lib/text/occurrences.ts'
import { type DocumentSearch, matchIndex } from '../../ui/PdfViewer/useDocumentSearch.ts'
import { CURRENT_FOUND, FOUND } from './highlightName.ts'
import { mark, scrollToRange, textNodesOf, toRange } from './useCitedPassage.ts'

/** Marks what is found in the rendered text of an element, and scrolls to the current match. Returns the number of matches. */
export function useFoundText(
  viewRef: RefObject<HTMLElement | null>,
  textRef: RefObject<HTMLElement | null>,
  { query, current }: DocumentSearch,
): number {
  const [ranges, setRanges] = useState<readonly Range[]>([])
  useLayoutEffect(() => {
    if (textRef.current === null) return
    const nodes = textNodesOf(textRef.current)
    const spans = occurrencesOf(
      nodes.map(({ data }) => data),
      query,
    )
    const found = spans.flatMap((span) => toRange(nodes, span) ?? [])
    setRanges(found)
    return mark(FOUND, found)
  }, [textRef, query])
  useLayoutEffect(() => {
    const range = ranges[matchIndex(current, ranges.length)]
    if (range === undefined || viewRef.current === null) return
    scrollToRange(viewRef.current, range)
    return mark(CURRENT_FOUND, [range])
  }, [viewRef, ranges, current])
  return ranges.length
}
