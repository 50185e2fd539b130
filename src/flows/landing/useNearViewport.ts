import { type RefObject, useEffect, useRef } from 'react'

/** How near an element is when it is approached: three quarters of a window away. */
const MARGIN = '75% 0px'

/** Calls back when the reader comes near an element of the page. */
export function useNearViewport(element: RefObject<HTMLElement | null>, onApproach: () => void): void {
  const latest = useRef(onApproach)
  useEffect(() => {
    latest.current = onApproach
  })
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
