import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { PageSpinner } from './PageSpinner.tsx'
import { removePrerendered } from './prerendered.ts'

/** Title of the previous page, or null before the first. */
let currentTitle: string | null = null

/** Sets the document title. After a navigation it also focuses the heading, so that a screen reader announces the page. */
function setPageTitle(title: string): void {
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

/**
 * A route's element: the page with its document title, and a spinner while it loads. Each page has its own Suspense
 * boundary, so that a click on a link takes effect before a slow page has loaded.
 */
export function page(title: string, content: ReactNode) {
  return (
    <Suspense key={title} fallback={<PageSpinner />}>
      <PrerenderedEnd />
      {content}
      <PageEffects title={title} />
    </Suspense>
  )
}

/** Before the content, so that the page is visible when layout effects of the content measure it. */
function PrerenderedEnd() {
  useLayoutEffect(removePrerendered, [])
  return null
}

/** Sets scroll position, title and focus once the page has loaded. */
function PageEffects({ title }: { title: string }) {
  const { hash } = useLocation()
  const navigation = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has loaded.
  useLayoutEffect(() => {
    // The browser looked for the hash before the page had loaded.
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    // On back and forward the browser restores the scroll position.
    else if (navigation !== 'POP') window.scrollTo(0, 0)
  }, [])
  useEffect(() => setPageTitle(title), [title])
  return null
}
