import { type RefCallback, useCallback, useState } from 'react'

const FOCUSABLE_SELECTOR = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Whether a box scrolls and holds nothing that takes the focus: then the keyboard reaches the end of its words
 * only where the box itself can be focused.
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
