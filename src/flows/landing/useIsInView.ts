import { type RefObject, useEffect, useState } from 'react'

/** Whether the element is in the viewport, enlarged or reduced by a margin (CSS syntax). True until it is known. */
export function useIsInView(element: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isInView
}
