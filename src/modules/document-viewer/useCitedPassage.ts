import { type RefObject, useLayoutEffect, useState } from 'react'
import type { TextSpan } from '../../lib/text/occurrences.ts'
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
    scrollToRange(view, range)
    return mark(CITED_PASSAGE, [range])
  }, [viewRef, textRef, cited])
  return isFound
}

function rangeOf(element: HTMLElement, cited: CitedPassage): Range | null {
  const nodes = textNodesOf(element)
  const span = findPassage(
    nodes.map(({ data }) => data),
    cited,
  )
  return span && toRange(nodes, span)
}

export function textNodesOf(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode)
  return nodes
}

/** A span of the nodes' texts. */
export function toRange(nodes: readonly Text[], { start, end }: TextSpan): Range | null {
  const [first, last] = [nodes[start.text], nodes[end.text]]
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first, start.offset)
  range.setEnd(last, end.offset)
  return range
}

/** Scrolls the element's scroll box to a range. */
export function scrollToRange(view: HTMLElement, range: Range): void {
  // Parts far away from the view have no layout until they are scrolled to.
  range.startContainer.parentElement?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
  const distance = range.getBoundingClientRect().top - view.getBoundingClientRect().top
  view.scrollBy({ top: distance - view.clientHeight * SPACE_ABOVE, behavior: 'instant' })
}

/** Highlights ranges without changing the elements. Older browsers only scroll to them. */
export function mark(name: string, ranges: readonly Range[]): () => void {
  if (!('highlights' in CSS)) return () => {}
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, highlight)
  for (const range of ranges) highlight.add(range)
  return () => {
    for (const range of ranges) highlight.delete(range)
  }
}
