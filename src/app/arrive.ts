import { PRODUCT_NAME } from '../domain/product.ts'

/** The title of the page that was shown last; null before the first. */
let shown: string | null = null

/**
 * Somebody has come to a page: the browser's tab, history and bookmarks name it. Who came from another page finds the
 * focus at its heading, so that a screen reader says where they are and the keyboard goes on from there.
 */
export function arrive(title: string): void {
  document.title = title === '' ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`
  const isFromAnother = shown !== null && shown !== title
  shown = title
  if (isFromAnother) focusHeading()
}

/** A page that has taken the focus itself keeps it, and so does a dialog that is open over it. */
const KEEPERS = 'main :not(h1), [role="dialog"]:not([data-closed]), [role="alertdialog"]'

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null || document.activeElement?.closest(KEEPERS)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
