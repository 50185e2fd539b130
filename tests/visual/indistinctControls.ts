import type { Page } from '@playwright/test'

/**
 * With forced colors: the fields and buttons without text, icon, border or outline, and the selected entries and tabs
 * that look like those that are not.
 */
export async function indistinctControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.getBoundingClientRect().width > 1
    const hasFrame = (element: Element | null) => {
      if (element === null) return false
      const style = getComputedStyle(element)
      return (
        (style.borderBlockEndStyle !== 'none' && style.borderBlockEndWidth !== '0px') ||
        style.outlineStyle !== 'none' ||
        (element.matches('input') && style.appearance !== 'none')
      )
    }
    /** The element, what it contains, what is drawn in its place beside it, and the frame of its field. */
    const isFramed = (control: Element) =>
      [control, ...control.querySelectorAll('*'), control.nextElementSibling].some(hasFrame) ||
      [control.parentElement, control.parentElement?.parentElement ?? null].some(hasFrame)
    const frameless = [
      ...document.querySelectorAll(
        'input:not([type="hidden"], [type="file"], [type="range"]), textarea, select, button, [role="switch"]',
      ),
    ].filter(
      (control) =>
        isVisible(control) &&
        control.textContent?.trim() === '' &&
        control.querySelector('svg') === null &&
        !isFramed(control),
    )

    const look = (element: Element) => {
      const styles = [getComputedStyle(element), getComputedStyle(element, '::before')]
      const icons = [...element.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)
      return [
        ...styles.flatMap(({ content, borderColor, backgroundColor }) => [
          content,
          borderColor,
          backgroundColor,
        ]),
        ...icons,
      ].join()
    }
    const SELECTED = '[aria-current]:not([aria-current="false"]), [role="tab"][aria-selected="true"]'
    const unmarked = [...document.querySelectorAll(SELECTED)].filter((selected) => {
      const siblings = [...document.getElementsByTagName(selected.tagName)]
      const other = siblings.find(
        (sibling) => sibling.className === selected.className && !sibling.matches(SELECTED),
      )
      return isVisible(selected) && other !== undefined && look(other) === look(selected)
    })
    return [...frameless, ...unmarked].map(({ outerHTML }) => outerHTML.slice(0, 160))
  })
}
