import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element's text is wider than the element, updated on resize, and the ref to attach. */
export function useIsTruncated(): readonly [boolean, RefCallback<HTMLElement>] {
  const [isTruncated, setCut] = useState(false)
  const watch = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isTruncated, watch]
}
