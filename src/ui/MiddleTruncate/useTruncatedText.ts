import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { truncateMiddle } from './truncateMiddle.ts'

/** What fits into the element that contains the full text, and the ref to attach to it. Updated on resize. */
export function useTruncatedText(text: string): readonly [string, RefObject<HTMLSpanElement | null>] {
  const ref = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(text)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const update = () => setShown(truncatedText(element, text))
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    document.fonts.addEventListener('loadingdone', update)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', update)
    }
  }, [text])
  return [shown, ref]
}

function truncatedText(element: HTMLElement, text: string): string {
  // A translation puts the text into other elements.
  const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  if (node?.nodeValue !== text) return text
  const range = document.createRange()
  return truncateMiddle(text, {
    // Half a pixel for rounding.
    width: element.getBoundingClientRect().width + 0.5,
    // Slightly more than in the app's font.
    ellipsisWidth: Number.parseFloat(getComputedStyle(element).fontSize),
    widthOf(from, to) {
      range.setStart(node, from)
      range.setEnd(node, to)
      return range.getBoundingClientRect().width
    },
  })
}
