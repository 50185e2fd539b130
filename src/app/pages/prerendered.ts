const FOCUSABLE = 'a, button'

/**
 * Removes the first screen, which the build wrote into the HTML of some pages, when the app shows its own page. The
 * focus moves to the same link of the page.
 */
export function removePrerendered(): void {
  const prerendered = document.getElementById('prerendered')
  if (prerendered === null) return
  const focused = document.activeElement
  const index = focused === null ? -1 : [...prerendered.querySelectorAll(FOCUSABLE)].indexOf(focused)
  prerendered.remove()
  if (index < 0) return
  const links = document.getElementById('root')?.querySelectorAll<HTMLElement>(FOCUSABLE)
  links?.[index]?.focus({ preventScroll: true })
}
