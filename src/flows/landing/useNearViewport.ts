import { type RefObject, useEffect, useRef } from 'react'

/** Calls back when scrolling brings the element into the viewport or the margin around it (CSS syntax). */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  onNear: () => void,
  margin: string,
): void {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
}
