import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { PageSpinner } from './PageSpinner.tsx'
import { setPageTitle } from './pageTitle.ts'
import { removePrerendered } from './prerendered.ts'

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
