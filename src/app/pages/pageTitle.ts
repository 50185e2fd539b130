import { PRODUCT_NAME } from '../../domain/product.ts'

/** Title of the previous page, or null before the first. */
let currentTitle: string | null = null

/** Sets the document title. After a navigation it also focuses the heading, so that a screen reader announces the page. */
export function setPageTitle(title: string): void {
  document.title = title === '' ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`
  const isNavigation = currentTitle !== null && currentTitle !== title
  currentTitle = title
  if (isNavigation) focusHeading()
}

/** Elements that keep the focus: those the page has focused itself, and open dialogs. */
const FOCUS_KEEPING_SELECTOR = 'main :not(h1), [role="dialog"]:not([data-closed]), [role="alertdialog"]'

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null || document.activeElement?.closest(FOCUS_KEEPING_SELECTOR)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
