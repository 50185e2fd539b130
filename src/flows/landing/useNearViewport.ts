import { type RefObject, useEffect, useRef } from 'react'

/** 75% of the window height above and below it. */
const VIEWPORT_MARGIN = '75% 0px'

/** Calls back when scrolling brings the element near the viewport. */
export function useNearViewport(element: RefObject<HTMLElement | null>, onNear: () => void): void {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: VIEWPORT_MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
