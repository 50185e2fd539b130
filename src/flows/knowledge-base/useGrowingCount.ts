import { useCallback, useState } from 'react'

/** How many rows a list grows by, and how near its end must come to the window for that, in pixels. */
const STEP = 100
const NEAR = '1200px'

/**
 * How many of a long list's rows exist: some, and more whenever the end comes near. `endRef` goes to an element
 * after the last of them, keyed by `count` so that a new end is looked at anew.
 */
export function useGrowingCount(total: number) {
  const [count, setCount] = useState(STEP)
  const endRef = useCallback((end: HTMLElement | null) => {
    if (end === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount((before) => before + STEP)
      },
      { rootMargin: NEAR },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [])
  return { count: Math.min(count, total), endRef }
}
