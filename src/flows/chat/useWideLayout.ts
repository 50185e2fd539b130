import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'
import { WIDE_LAYOUT_MIN_WIDTH_PX } from './wideLayoutMinWidth.ts'

/** Whether the element is wide enough for three columns. Updates when its width changes. */
export function useWideLayout(ref: RefObject<Element | null>): boolean {
  const [isWide, setWide] = useState(() => window.innerWidth >= WIDE_LAYOUT_MIN_WIDTH_PX)
  useLayoutEffect(() => {
    const { current: element } = ref
    if (element === null) return
    const measure = () => setWide(element.clientWidth >= WIDE_LAYOUT_MIN_WIDTH_PX)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isWide
}
