import { type RefCallback, useCallback, useState } from 'react'

const FOCUSABLE_SELECTOR = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Whether a box scrolls and contains nothing focusable. Such a box must be focusable itself to be scrolled by
 * keyboard.
 */
export function useScrollsWithoutFocusable<Box extends HTMLElement>(): readonly [boolean, RefCallback<Box>] {
  const [scrolls, setScrolls] = useState(false)
  const ref = useCallback((box: Box | null) => {
    if (!box) return
    const measure = () =>
      setScrolls(box.scrollHeight > box.clientHeight && !box.querySelector(FOCUSABLE_SELECTOR))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [scrolls, ref]
}
