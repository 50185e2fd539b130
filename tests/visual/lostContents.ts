import type { Page } from '@playwright/test'

/**
 * What cannot be read: the page itself if it scrolls horizontally, and texts that an element around them cuts off
 * without an ellipsis. Decoration and texts for screen readers do not count.
 */
export async function lostContents(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis'
    }
    const isForReading = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.closest('[aria-hidden="true"], [inert], [data-decoration], svg') === null &&
      element.getBoundingClientRect().width > 1
    /** Whether the text ends outside of the nearest element that clips it. */
    const isCutOff = (text: Text) => {
      const parent = text.parentElement
      if (parent === null || text.data.trim() === '' || !isForReading(parent)) return false
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      for (let element: Element | null = parent; element !== null; element = element.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(element)
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false
        const box = element.getBoundingClientRect()
        if (isClipped(element)) return box.width > 1 && (left < box.left - 1 || right > box.right + 1)
      }
      return false
    }
    const { scrollWidth, clientWidth } = document.documentElement
    const found =
      scrollWidth > clientWidth ? [`The page is ${scrollWidth - clientWidth} pixels too wide.`] : []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && isCutOff(walker.currentNode))
        found.push(`Cut off: ${walker.currentNode.data}`)
    return found
  })
}
