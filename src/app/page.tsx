import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { arrive } from './arrive.ts'
import { PageSpinner } from './PageSpinner.tsx'

/**
 * A route's element: the page with its title, and a spinner until it is there. Each page waits for itself: where one
 * is slow to come, the press that asked for it still shows at once.
 */
export function page(title: string, content: ReactNode) {
  return (
    <Suspense key={title} fallback={<PageSpinner />}>
      {content}
      <Arrival title={title} />
    </Suspense>
  )
}

/** Stands behind the page: it arrives when all of the page is there. */
function Arrival({ title }: { title: string }) {
  const { hash } = useLocation()
  const navigation = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the arrival.
  useLayoutEffect(() => {
    // The browser looked for the part that was asked for before the page was there.
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    // Who goes back finds the place again by the browser.
    else if (navigation !== 'POP') window.scrollTo(0, 0)
  }, [])
  useEffect(() => arrive(title), [title])
  return null
}
