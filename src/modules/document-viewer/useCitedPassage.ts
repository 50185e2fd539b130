import { type RefObject, useLayoutEffect, useState } from 'react'
import type { CitedPassage } from './findPassage.ts'
import { findPassage } from './findPassage.ts'
import { CITED_PASSAGE } from './highlightName.ts'

/** The share of the view above the passage. */
const SPACE_ABOVE = 0.25

/**
 * Marks a passage in the rendered text of an element and scrolls to it. The element's own scroll box is the view. Returns
 * whether the text contains the passage.
 */
export function useCitedPassage(
  viewRef: RefObject<HTMLElement | null>,
  textRef: RefObject<HTMLElement | null>,
  cited: CitedPassage | null,
): boolean {
  const [isFound, setFound] = useState(true)
  useLayoutEffect(() => {
    const [view, element] = [viewRef.current, textRef.current]
    if (view === null || element === null || cited === null) return
    const range = rangeOf(element, cited)
    setFound(range !== null)
    if (range === null) return
    // Parts far away from the view have no layout until they are scrolled to.
    range.startContainer.parentElement?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
    const distance = range.getBoundingClientRect().top - view.getBoundingClientRect().top
    view.scrollBy({ top: distance - view.clientHeight * SPACE_ABOVE, behavior: 'instant' })
    return mark(range)
  }, [viewRef, textRef, cited])
  return isFound
}

function rangeOf(element: HTMLElement, cited: CitedPassage): Range | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode)
  const found = findPassage(
    nodes.map(({ data }) => data),
    cited,
  )
  const start = nodes[found?.start.text ?? -1]
  const end = nodes[found?.end.text ?? -1]
  if (!found || !start || !end) return null
  const range = document.createRange()
  range.setStart(start, found.start.offset)
  range.setEnd(end, found.end.offset)
  return range
}

/** Highlights a range without changing the elements. Older browsers only scroll to it. */
function mark(range: Range): () => void {
  if (!('highlights' in CSS)) return () => {}
  const highlight = CSS.highlights.get(CITED_PASSAGE) ?? new Highlight()
  CSS.highlights.set(CITED_PASSAGE, highlight.add(range))
  return () => void highlight.delete(range)
}
